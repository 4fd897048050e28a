// The one place where the audience of each fact is chosen: a function for each kind of fact. `decide` and `imagine` both make facts
// through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { Until } from '../clock.ts'
import type { Agent, ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import type { Card } from './cards/index.ts'
import type { Face } from './die.ts'
import type { Names } from './dossier/common.ts'
import type { ShadowOpenFact } from './facts.ts'
import type { ShadowToldFact } from './types.ts'

/** SN-04: each seat learns its own agent; nobody learns who lies face down. */
export const agentsDealt = (agents: readonly Agent[], bySeat: readonly Agent[], bystanders: readonly Agent[]): ShadowToldFact[] => [
  open({ kind: 'dealt', agents: [...agents] }),
  ...bySeat.map((agent, seat) => whisper([seat], { kind: 'agentDealt', agent } as const)),
  sealed({ kind: 'bystandersLaid', agents: [...bystanders] }),
]

export const turnBegan = (seat: Seat, roll: Face, until: Until): ShadowToldFact => open({ kind: 'turnBegan', seat, roll, until })
export const pointsSpent = (seat: Seat, points: ByAgent): ShadowToldFact => open({ kind: 'pointsSpent', seat, points })
export const scored = (by: Seat, gains: ByAgent): ShadowToldFact => open({ kind: 'scored', by, gains })
export const safeLifted = (seat: Seat, until: Until): ShadowToldFact => open({ kind: 'safeLifted', seat, until })
export const safeMoved = (seat: Seat, to: Building): ShadowToldFact => open({ kind: 'safeMoved', seat, to })
/** SN-14: each seat learns its own cards; nobody learns the pile. */
export const cardsDealt = (cardsBySeat: readonly (readonly Card[])[], pile: readonly Card[]): ShadowToldFact[] => [
  open({ kind: 'handsDealt', each: cardsBySeat[0]!.length, pile: pile.length }),
  ...cardsBySeat.map((cards, seat) => whisper([seat], { kind: 'cardsDealt' as const, cards: [...cards] })),
  sealed({ kind: 'pileStacked', cards: [...pile] }),
]
export const drawOffered = (seat: Seat, until: Until): ShadowToldFact => open({ kind: 'drawOffered', seat, until })
export const drawDeclined = (seat: Seat): ShadowToldFact => open({ kind: 'drawDeclined', seat })
export const pileRenewed = (cards: readonly Card[]): ShadowToldFact[] => [
  open({ kind: 'pileRenewed' }),
  sealed({ kind: 'pileStacked', cards: [...cards] }),
]
/** Face down: only the one who draws sees the card. */
export const cardDrawn = (seat: Seat, card: Card): ShadowToldFact[] => [
  whisper([seat], { kind: 'cardTaken', card }),
  open({ kind: 'cardDrawn', seat }),
]

export const cardsCalled = (until: Until): ShadowToldFact => open({ kind: 'cardsCalled', until })
/** Everyone hears that one more has answered; only the one who did knows who it was and what they said. */
export const callAnswered = (seat: Seat, wants: boolean): ShadowToldFact[] => [
  whisper([seat], { kind: 'answerNoted', wants }),
  open({ kind: 'callAnswered' }),
]
export const callClosed = (wanting: readonly Seat[]): ShadowToldFact => open({ kind: 'callClosed', wanting: [...wanting] })

export const askedToPlay = (seat: Seat, until: Until): ShadowToldFact => open({ kind: 'askedToPlay', seat, until })
export const cardPlayed = (seat: Seat, card: Card): ShadowToldFact => open({ kind: 'cardPlayed', seat, card })
export const agentsMoved = (seat: Seat, to: ByAgent): ShadowToldFact => open({ kind: 'agentsMoved', seat, to })
export const stonesMoved = (seat: Seat, gains: ByAgent): ShadowToldFact => open({ kind: 'stonesMoved', seat, gains })
/** Everyone sees which of the face-down cards is taken; only the one who takes it sees its face. */
export const recruited = (seat: Seat, unseen: number, agent: Agent): ShadowToldFact[] => [
  whisper([seat], { kind: 'agentRecruited', agent }),
  open({ kind: 'recruited', seat, unseen }),
]
export const passed = (seat: Seat): ShadowToldFact => open({ kind: 'passed', seat })
export const finished = (seat: Seat): ShadowToldFact => open({ kind: 'finished', seat })
export const roundClosed = (): ShadowToldFact => open({ kind: 'roundClosed' })

export const dossiersCalled = (until: Until): ShadowToldFact => open({ kind: 'dossiersCalled', until })
/** Everyone hears that one more is sealed; only the one who wrote it knows whose it is and what is in it. */
export const dossierSealed = (seat: Seat, names: Names): ShadowToldFact[] => [dossierEntered(seat, names), open({ kind: 'dossierSealed' })]
/** With what the clock has written for those who had not entered anything. */
export const dossiersClosed = (missing: readonly { readonly seat: Seat; readonly names: Names }[]): ShadowToldFact[] => [
  ...missing.map(({ seat, names }) => dossierEntered(seat, names)),
  open({ kind: 'dossiersClosed' }),
]
const dossierEntered = (seat: Seat, names: Names): ShadowToldFact => whisper([seat], { kind: 'dossierEntered', names })

export const timeRanOut = (seat: Seat | null): ShadowToldFact => open({ kind: 'timeRanOut', seat })

/** SN-12: all agents' cards are turned up. */
export const agentsTurnedUp = (held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): ShadowToldFact =>
  open({ kind: 'agentsTurnedUp', held: held.map((agents) => [...agents]), bystanders: [...bystanders] })
export const dossiersOpened = (entries: readonly (Names | null)[], right: readonly (readonly Agent[])[]): ShadowToldFact =>
  open({ kind: 'dossiersOpened', entries: [...entries], right: right.map((agents) => [...agents]) })
export const ended = (winners: readonly Seat[], points: readonly number[], furthest: readonly Agent[]): ShadowToldFact =>
  open({ kind: 'ended', winners: [...winners], points: [...points], furthest: [...furthest] })

/** Tells an open fact again in an imagined log. Only for kinds of facts that no secret fact comes with. */
export const retell = (fact: Exclude<ShadowOpenFact, { kind: WithSecrets }>): ShadowToldFact => open(fact)
type WithSecrets = 'dealt' | 'handsDealt' | 'pileRenewed' | 'cardDrawn' | 'callAnswered' | 'recruited' | 'dossierSealed' | 'dossiersClosed'
