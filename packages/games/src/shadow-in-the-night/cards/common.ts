// The part of the common state that is about cards: how many each holds, the two piles, and how far the card round is.
import type { Seat } from '@safehouse/engine'
import { withAgentsMoved, withDue } from '../board.ts'
import type { ShadowCommon } from '../common.ts'
import type { ShadowOpenFact } from '../facts.ts'
import { moveStones } from '../track.ts'
import type { Card } from './index.ts'

export interface CommonCards {
  /** By seat: how many cards it holds. */
  readonly held: readonly number[]
  readonly pile: number
  /** In the order in which they were played. */
  readonly discards: readonly Card[]
  /** The turn in which a card was last drawn; 0 before the first. */
  readonly drewInTurn: number
  /** By seat: how many agents it has recruited. */
  readonly recruits: readonly number[]
  readonly round: Round | null
}
export interface Round {
  /** The seats that wanted to play and may have to begin, in order; empty once a card has been played. */
  readonly toBegin: readonly Seat[]
  /** The seat that may play a card now. */
  readonly seat: Seat
  /** Whether that seat has played a card since it was first asked to play. */
  readonly played: boolean
  /** Number of seats that passed one after another. */
  readonly passes: number
  /** The last card played and by whom; it need not lie on the discards any more. */
  readonly last: { readonly seat: Seat; readonly card: Card } | null
}

export const startWithoutCards = (seats: number): CommonCards => ({
  held: new Array<number>(seats).fill(0),
  pile: 0,
  discards: [],
  drewInTurn: 0,
  recruits: new Array<number>(seats).fill(0),
  round: null,
})

const withCards = (common: ShadowCommon, change: Partial<CommonCards>): ShadowCommon => ({ ...common, cards: { ...common.cards, ...change } })
const withRound = (common: ShadowCommon, change: Partial<Round>): ShadowCommon =>
  withCards(common, { round: common.cards.round && { ...common.cards.round, ...change } })
const withCountChanged = (counts: readonly number[], changed: Seat, more: 1 | -1) =>
  counts.map((count, seat) => (seat === changed ? count + more : count))

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
export const cardFolds: { [N in CardFacts]: (common: ShadowCommon, fact: Extract<ShadowOpenFact, { kind: N }>) => ShadowCommon } = {
  handsDealt: (common, { each, pile }) => withCards(common, { held: common.cards.held.map(() => each), pile }),
  drawOffered: (common, { seat, until }) => withDue(common, { what: 'draw', seat }, until),
  drawDeclined: (common) => common,
  pileRenewed: (common) => withCards(common, { pile: common.cards.discards.length, discards: [] }),
  cardDrawn: (common, { seat }) =>
    withCards(common, { held: withCountChanged(common.cards.held, seat, 1), pile: common.cards.pile - 1, drewInTurn: common.turn }),
  cardsCalled: (common, { until }) => {
    const askedSeats = common.cards.held.flatMap((cards, seat) => (cards > 0 ? [seat] : []))
    return withDue(common, { what: 'answer', asked: askedSeats, missing: askedSeats.length }, until)
  },
  callAnswered: (common) => (common.due.what === 'answer' ? { ...common, due: { ...common.due, missing: common.due.missing - 1 } } : common),
  callClosed: (common, { wanting }) =>
    wanting.length === 0 ? common : withCards(common, { round: { toBegin: wanting, seat: wanting[0]!, played: false, passes: 0, last: null } }),
  askedToPlay: (common, { seat, until }) => withDue(withRound(common, { seat }), { what: 'play', seat }, until),
  /** SN-21: a played card lies open on the discards. */
  cardPlayed: (common, { seat, card }) => {
    const { held, discards } = common.cards
    const after = withCards(common, { held: withCountChanged(held, seat, -1), discards: [...discards, card] })
    return withRound(after, { toBegin: [], played: true, passes: 0, last: { seat, card } })
  },
  agentsMoved: (common, { seat, to }) => withAgentsMoved(common, seat, to),
  stonesMoved: (common, { gains }) => ({ ...common, stones: moveStones(common.stones, gains) }),
  recruited: (before, { seat }) => {
    const common = withCards(before, { recruits: withCountChanged(before.cards.recruits, seat, 1) })
    const bystanders = common.bystanders - 1
    if (bystanders > 0) return { ...common, bystanders }
    // nobody is left to recruit: the card that was just laid down leaves the game
    return withCards({ ...common, bystanders }, { discards: common.cards.discards.slice(0, -1) })
  },
  passed: (common) => {
    const { toBegin, passes } = common.cards.round!
    return toBegin.length > 0 ? withRound(common, { toBegin: toBegin.slice(1) }) : withRound(common, { passes: passes + 1 })
  },
  finished: (common) => withRound(common, { played: false }),
  roundClosed: (common) => withCards(common, { round: null }),
}
