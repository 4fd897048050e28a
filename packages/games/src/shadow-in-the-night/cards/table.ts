// What everyone knows of the cards: how many each holds, the two piles, and how far the card round is.
import type { Seat } from '@safehouse/engine'
import { asking, withAgentsMoved } from '../board.ts'
import type { Open } from '../facts.ts'
import type { Table } from '../table.ts'
import { moved } from '../track.ts'
import type { Card } from './index.ts'

export interface CardTable {
  /** By seat. */
  readonly held: readonly number[]
  readonly pile: number
  /** The last one played last. */
  readonly discards: readonly Card[]
  /** The turn in which a card was last drawn; 0 before the first. */
  readonly drewInTurn: number
  /** By seat: how many agents it has recruited. */
  readonly recruits: readonly number[]
  readonly round: Round | null
}
export interface Round {
  /** Those who may still have to begin, the first first; nobody, once a card has been played. */
  readonly toBegin: readonly Seat[]
  /** Whose go it is. */
  readonly seat: Seat
  /** Whether this go has had a card yet. */
  readonly played: boolean
  /** In a row. */
  readonly passes: number
  /** The last card played and by whom; it need not lie on the discards any more. */
  readonly last: { readonly seat: Seat; readonly card: Card } | null
}

export const noCards = (seats: number): CardTable => ({
  held: new Array<number>(seats).fill(0),
  pile: 0,
  discards: [],
  drewInTurn: 0,
  recruits: new Array<number>(seats).fill(0),
  round: null,
})

const withCards = (table: Table, change: Partial<CardTable>): Table => ({ ...table, cards: { ...table.cards, ...change } })
const withRound = (table: Table, change: Partial<Round>): Table =>
  withCards(table, { round: table.cards.round && { ...table.cards.round, ...change } })
const oneMore = (counts: readonly number[], of: Seat, more: 1 | -1) => counts.map((count, seat) => (seat === of ? count + more : count))

type CardFacts =
  | 'handsDealt'
  | 'drawOffered'
  | 'drawDeclined'
  | 'pileRenewed'
  | 'cardDrawn'
  | 'cardsCalled'
  | 'callAnswered'
  | 'callClosed'
  | 'askedToPlay'
  | 'cardPlayed'
  | 'agentsMoved'
  | 'stonesMoved'
  | 'recruited'
  | 'passed'
  | 'finished'
  | 'roundClosed'
export const cardsOnTable: { [N in CardFacts]: (table: Table, fact: Extract<Open, { kind: N }>) => Table } = {
  handsDealt: (table, { each, pile }) => withCards(table, { held: table.cards.held.map(() => each), pile }),
  drawOffered: (table, { seat, until }) => asking(table, { what: 'draw', seat }, until),
  drawDeclined: (table) => table,
  pileRenewed: (table) => withCards(table, { pile: table.cards.discards.length, discards: [] }),
  cardDrawn: (table, { seat }) => withCards(table, { held: oneMore(table.cards.held, seat, 1), pile: table.cards.pile - 1, drewInTurn: table.turn }),
  cardsCalled: (table, { until }) => {
    const asked = table.cards.held.flatMap((cards, seat) => (cards > 0 ? [seat] : []))
    return asking(table, { what: 'answer', asked, missing: asked.length }, until)
  },
  callAnswered: (table) => (table.due.what === 'answer' ? { ...table, due: { ...table.due, missing: table.due.missing - 1 } } : table),
  callClosed: (table, { wanting }) =>
    wanting.length === 0 ? table : withCards(table, { round: { toBegin: wanting, seat: wanting[0]!, played: false, passes: 0, last: null } }),
  askedToPlay: (table, { seat, until }) => asking(withRound(table, { seat }), { what: 'play', seat }, until),
  cardPlayed: (table, { seat, card }) => {
    const { held, discards } = table.cards
    const after = withCards(table, { held: oneMore(held, seat, -1), discards: [...discards, card] })
    return withRound(after, { toBegin: [], played: true, passes: 0, last: { seat, card } })
  },
  agentsMoved: (table, { seat, to }) => withAgentsMoved(table, seat, to),
  stonesMoved: (table, { gains }) => ({ ...table, stones: moved(table.stones, gains) }),
  recruited: (before, { seat }) => {
    const table = withCards(before, { recruits: oneMore(before.cards.recruits, seat, 1) })
    const bystanders = table.bystanders - 1
    if (bystanders > 0) return { ...table, bystanders }
    // nobody is left to recruit: the card that was just laid down leaves the game
    return withCards({ ...table, bystanders }, { discards: table.cards.discards.slice(0, -1) })
  },
  passed: (table) => {
    const { toBegin, passes } = table.cards.round!
    return toBegin.length > 0 ? withRound(table, { toBegin: toBegin.slice(1) }) : withRound(table, { passes: passes + 1 })
  },
  finished: (table) => withRound(table, { played: false }),
  roundClosed: (table) => withCards(table, { round: null }),
}
