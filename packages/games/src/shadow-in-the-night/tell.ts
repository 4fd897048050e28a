// The one place where it is chosen who hears what: a function for each thing that is told. `decide` and `imagine` both speak
// through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { Agent, ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import type { Card } from './cards/index.ts'
import type { Face } from './die.ts'
import type { Names } from './dossier/table.ts'
import type { Open } from './facts.ts'
import type { Tell } from './kinds.ts'

type Until = number | null

/** Each seat learns its own agent; nobody learns who lies face down. */
export const agentsDealt = (agents: readonly Agent[], bySeat: readonly Agent[], bystanders: readonly Agent[]): Tell[] => [
  open({ kind: 'dealt', agents: [...agents] }),
  ...bySeat.map((agent, seat) => whisper([seat], { kind: 'agentDealt', agent } as const)),
  sealed({ kind: 'bystandersLaid', agents: [...bystanders] }),
]

export const turnBegan = (seat: Seat, roll: Face, until: Until): Tell => open({ kind: 'turnBegan', seat, roll, until })
export const pointsSpent = (seat: Seat, points: ByAgent): Tell => open({ kind: 'pointsSpent', seat, points })
export const scored = (by: Seat, gains: ByAgent): Tell => open({ kind: 'scored', by, gains })
export const safeLifted = (seat: Seat, until: Until): Tell => open({ kind: 'safeLifted', seat, until })
export const safeMoved = (seat: Seat, to: Building): Tell => open({ kind: 'safeMoved', seat, to })
/** Each seat learns its own cards; nobody learns the pile. */
export const cardsDealt = (hands: readonly (readonly Card[])[], pile: readonly Card[]): Tell[] => [
  open({ kind: 'handsDealt', each: hands[0]!.length, pile: pile.length }),
  ...hands.map((cards, seat) => whisper([seat], { kind: 'cardsDealt' as const, cards: [...cards] })),
  sealed({ kind: 'pileStacked', cards: [...pile] }),
]
export const drawOffered = (seat: Seat, until: Until): Tell => open({ kind: 'drawOffered', seat, until })
export const drawDeclined = (seat: Seat): Tell => open({ kind: 'drawDeclined', seat })
export const pileRenewed = (cards: readonly Card[]): Tell[] => [open({ kind: 'pileRenewed' }), sealed({ kind: 'pileStacked', cards: [...cards] })]
/** Face down: only the one who draws sees the card. */
export const cardDrawn = (seat: Seat, card: Card): Tell[] => [whisper([seat], { kind: 'cardTaken', card }), open({ kind: 'cardDrawn', seat })]

export const cardsCalled = (until: Until): Tell => open({ kind: 'cardsCalled', until })
/** Everyone hears that one more has answered; only the one who did knows who it was and what they said. */
export const callAnswered = (seat: Seat, wants: boolean): Tell[] => [whisper([seat], { kind: 'answerNoted', wants }), open({ kind: 'callAnswered' })]
export const callClosed = (wanting: readonly Seat[]): Tell => open({ kind: 'callClosed', wanting: [...wanting] })

export const askedToPlay = (seat: Seat, until: Until): Tell => open({ kind: 'askedToPlay', seat, until })
export const cardPlayed = (seat: Seat, card: Card): Tell => open({ kind: 'cardPlayed', seat, card })
export const agentsMoved = (seat: Seat, to: ByAgent): Tell => open({ kind: 'agentsMoved', seat, to })
export const stonesMoved = (seat: Seat, gains: ByAgent): Tell => open({ kind: 'stonesMoved', seat, gains })
/** Everyone sees which of the face-down cards is taken; only the one who takes it sees its face. */
export const recruited = (seat: Seat, unseen: number, agent: Agent): Tell[] => [
  whisper([seat], { kind: 'agentRecruited', agent }),
  open({ kind: 'recruited', seat, unseen }),
]
export const passed = (seat: Seat): Tell => open({ kind: 'passed', seat })
export const finished = (seat: Seat): Tell => open({ kind: 'finished', seat })
export const roundClosed = (): Tell => open({ kind: 'roundClosed' })

export const dossiersCalled = (until: Until): Tell => open({ kind: 'dossiersCalled', until })
/** Everyone hears that one more is sealed; only the one who wrote it knows whose it is and what is in it. */
export const dossierSealed = (seat: Seat, names: Names): Tell[] => [dossierEntered(seat, names), open({ kind: 'dossierSealed' })]
/** With what the clock has written for those who had not entered anything. */
export const dossiersClosed = (missing: readonly { readonly seat: Seat; readonly names: Names }[]): Tell[] => [
  ...missing.map(({ seat, names }) => dossierEntered(seat, names)),
  open({ kind: 'dossiersClosed' }),
]
const dossierEntered = (seat: Seat, names: Names): Tell => whisper([seat], { kind: 'dossierEntered', names })

export const timeRanOut = (seat: Seat | null): Tell => open({ kind: 'timeRanOut', seat })

/** The game is over: no card is secret any more. */
export const agentsTurnedUp = (held: readonly (readonly Agent[])[], bystanders: readonly Agent[]): Tell =>
  open({ kind: 'agentsTurnedUp', held: held.map((own) => [...own]), bystanders: [...bystanders] })
export const dossiersOpened = (entries: readonly (Names | null)[], right: readonly (readonly Agent[])[]): Tell =>
  open({ kind: 'dossiersOpened', entries: [...entries], right: right.map((agents) => [...agents]) })
export const ended = (winners: readonly Seat[], points: readonly number[], furthest: readonly Agent[]): Tell =>
  open({ kind: 'ended', winners: [...winners], points: [...points], furthest: [...furthest] })

/** Something that everyone has heard and that nothing secret goes with, said once more in an imagined world. */
export const again = (fact: Exclude<Open, { kind: WithSecrets }>): Tell => open(fact)
type WithSecrets = 'dealt' | 'handsDealt' | 'pileRenewed' | 'cardDrawn' | 'callAnswered' | 'recruited' | 'dossierSealed' | 'dossiersClosed'
