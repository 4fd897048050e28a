// A match of Shadow in the Night for tests: a board of the test's choosing, told in the game's own facts.
import { type Entry, resumeMatch, type Seat, seedFromText } from '@safehouse/engine'
import { type Position as PositionIn, positionOf } from '../../testing/position.ts'
import { type Agent, agents, agentsFor, type ByAgent } from '../agents.ts'
import type { Building } from '../buildings.ts'
import { type Card, packFor } from '../cards/index.ts'
import { questionOf } from '../common.ts'
import type { Face } from '../die.ts'
import { shadowInTheNight } from '../game.ts'
import type { ShadowOptions } from '../options.ts'
import * as tell from '../tell.ts'
import type { ShadowToldFact, ShadowTypes } from '../types.ts'

export type Position = PositionIn<ShadowTypes>

export interface Start {
  readonly seats: number
  readonly options?: Partial<ShadowOptions>
  /** Agents in play; by default the first ones, as many as this number of players needs. */
  readonly agents?: readonly Agent[]
  /** Each seat's agent; by default in the order of `agents`. All other agents are bystanders, in that order. */
  readonly holds?: readonly Agent[]
  /** Where the agents are; an agent that is left out is in the church. */
  readonly at?: ByAgent
  readonly stones?: ByAgent
  readonly safe?: Building
  /** Each seat's cards; without this field the match is played without cards. */
  readonly hands?: readonly (readonly Card[])[]
  readonly discards?: readonly Card[]
  /** The pile from the top; by default all other cards. */
  readonly pile?: readonly Card[]
  readonly onTurn?: Seat
  readonly roll: Face
}

const defaultOptions: ShadowOptions = { cards: false, dossier: false, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
export const STARTED_AT_MS = 1_000_000

export function position(start: Start): Position {
  const { seats, onTurn = 0, roll } = start
  const options = { ...defaultOptions, cards: start.hands !== undefined, ...start.options }
  const until = options.decisionSeconds === 0 ? null : STARTED_AT_MS + options.decisionSeconds * 1000
  const told = [...dealAgents(start), ...setBoard(start), ...dealCards(start), tell.turnBegan(onTurn, roll, until)]
  const entries: Entry<ShadowTypes>[] = [{ at: STARTED_AT_MS, input: 'deal', told }]
  const match = resumeMatch(shadowInTheNight, { seats, options }, seedFromText('crafted'), entries)
  return positionOf(match, { openQuestion: ({ common }) => questionOf(common), actionMs: 1 })
}
function dealAgents({ seats, agents: inPlay = agents.slice(0, agentsFor(seats)), holds = inPlay.slice(0, seats) }: Start): ShadowToldFact[] {
  const bystanders = inPlay.filter((agent) => !holds.includes(agent))
  return tell.agentsDealt(inPlay, holds, bystanders)
}
function setBoard({ at = {}, stones = {}, safe = 7 }: Start): ShadowToldFact[] {
  return [tell.pointsSpent(0, at), tell.scored(0, stones), tell.safeMoved(0, safe)]
}
/** Hands may have different sizes: nobody is dealt a card, and all are drawn one by one before the first turn. */
function dealCards({ seats, hands, discards = [], pile }: Start): ShadowToldFact[] {
  if (!hands) return []
  const drawn = [...hands.flatMap((cards, seat) => cards.map((card) => ({ seat, card }))), ...discards.map((card) => ({ seat: 0, card }))]
  const otherCards = packFor(seats)
  for (const { card } of drawn) otherCards.splice(otherCards.indexOf(card), 1)
  return [
    ...tell.cardsDealt(
      Array.from({ length: seats }, () => []),
      [...drawn.map(({ card }) => card), ...(pile ?? otherCards)],
    ),
    ...drawn.flatMap(({ seat, card }) => tell.cardDrawn(seat, card)),
    ...discards.map((card) => tell.cardPlayed(0, card)),
  ]
}

/** The open facts of the last decision. */
export const lastOpenFacts = (match: Position) => match.entries.at(-1)!.told.flatMap((told) => (told.channel === 'open' ? [told.fact] : []))
