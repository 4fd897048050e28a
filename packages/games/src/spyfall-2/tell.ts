// The one place where the audience of each fact is chosen: a function for each kind of fact. `decide` and `imagine` both make facts
// through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, whisper } from '@safehouse/engine'
import type { Until } from '../clock.ts'
import { cardOf, type Round } from './cards.ts'
import type { AnswerShade } from './questions.ts'
import type { Award, Ending } from './scoring.ts'
import type { SpyfallToldFact } from './types.ts'

/** SF-05: each seat is told its own card only. */
export const roundBegan = (round: Round, oldPals: boolean): SpyfallToldFact[] => [
  open({ kind: 'roundBegan', dealer: round.dealer }),
  ...round.cards.map((_, seat) => whisper([seat], { kind: 'cardDealt', ...cardOf(round, seat, oldPals) } as const)),
]
export const clockStarted = (until: number): SpyfallToldFact => open({ kind: 'clockStarted', until })
export const clockWentOn = (until: number): SpyfallToldFact => open({ kind: 'clockWentOn', until })
export const timeRanOut = (talkUntil: number): SpyfallToldFact => open({ kind: 'timeRanOut', talkUntil })

export const questionAsked = (by: Seat, to: Seat, text: string): SpyfallToldFact => open({ kind: 'questionAsked', by, to, text })
export const questionAnswered = (by: Seat, text: string, shade?: AnswerShade): SpyfallToldFact =>
  open({ kind: 'questionAnswered', by, text, ...(shade && { shade }) })
export const answerShaded = (by: Seat, shade: AnswerShade): SpyfallToldFact => open({ kind: 'answerShaded', by, shade })

export const accused = (by: Seat, suspect: Seat, left: number, until: Until): SpyfallToldFact => open({ kind: 'accused', by, suspect, left, until })
export const votingOpened = (byClock: boolean): SpyfallToldFact => open({ kind: 'votingOpened', byClock })
export const suspectTried = (suspect: Seat, until: Until): SpyfallToldFact => open({ kind: 'suspectTried', suspect, until })

/** SF-13: everybody sees that a seat has voted; nobody else sees how, until all votes are in. */
export const voted = (by: Seat, up: boolean): SpyfallToldFact[] => [open({ kind: 'voted', by }), whisper([by], { kind: 'ownVote', up })]
export const votesShown = (hands: Seat[], missing: Seat[], convicted: boolean, goesOnAt: Until): SpyfallToldFact =>
  open({ kind: 'votesShown', hands, missing, convicted, goesOnAt })

export const spyShown = (by: Seat, left: number, until: Until): SpyfallToldFact => open({ kind: 'spyShown', by, left, until })
export const placeNamed = (by: Seat, place: string | null, byClock: boolean): SpyfallToldFact => open({ kind: 'placeNamed', by, place, byClock })

/** SF-29: all cards are shown after the round. */
export const roundEnded = ({ place, cards }: Pick<Round, 'place' | 'cards'>, ending: Ending, awards: Award[]): SpyfallToldFact =>
  open({ kind: 'roundEnded', place, cards: [...cards], ending, awards })
