// For tests only: a play that starts from a position of the test's choosing, told in the game's own words.
import { act, type Entry, type Match, type Refusal, resumeMatch, type Seat, seedFromText } from '@safehouse/engine'
import { type Agent, agents, agentsFor, type ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import { type Card, packFor } from './cards/index.ts'
import { questionOf } from './common.ts'
import type { Face } from './die.ts'
import type { ShadowAction } from './facts.ts'
import { shadowInTheNight } from './game.ts'
import type { ShadowOptions } from './options.ts'
import * as tell from './tell.ts'
import type { ShadowToldFact, ShadowTypes } from './types.ts'

export interface Position {
  readonly seats: number
  readonly options?: Partial<ShadowOptions>
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

const plain: ShadowOptions = { cards: false, dossier: false, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
export const startedAt = 1_000_000

export function crafted(position: Position): Match<ShadowTypes> {
  const { seats, onTurn = 0, roll } = position
  const options = { ...plain, cards: position.hands !== undefined, ...position.options }
  const until = options.decisionSeconds === 0 ? null : startedAt + options.decisionSeconds * 1000
  const told = [...dealtSo(position), ...placedSo(position), ...handedSo(position), tell.turnBegan(onTurn, roll, until)]
  const entries: Entry<ShadowTypes>[] = [{ at: startedAt, input: 'deal', told }]
  return resumeMatch(shadowInTheNight, { seats, options }, seedFromText('crafted'), entries)
}
function dealtSo({ seats, agents: inPlay = agents.slice(0, agentsFor(seats)), holds = inPlay.slice(0, seats) }: Position): ShadowToldFact[] {
  const bystanders = inPlay.filter((agent) => !holds.includes(agent))
  return tell.agentsDealt(inPlay, holds, bystanders)
}
function placedSo({ at = {}, stones = {}, safe = 7 }: Position): ShadowToldFact[] {
  return [tell.pointsSpent(0, at), tell.scored(0, stones), tell.safeMoved(0, safe)]
}
/** Hands of different sizes: drawn one by one before the first turn. */
function handedSo({ seats, hands, discards = [], pile }: Position): ShadowToldFact[] {
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
export type Deed = Without<ShadowAction, 'question'>

/** Does it, and says why not if it is refused. */
export function attempt(match: Match<ShadowTypes>, seat: Seat, deed: Deed): Refusal | undefined {
  return act(match, seat, { ...deed, question: questionOf(match.truth.common) } as ShadowAction, match.entries.at(-1)!.at + 1)
}
/** Does it, and fails if it is refused. */
export function doing(match: Match<ShadowTypes>, seat: Seat, deed: Deed): void {
  const refusal = attempt(match, seat, deed)
  if (refusal) throw new Error(`refused: ${JSON.stringify({ seat, deed, refusal })}`)
}
/** What was told to everyone in the last decision. */
export const lastSaid = (match: Match<ShadowTypes>) => match.entries.at(-1)!.told.flatMap((told) => (told.channel === 'open' ? [told.fact] : []))
