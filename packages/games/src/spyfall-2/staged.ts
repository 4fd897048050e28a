// Tests only: a table at which the cards lie as the test wants them, and short ways to do things at it.
import { act, type Play, passTime, type Refusal, readOptions, resume, type Seat, seedFrom, seenBy } from '@safehouse/engine'
import type { Role } from './cards.ts'
import type { Act } from './facts.ts'
import { spyfall2 } from './game.ts'
import type { Spyfall2 } from './kinds.ts'
import type { Options } from './options.ts'
import * as tell from './tell.ts'

export type Staged = Play<Spyfall2>
export const spy = null
export const minute = 60_000

/** The cards by seat; `spy` is a spy's, a number the role of that number. Dealt at time 0, in the lighthouse, by seat 0 or who is
 * given as the first dealer. */
export function staged(cards: readonly Role[], given: Partial<Options> = {}): Staged {
  const options = readOptions(spyfall2.options, { firstDealer: 0, ...given }, cards.length)
  const told = tell.roundBegan({ dealer: options.firstDealer ?? 0, place: 'lamplight/lighthouse', cards }, options.oldPals)
  return resume(spyfall2, { options, seats: cards.length }, seedFrom('staged'), [{ at: 0, input: 'deal', told }])
}
/** The same with the clock running since time 0. */
export function running(cards: readonly Role[], given: Partial<Options> = {}): Staged {
  const play = staged(cards, given)
  dare(play, play.truth.table.dealer, { do: 'startClock' }, 0)
  return play
}

type Without<A, F extends PropertyKey> = A extends unknown ? Omit<A, F> : never
export type Deed = Without<Act, 'question'>

/** Does it, with the name of the question that is open, and gives back why it was refused, if so. */
export function attempt(play: Staged, seat: Seat, deed: Deed, now: number): Refusal | undefined {
  passTime(play, now)
  const choice = spyfall2.choices(seenBy(play.truth, seat)).find((offer) => offer.do === deed.do)
  return act(play, seat, { ...deed, question: choice?.question ?? 'none' } as Act, now)
}
/** Does what must not be refused. */
export function dare(play: Staged, seat: Seat, deed: Deed, now: number): void {
  const refusal = attempt(play, seat, deed, now)
  if (refusal) throw new Error(`${JSON.stringify(deed)} was refused: ${JSON.stringify(refusal)}`)
}
/** Everybody but the suspect (and the accuser, whose vote is given) votes; those listed raise a hand. */
export function vote(play: Staged, up: readonly Seat[], now: number): void {
  const { stage } = play.truth.table
  if (stage.is !== 'voting') throw new Error('no vote is on')
  for (let seat = 0; seat < play.setup.seats; seat++)
    if (seat !== stage.suspect && !stage.voted.includes(seat)) dare(play, seat, { do: 'vote', up: up.includes(seat) }, now)
}
/** What a seat may do of that kind, with everything it may do it to. */
export const offered = (play: Staged, seat: Seat, what: Act['do']) =>
  spyfall2.choices(seenBy(play.truth, seat)).find((offer) => offer.do === what)?.fields
export const stageOf = (play: Staged) => play.truth.table.stage
export const pointsOf = (play: Staged) => play.truth.table.points
export const lastFacts = (play: Staged) => play.entries.at(-1)!.told.map((told) => told.fact)
