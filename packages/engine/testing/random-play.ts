// Random matches for the checks, and steps: actions with their times, which can be repeated in another match.
import { ok } from 'node:assert'
import {
  type AnyBot,
  act,
  type Chance,
  type Entry,
  firstDeadline,
  type Game,
  type GameTypes,
  type Match,
  permits,
  randomBot,
  type Seat,
  type Setup,
  sampleAction,
  seedFromText,
  simulate,
  viewOfSeat,
} from '../src/index.ts'

/** A seat's action at a certain time. */
export interface Step<K extends GameTypes> {
  readonly at: number
  readonly seat: Seat
  readonly action: K['action']
}
/** A random bot that is now and then so slow that deadlines pass. */
const slowRandomBot: AnyBot = (input, chance) => {
  const move = randomBot(input, chance)
  return move && { ...move, delayMs: move.delayMs * delayFactor(chance) }
}
const delayFactor = (chance: Chance): number => (chance.below(10) === 0 ? 200 : 1)

/** A whole random match, the same for the same name. */
export const randomPlay = <K extends GameTypes>(
  game: Game<K>,
  setup: Setup<K>,
  name: string,
  onDecision?: (match: Match<K>, now: number) => void,
): Match<K> =>
  simulate({
    game,
    setup,
    secret: seedFromText(name),
    bots: Array.from({ length: setup.seats }, () => slowRandomBot),
    ...(onDecision && { onDecision }),
  })

/** The actions of a log as steps. Its deadlines are left out: they come by themselves. */
export const stepsOf = <K extends GameTypes>({ entries }: { readonly entries: readonly Entry<K>[] }): Step<K>[] =>
  entries.flatMap(({ at, input }) => (input !== 'deal' && 'action' in input ? [{ at, seat: input.seat, action: input.action }] : []))

/** A random step that some seat may take; if no seat may act, a step that waits for the next deadline. None when the match is over. */
export function randomStep<K extends GameTypes>({ game, truth }: Match<K>, now: number, chance: Chance): Step<K> | undefined {
  if (game.outcome(truth.common)) return undefined
  const seats = chance.shuffle(truth.hands.map((_, seat) => seat))
  for (const seat of seats) {
    const choices = game.choices(viewOfSeat(truth, seat))
    if (choices.length > 0)
      return { seat, at: now + 1 + chance.below(3000) * delayFactor(chance), action: sampleAction(chance.pick(choices), chance) }
  }
  const due = firstDeadline(game, truth)
  ok(due, `nobody may do anything, nothing is due, and ${game.id} is not over`)
  return { seat: 0, at: due.at, action: { do: 'wait', question: '' } }
}

/** The same step in this match, where its question may have another name. None if this match does not permit it. */
export function stepIn<K extends GameTypes>({ game, truth }: Match<K>, step: Step<K>): Step<K> | undefined {
  const choices = game.choices(viewOfSeat(truth, step.seat))
  if (permits(choices, step.action)) return step
  for (const { do: does, question } of choices) {
    const action = { ...step.action, question }
    if (does === step.action.do && permits(choices, action)) return { ...step, action }
  }
  return undefined
}
/** Takes a step that the match permits. */
export function takeStep<K extends GameTypes>(match: Match<K>, { seat, action, at }: Step<K>): void {
  const refusal = act(match, seat, action, at)
  ok(!refusal, `permitted, yet refused: ${JSON.stringify({ action, refusal })}`)
}
