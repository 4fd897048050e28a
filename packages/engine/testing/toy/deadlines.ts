// What happens by itself in Winks: a round runs out, a wink that nobody answers fades.
import type { Deadline, Truth } from '@safehouse/engine'
import type { Wink, Winks } from './types.ts'

/** Every wink without an answer, once: from the hand of the seat that winked. */
const unansweredWinks = ({ hands }: Truth<Winks>): Wink[] => hands.flatMap(({ open }, seat) => open.filter(({ by }) => by === seat))
const fadeDeadline = ({ by, to, earlier, until }: Wink): Deadline => ({ id: `fade:${by}:${to}:${earlier}`, at: until })

export const deadlines = (truth: Truth<Winks>): Deadline[] =>
  truth.common.cards ? [] : [{ id: `round:${truth.common.round}`, at: truth.common.until }, ...unansweredWinks(truth).map(fadeDeadline)]

export const findWink = (truth: Truth<Winks>, wanted: (wink: Wink, deadline: string) => boolean): Wink | undefined =>
  unansweredWinks(truth).find((wink) => wanted(wink, fadeDeadline(wink).id))
