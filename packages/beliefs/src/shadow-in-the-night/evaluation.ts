// The static evaluation of a board of Shadow in the Night, which beliefs and the search of bots use: how likely each agent is to be
// furthest in the end. An agent has a figure at a building and a stone on the track of points. A softmax over both, with fitted
// weights; all exponentials are taken beforehand.
import { lap } from '@safehouse/games/shadow-in-the-night'
import type { TrialBoard } from './trial-board.ts'
import { type Stage, stages } from './weights.ts'

export interface Odds {
  /** By the place of the leading stone: the index of the stage (weights.ts). */
  readonly stageAt: readonly number[]
  /** By stage, then by points and by building. */
  readonly stone: readonly (readonly number[])[]
  readonly building: readonly (readonly number[])[]
  /** By stage: what one field of the track is worth, as the logarithm of a factor. */
  readonly field: readonly number[]
  /** Whether the leading stone has won as soon as it is home; false where dossiers are still to be counted. */
  readonly decided: boolean
}
/** The odds, and what each agent has beyond its stone (what dossiers will add), as a factor. */
export interface Evaluation {
  readonly odds: Odds
  readonly favour: readonly number[]
}

/** Fields of the track that tables are made for: nearly two laps, more than any stone reaches. */
const TRACK_FIELDS = 80
const oddsFrom = (weights: readonly Stage[], decided: boolean): Odds => ({
  stageAt: Array.from({ length: TRACK_FIELDS }, (_, leadingField) => {
    const stage = weights.findLastIndex(({ from }) => from <= leadingField)
    return Math.max(0, stage)
  }),
  stone: weights.map(({ field }) => Array.from({ length: TRACK_FIELDS }, (_, points) => Math.exp(field * points))),
  building: weights.map(({ buildings }) => buildings.map(Math.exp)),
  field: weights.map(({ field }) => field),
  decided,
})

/** Standard deviation of what dossiers add at the end, in fields. */
const DOSSIER_SPREAD_FIELDS = 5
export const plainOdds = oddsFrom(stages, true)
export const dossierOdds = oddsFrom(
  stages.map((stage) => ({ ...stage, field: 1 / Math.hypot(1 / stage.field, DOSSIER_SPREAD_FIELDS) })),
  false,
)

/** The chance that one of the agents that are mine is furthest. */
export function chanceOf({ at, stones }: TrialBoard, isMine: readonly boolean[], { odds, favour }: Evaluation): number {
  let leadingField = 0
  for (let i = 0; i < stones.length; i++) if (stones[i]! > leadingField) leadingField = stones[i]!
  if (odds.decided && leadingField >= lap) return shareOf(stones, leadingField, isMine)
  const stage = odds.stageAt[leadingField]!
  const stone = odds.stone[stage]!
  const building = odds.building[stage]!
  let ownStrength = 0
  let total = 0
  for (let i = 0; i < stones.length; i++) {
    const strength = stone[stones[i]!]! * building[at[i]!]! * favour[i]!
    total += strength
    if (isMine[i]) ownStrength += strength
  }
  return ownStrength / total
}
function shareOf(stones: readonly number[], leadingField: number, isMine: readonly boolean[]): number {
  let ownStones = 0
  let total = 0
  for (let i = 0; i < stones.length; i++) {
    if (stones[i] !== leadingField) continue
    total++
    if (isMine[i]) ownStones++
  }
  return ownStones / total
}

/** By agent: its chance to be furthest in the plain game. */
export function chancesOf({ at, stones }: TrialBoard): number[] {
  const stage = plainOdds.stageAt[Math.max(...stones)]!
  const strengths = stones.map((points, i) => plainOdds.stone[stage]![points]! * plainOdds.building[stage]![at[i]!]!)
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return strengths.map((strength) => strength / all)
}
