// What happens by itself in Winks: a round runs out, a wink that nobody answers fades.
import type { Deadline, Truth } from '@safehouse/engine'
import type { Wink, WinksTypes } from './types.ts'

/** Every wink without an answer, once: from the hand of the seat that winked. */
const unansweredWinks = ({ hands }: Truth<WinksTypes>): Wink[] => hands.flatMap(({ unanswered }, seat) => unanswered.filter(({ by }) => by === seat))
const fadeDeadline = ({ by, to, earlierWinks, until }: Wink): Deadline => ({ id: `fade:${by}:${to}:${earlierWinks}`, at: until })

export const deadlines = (truth: Truth<WinksTypes>): Deadline[] =>
  truth.common.cards ? [] : [{ id: `round:${truth.common.round}`, at: truth.common.until }, ...unansweredWinks(truth).map(fadeDeadline)]

export const findWink = (truth: Truth<WinksTypes>, wanted: (wink: Wink, deadline: string) => boolean): Wink | undefined =>
  unansweredWinks(truth).find((wink) => wanted(wink, fadeDeadline(wink).id))
