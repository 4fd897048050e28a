// The one place where the audience of each fact is chosen: a function for each kind of fact. `decide` and `imagine` both make facts
// through it. A team, a kept answer and a pointing are whispered to their own seat until all of them are shown to everybody.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { TopSecretOpenFact } from './facts.ts'
import type { Points } from './scoring.ts'
import type { Team } from './teams.ts'
import type { TopSecretToldFact } from './types.ts'

type ToldFacts = TopSecretToldFact[]

export const roundBegun = (round: number, teams: readonly Team[], leftOver: Team | undefined): ToldFacts => [
  open({ kind: 'roundBegun', round }),
  ...teams.map((team, seat) => whisper([seat], { kind: 'teamDealt', yellow: team === 'yellow' ? 1 : 0 } as const)),
  ...(leftOver ? [sealed({ kind: 'cardLeftOver', team: leftOver } as const)] : []),
]
export const cardTurned = ({ deck, card, side }: QuestionId, readUntil: number): ToldFacts => [
  open({ kind: 'cardTurned', deck, card, side, readUntil }),
]
export const answersOpened = (until: number | null): ToldFacts => [open({ kind: 'answersOpened', until })]

export const tokenPlaced = (seat: Seat, yes: boolean, byClock: boolean): ToldFacts => [open({ kind: 'tokenPlaced', seat, yes, byClock })]
/** Everybody sees that the token lies there; its owner alone knows the answer. */
export const tokenLaid = (seat: Seat, yes: boolean, byClock: boolean): ToldFacts => [
  open({ kind: 'tokenLaid', seat, byClock }),
  whisper([seat], { kind: 'answerKept', yes: yes ? 1 : 0 } as const),
]
export const tokensTurned = (answers: readonly boolean[]): ToldFacts => [open({ kind: 'tokensTurned', answers: [...answers] })]

export const pointingOpened = (until: number | null): ToldFacts => [open({ kind: 'pointingOpened', until })]
export const pointed = (seat: Seat, target: Seat): ToldFacts => [whisper([seat], { kind: 'pointed', at: target })]
export const saidReady = (seat: Seat): ToldFacts => [open({ kind: 'saidReady', seat })]
export const tookReadyBack = (seat: Seat): ToldFacts => [open({ kind: 'tookReadyBack', seat })]
/** Everybody hears for which seats the clock has pointed; only such a seat itself hears at whom. */
export const pointingTimedOut = (byClock: readonly { readonly seat: Seat; readonly at: Seat }[]): ToldFacts => [
  open({ kind: 'pointingTimedOut', seats: byClock.map(({ seat }) => seat) }),
  ...byClock.flatMap(({ seat, at }) => pointed(seat, at)),
]
export const countBegun = (until: number): ToldFacts => [open({ kind: 'countBegun', until })]

export const pointingsShown = (pointings: readonly Seat[]): ToldFacts => [open({ kind: 'pointingsShown', pointings: [...pointings] })]
export const teamsShown = (teams: readonly Team[]): ToldFacts => [open({ kind: 'teamsShown', teams: [...teams] })]
export const roundScored = (points: readonly Points[], until: number | null): ToldFacts => [open({ kind: 'roundScored', points: [...points], until })]
export const wentOn = (seat: Seat): ToldFacts => [open({ kind: 'wentOn', seat })]
/** Tells an open fact again in an imagined log. */
export const retell = (fact: TopSecretOpenFact): ToldFacts => [open(fact)]
