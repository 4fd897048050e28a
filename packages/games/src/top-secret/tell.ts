// The one place where the audience of each fact is chosen: a function for each kind of fact. `decide` and `imagine` both make facts
// through it. A team, a kept answer and a pointing are whispered to their own seat until all of them are shown to everybody.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { TopSecretOpenFact } from './facts.ts'
import type { Points } from './scoring.ts'
import type { Team } from './teams.ts'
import type { TopSecretToldFact } from './types.ts'

type Tell = TopSecretToldFact[]

export const roundBegun = (round: number, teams: readonly Team[], leftOver: Team | undefined): Tell => [
  open({ kind: 'roundBegun', round }),
  ...teams.map((team, seat) => whisper([seat], { kind: 'teamDealt', yellow: team === 'yellow' ? 1 : 0 } as const)),
  ...(leftOver ? [sealed({ kind: 'cardLeftOver', team: leftOver } as const)] : []),
]
export const cardTurned = ({ deck, card, side }: QuestionId, readUntil: number): Tell => [open({ kind: 'cardTurned', deck, card, side, readUntil })]
export const answersOpened = (until: number | null): Tell => [open({ kind: 'answersOpened', until })]

export const tokenPlaced = (seat: Seat, yes: boolean, byClock: boolean): Tell => [open({ kind: 'tokenPlaced', seat, yes, byClock })]
/** All see that it lies there; what it says, its owner alone. */
export const tokenLaid = (seat: Seat, yes: boolean, byClock: boolean): Tell => [
  open({ kind: 'tokenLaid', seat, byClock }),
  whisper([seat], { kind: 'answerKept', yes: yes ? 1 : 0 } as const),
]
export const tokensTurned = (answers: readonly boolean[]): Tell => [open({ kind: 'tokensTurned', answers: [...answers] })]

export const pointingOpened = (until: number | null): Tell => [open({ kind: 'pointingOpened', until })]
export const pointed = (seat: Seat, target: Seat): Tell => [whisper([seat], { kind: 'pointed', at: target })]
export const saidReady = (seat: Seat): Tell => [open({ kind: 'saidReady', seat })]
export const tookReadyBack = (seat: Seat): Tell => [open({ kind: 'tookReadyBack', seat })]
/** Who had no finger up is told to all; where the clock points it, to that seat. */
export const pointingTimedOut = (byClock: readonly { readonly seat: Seat; readonly at: Seat }[]): Tell => [
  open({ kind: 'pointingTimedOut', seats: byClock.map(({ seat }) => seat) }),
  ...byClock.flatMap(({ seat, at }) => pointed(seat, at)),
]
export const countBegun = (until: number): Tell => [open({ kind: 'countBegun', until })]

export const pointingsShown = (pointings: readonly Seat[]): Tell => [open({ kind: 'pointingsShown', pointings: [...pointings] })]
export const teamsShown = (teams: readonly Team[]): Tell => [open({ kind: 'teamsShown', teams: [...teams] })]
export const roundScored = (points: readonly Points[], until: number | null): Tell => [open({ kind: 'roundScored', points: [...points], until })]
export const wentOn = (seat: Seat): Tell => [open({ kind: 'wentOn', seat })]
/** What everyone has heard, for `imagine`: it was open, so it is open. */
export const again = (fact: TopSecretOpenFact): Tell => [open(fact)]
