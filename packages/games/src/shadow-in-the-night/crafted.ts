// For tests only: a play that starts from a position of the test's choosing, told in the game's own words.
import { act, type Entry, type Play, type Refusal, resume, type Seat, seedFrom } from '@safehouse/engine'
import { type Agent, agents, agentsFor, type ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import { type Card, packFor } from './cards/index.ts'
import type { Face } from './die.ts'
import type { Act } from './facts.ts'
import { shadowInTheNight } from './game.ts'
import type { Shadow, Tell } from './kinds.ts'
import type { Options } from './options.ts'
import { questionOf } from './table.ts'
import * as tell from './tell.ts'

export interface Position {
  readonly seats: number
  readonly options?: Partial<Options>
  /** In play; the first as many as the players need where none are named. */
  readonly agents?: readonly Agent[]
  /** By seat; in the order of `agents` where it is left out. The others are bystanders, in that order. */
  readonly holds?: readonly Agent[]
  /** Where they are; in the church where they are not named. */
  readonly at?: ByAgent
  readonly stones?: ByAgent
  readonly safe?: Building
  /** By seat; naming them puts the cards into play. */
  readonly hands?: readonly (readonly Card[])[]
  readonly discards?: readonly Card[]
  /** From the top; all other cards where it is left out. */
  readonly pile?: readonly Card[]
  readonly onTurn?: Seat
  readonly roll: Face
}

const plain: Options = { cards: false, dossier: false, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
export const startedAt = 1_000_000

export function crafted(position: Position): Play<Shadow> {
  const { seats, onTurn = 0, roll } = position
  const options = { ...plain, cards: position.hands !== undefined, ...position.options }
  const until = options.decisionSeconds === 0 ? null : startedAt + options.decisionSeconds * 1000
  const told = [...dealtSo(position), ...placedSo(position), ...handedSo(position), tell.turnBegan(onTurn, roll, until)]
  const entries: Entry<Shadow>[] = [{ at: startedAt, input: 'deal', told }]
  return resume(shadowInTheNight, { seats, options }, seedFrom('crafted'), entries)
}
function dealtSo({ seats, agents: inPlay = agents.slice(0, agentsFor(seats)), holds = inPlay.slice(0, seats) }: Position): Tell[] {
  const bystanders = inPlay.filter((agent) => !holds.includes(agent))
  return tell.agentsDealt(inPlay, holds, bystanders)
}
function placedSo({ at = {}, stones = {}, safe = 7 }: Position): Tell[] {
  return [tell.pointsSpent(0, at), tell.scored(0, stones), tell.safeMoved(0, safe)]
}
/** Hands of different sizes: drawn one by one before the first turn. */
function handedSo({ seats, hands, discards = [], pile }: Position): Tell[] {
  if (!hands) return []
  const drawn = [...hands.flatMap((cards, seat) => cards.map((card) => ({ seat, card }))), ...discards.map((card) => ({ seat: 0, card }))]
  const rest = packFor(seats)
  for (const { card } of drawn) rest.splice(rest.indexOf(card), 1)
  return [
    ...tell.cardsDealt(
      Array.from({ length: seats }, () => []),
      [...drawn.map(({ card }) => card), ...(pile ?? rest)],
    ),
    ...drawn.flatMap(({ seat, card }) => tell.cardDrawn(seat, card)),
    ...discards.map((card) => tell.cardPlayed(0, card)),
  ]
}

type Without<T, P extends PropertyKey> = T extends unknown ? Omit<T, P> : never
/** What an action is without the question, which is the one that is open. */
export type Deed = Without<Act, 'question'>

/** Does it, and says why not if it is refused. */
export function attempt(play: Play<Shadow>, seat: Seat, deed: Deed): Refusal | undefined {
  return act(play, seat, { ...deed, question: questionOf(play.truth.table) } as Act, play.entries.at(-1)!.at + 1)
}
/** Does it, and fails if it is refused. */
export function doing(play: Play<Shadow>, seat: Seat, deed: Deed): void {
  const refusal = attempt(play, seat, deed)
  if (refusal) throw new Error(`refused: ${JSON.stringify({ seat, deed, refusal })}`)
}
/** What was told to everyone in the last decision. */
export const lastSaid = (play: Play<Shadow>) => play.entries.at(-1)!.told.flatMap((told) => (told.channel === 'open' ? [told.fact] : []))
