// What the secrecy checks share: random plays to look at, the same step in another world, and the place where two worlds of
// one viewer first part.
import { ok } from 'node:assert'
import {
  type AnyBot,
  act,
  type Chance,
  type Entry,
  type Fact,
  type Feed,
  type FeedMessage,
  firstDeadline,
  type Game,
  type GameTypes,
  type Match,
  permits,
  quickChance,
  randomBot,
  type Seat,
  type Setup,
  sampleAction,
  seedFromText,
  simulate,
  viewOfSeat,
} from '../src/index.ts'

export interface Step<K extends GameTypes> {
  readonly at: number
  readonly seat: Seat
  readonly action: K['action']
}
/** Plays at random, and now and then lets whatever clock there is run out. */
const dawdler: AnyBot = (seen, chance) => {
  const move = randomBot(seen, chance)
  return move && { ...move, delayMs: move.delayMs * pace(chance) }
}
const pace = (chance: Chance): number => (chance.below(10) === 0 ? 200 : 1)

export const randomPlay = <K extends GameTypes>(
  game: Game<K>,
  setup: Setup<K>,
  name: string,
  onDecision?: (match: Match<K>, now: number) => void,
): Match<K> =>
  simulate({ game, setup, secret: seedFromText(name), bots: Array.from({ length: setup.seats }, () => dawdler), ...(onDecision && { onDecision }) })

/** The actions of a log: its deadlines come by themselves. */
export const stepsOf = <K extends GameTypes>({ entries }: { readonly entries: readonly Entry<K>[] }): Step<K>[] =>
  entries.flatMap(({ at, input }) => (input !== 'deal' && 'action' in input ? [{ at, seat: input.seat, action: input.action }] : []))

export const dice = (name: string): Chance => quickChance(name)

/** A step that somebody may take, or that time takes: none when the game is over or waits for nothing. */
export function mayStep<K extends GameTypes>({ game, truth }: Match<K>, now: number, chance: Chance): Step<K> | undefined {
  if (game.outcome(truth.common)) return undefined
  const seats = chance.shuffle(truth.hands.map((_, seat) => seat))
  for (const seat of seats) {
    const choices = game.choices(viewOfSeat(truth, seat))
    if (choices.length > 0) return { seat, at: now + 1 + chance.below(3000) * pace(chance), action: sampleAction(chance.pick(choices), chance) }
  }
  const due = firstDeadline(game, truth)
  ok(due, `nobody may do anything, nothing is due, and ${game.id} is not over`)
  return { seat: 0, at: due.at, action: { do: 'wait', question: '' } }
}

/** The step as this world permits it, if at all: the seat does the same, by the name that the question has here. */
export function asAsked<K extends GameTypes>({ game, truth }: Match<K>, step: Step<K>): Step<K> | undefined {
  const choices = game.choices(viewOfSeat(truth, step.seat))
  if (permits(choices, step.action)) return step
  for (const { do: does, question } of choices) {
    const action = { ...step.action, question }
    if (does === step.action.do && permits(choices, action)) return { ...step, action }
  }
  return undefined
}
export function doStep<K extends GameTypes>(match: Match<K>, { seat, action, at }: Step<K>): void {
  const refusal = act(match, seat, action, at)
  ok(!refusal, `permitted, yet refused: ${JSON.stringify({ action, refusal })}`)
}

/** Nothing, if two feeds are the same or first differ in what the game declares as revealing; else the difference. */
export function undeclared<K extends GameTypes>(game: Game<K>, one: Feed<K>, other: Feed<K>): string | undefined {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [a, b] = [one[i], other[i]]
    if (JSON.stringify(a) === JSON.stringify(b)) continue
    if (declared(game, a, b)) return undefined
    return `message ${i} differs where nothing is declared to be revealed:\n  ${JSON.stringify(a)}\n  ${JSON.stringify(b)}`
  }
  return undefined
}
function declared<K extends GameTypes>(game: Game<K>, one: FeedMessage<K> | undefined, other: FeedMessage<K> | undefined): boolean {
  const reveals = game.reveals as Record<string, 'appears' | readonly string[] | undefined>
  const appears = (fact: Fact | undefined): boolean => fact !== undefined && reveals[fact.kind] === 'appears'
  const [facts, others] = [one?.facts ?? [], other?.facts ?? []]
  const at = Array.from({ length: Math.max(facts.length, others.length) }).findIndex((_, i) => JSON.stringify(facts[i]) !== JSON.stringify(others[i]))
  if (at < 0) return facts.some(appears)
  const [a, b] = [facts[at], others[at]]
  if (appears(a) || appears(b)) return true
  if (!a || !b || a.kind !== b.kind || one?.at !== other?.at) return false
  const fields = reveals[a.kind] ?? []
  const [ours, theirs] = [a, b] as unknown as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...ours, ...theirs }).every((name) => fields.includes(name) || JSON.stringify(ours[name]) === JSON.stringify(theirs[name]))
}
