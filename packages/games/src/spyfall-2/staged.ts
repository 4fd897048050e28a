// Tests only: a table at which the cards lie as the test wants them, and short ways to do things at it.
import { act, advanceTime, type Match, type Refusal, readOptions, resumeMatch, type Seat, seedFromText, viewOfSeat } from '@safehouse/engine'
import type { Role } from './cards.ts'
import type { SpyfallAction } from './facts.ts'
import { spyfall2 } from './game.ts'
import type { SpyfallOptions } from './options.ts'
import * as tell from './tell.ts'
import type { SpyfallTypes } from './types.ts'

export type Staged = Match<SpyfallTypes>
export const spy = null
export const minute = 60_000

/** The cards by seat; `spy` is a spy's, a number the role of that number. Dealt at time 0, in the lighthouse, by seat 0 or who is
 * given as the first dealer. */
export function staged(cards: readonly Role[], given: Partial<SpyfallOptions> = {}): Staged {
  const options = readOptions(spyfall2.options, { firstDealer: 0, ...given }, cards.length)
  const told = tell.roundBegan({ dealer: options.firstDealer ?? 0, place: 'lamplight/lighthouse', cards }, options.oldPals)
  return resumeMatch(spyfall2, { options, seats: cards.length }, seedFromText('staged'), [{ at: 0, input: 'deal', told }])
}
/** The same with the clock running since time 0. */
export function running(cards: readonly Role[], given: Partial<SpyfallOptions> = {}): Staged {
  const match = staged(cards, given)
  dare(match, match.truth.common.dealer, { do: 'startClock' }, 0)
  return match
}

type Without<A, F extends PropertyKey> = A extends unknown ? Omit<A, F> : never
export type Deed = Without<SpyfallAction, 'question'>

/** Does it, with the name of the question that is open, and gives back why it was refused, if so. */
export function attempt(match: Staged, seat: Seat, deed: Deed, now: number): Refusal | undefined {
  advanceTime(match, now)
  const choice = spyfall2.choices(viewOfSeat(match.truth, seat)).find((offer) => offer.do === deed.do)
  return act(match, seat, { ...deed, question: choice?.question ?? 'none' } as SpyfallAction, now)
}
/** Does what must not be refused. */
export function dare(match: Staged, seat: Seat, deed: Deed, now: number): void {
  const refusal = attempt(match, seat, deed, now)
  if (refusal) throw new Error(`${JSON.stringify(deed)} was refused: ${JSON.stringify(refusal)}`)
}
/** Everybody but the suspect (and the accuser, whose vote is given) votes; those listed raise a hand. */
export function vote(match: Staged, up: readonly Seat[], now: number): void {
  const { stage } = match.truth.common
  if (stage.is !== 'voting') throw new Error('no vote is on')
  for (let seat = 0; seat < match.setup.seats; seat++)
    if (seat !== stage.suspect && !stage.voted.includes(seat)) dare(match, seat, { do: 'vote', up: up.includes(seat) }, now)
}
/** What a seat may do of that kind, with everything it may do it to. */
export const offered = (match: Staged, seat: Seat, what: SpyfallAction['do']) =>
  spyfall2.choices(viewOfSeat(match.truth, seat)).find((offer) => offer.do === what)?.fields
export const stageOf = (match: Staged) => match.truth.common.stage
export const pointsOf = (match: Staged) => match.truth.common.points
export const lastFacts = (match: Staged) => match.entries.at(-1)!.told.map((told) => told.fact)
