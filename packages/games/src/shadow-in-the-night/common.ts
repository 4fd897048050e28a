// What everyone knows, folded from open facts alone: the shared screen shows nothing else.
import type { CommonFold, Seat } from '@safehouse/engine'
import { clockOf, type DecisionClock } from '../clock.ts'
import { type Agent, type ByAgent, sameForEach } from './agents.ts'
import { destinations, withAgentsMoved, withDue } from './board.ts'
import { type Building, church, safeStart } from './buildings.ts'
import { type CommonCards, cardFolds, startWithoutCards } from './cards/common.ts'
import type { Face } from './die.ts'
import { dossierFolds, type OpenedDossiers } from './dossier/common.ts'
import type { ShadowOpenFact } from './facts.ts'
import type { ShadowOptions } from './options.ts'
import { moveStones } from './track.ts'
import type { ShadowTypes } from './types.ts'

export interface ShadowCommon {
  readonly options: ShadowOptions
  readonly clock: DecisionClock
  readonly seats: number
  /** Agents in play. */
  readonly agents: readonly Agent[]
  readonly at: ByAgent
  readonly stones: ByAgent
  readonly safe: Building
  /** The causes of a scoring so far in this turn, in order. */
  readonly causes: readonly Cause[]
  /** Number of agents' cards that lie face down. */
  readonly bystanders: number
  /** Counted from 1. */
  readonly turn: number
  readonly onTurn: Seat
  readonly roll: Face | null
  /** Counts what was asked in this turn, to name the question that is open. */
  readonly step: number
  readonly due: Due
  /** When the time for what is due is up; null where there is no limit. */
  readonly until: number | null
  readonly cards: CommonCards
  readonly dossiersCalled: boolean
  /** By seat: how often it has moved each agent; null without the option `tallies`. */
  readonly tallies: readonly ByAgent[] | null
  readonly ending: Ending | null
}
/** SN-08, SN-22: an agent that was moved to the safe in this turn and has not left since, and who moved it there. */
export interface Cause {
  readonly agent: Agent
  readonly by: Seat
}
/** What the match waits for. */
export type Due =
  | { readonly what: 'spend'; readonly seat: Seat }
  | { readonly what: 'draw'; readonly seat: Seat }
  /** All seats that hold a card, at the same time. Everybody knows how many answers are missing, but not whose. */
  | { readonly what: 'answer'; readonly asked: readonly Seat[]; readonly missing: number }
  | { readonly what: 'play'; readonly seat: Seat }
  | { readonly what: 'safe'; readonly seat: Seat }
  /** All seats, at the same time. Here too everybody knows only how many are missing. */
  | { readonly what: 'dossier'; readonly missing: number }
  | { readonly what: 'over' }
export interface Ending {
  /** By seat: the agent it was dealt, then those it recruited. */
  readonly held: readonly (readonly Agent[])[]
  readonly bystanders: readonly Agent[]
  /** Nobody, if a bystander was furthest. */
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
  readonly furthest: readonly Agent[]
  readonly dossiers: OpenedDossiers | null
}

/** The name of the question that is open: everything in it is public. */
export const questionOf = ({ turn, step }: ShadowCommon): string => `${turn}.${step}`
/** SN-05: turns go clockwise. */
export const nextClockwise = ({ seats }: ShadowCommon, after: Seat): Seat => (after + 1) % seats

export const common: CommonFold<ShadowTypes> = {
  start: ({ options, seats, timeFactors }) => ({
    options,
    clock: clockOf({ options, timeFactors }),
    seats,
    agents: [],
    at: {},
    stones: {},
    safe: safeStart,
    causes: [],
    bystanders: 0,
    turn: 0,
    onTurn: 0,
    roll: null,
    step: 0,
    due: { what: 'over' },
    until: null,
    cards: startWithoutCards(seats),
    dossiersCalled: false,
    tallies: options.tallies ? Array.from({ length: seats }, () => ({})) : null,
    ending: null,
  }),
  on: {
    /** SN-03: agents begin in the church, their stones on Start/Finish. */
    dealt: (common, { agents }) => ({
      ...common,
      agents,
      at: sameForEach(agents, church),
      stones: sameForEach(agents, 0),
      bystanders: agents.length - common.seats,
    }),
    turnBegan: (common, { seat, roll, until }) => ({
      ...common,
      turn: common.turn + 1,
      onTurn: seat,
      roll,
      causes: [],
      step: 0,
      due: { what: 'spend', seat },
      until,
    }),
    pointsSpent: (common, { seat, points }) => withAgentsMoved(common, seat, destinations(common, points)),
    scored: (common, { gains }) => ({ ...common, stones: moveStones(common.stones, gains) }),
    safeLifted: (common, { seat, until }) => withDue(common, { what: 'safe', seat }, until),
    safeMoved: (common, { to }) => ({ ...common, safe: to, causes: [] }),
    timeRanOut: (common) => common,
    ...cardFolds,
    ...dossierFolds,
    agentsTurnedUp: (common, { held, bystanders }) => ({
      ...common,
      ending: { held, bystanders, winners: [], points: [], furthest: [], dossiers: null },
    }),
    ended: (common, { winners, points, furthest }) => ({
      ...common,
      due: { what: 'over' },
      until: null,
      ending: common.ending && { ...common.ending, winners, points, furthest },
    }),
  },
}

/** The common state after one more open fact. */
export const foldOpenFact = (before: ShadowCommon, fact: ShadowOpenFact): ShadowCommon =>
  (common.on[fact.kind] as (before: ShadowCommon, fact: ShadowOpenFact) => ShadowCommon)(before, fact)
