// A match of Spyfall 2 for tests, with the cards that the test chooses.
import { readOptions, resumeMatch, type Seat, seedFromText } from '@safehouse/engine'
import { type Attempt, type Position as PositionIn, positionOf } from '../../testing/position.ts'
import type { Role } from '../cards.ts'
import type { SpyfallAction } from '../facts.ts'
import { spyfall2 } from '../game.ts'
import type { SpyfallOptions } from '../options.ts'
import { questionOf } from '../questions.ts'
import * as tell from '../tell.ts'
import type { SpyfallTypes } from '../types.ts'

export type Position = PositionIn<SpyfallTypes>
export type SpyfallAttempt = Attempt<SpyfallAction>
/** A spy's card. */
export const spy = null
export const MINUTE_MS = 60_000

/** The cards by seat: `spy`, or the number of a role. Dealt at time 0, in the lighthouse, by seat 0 unless a first dealer is given. */
export function position(cards: readonly Role[], chosenOptions: Partial<SpyfallOptions> = {}): Position {
  const options = readOptions(spyfall2.options, { firstDealer: 0, ...chosenOptions }, cards.length)
  const told = tell.roundBegan({ dealer: options.firstDealer ?? 0, place: 'lamplight/lighthouse', cards }, options.oldPals)
  const match = resumeMatch(spyfall2, { options, seats: cards.length }, seedFromText('staged'), [{ at: 0, input: 'deal', told }])
  return positionOf(match, { openQuestion: ({ common }, action) => questionOf[action](common) })
}
/** The same with the clock running since time 0. */
export function startRound(cards: readonly Role[], chosenOptions: Partial<SpyfallOptions> = {}): Position {
  const match = position(cards, chosenOptions)
  match.does(match.common().dealer, { do: 'startClock' }, 0)
  return match
}

/** Everybody but the suspect (and the accuser, whose vote is given) votes; those listed raise a hand. */
export function vote(match: Position, up: readonly Seat[], now: number): void {
  const { stage } = match.common()
  if (stage.is !== 'voting') throw new Error('no vote is on')
  for (let seat = 0; seat < match.setup.seats; seat++)
    if (seat !== stage.suspect && !stage.voted.includes(seat)) match.does(seat, { do: 'vote', up: up.includes(seat) }, now)
}
/** The fields of the choice of this kind that a seat has, with their possible values; undefined if it has none. */
export const fieldsOffered = (match: Position, seat: Seat, what: SpyfallAction['do']) =>
  spyfall2.choices(match.view(seat)).find((offer) => offer.do === what)?.fields
