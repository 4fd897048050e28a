// Measures beliefs over matches between bots: what every seat believed at certain points of each span, against the truth.
import { type AnyModel, type Belief, type BotProfile, keyOf, loadModel, type Span, spansOf, WHOLE_BUDGET } from '@safehouse/beliefs'
import { characters } from '@safehouse/content/bots/characters.ts'
import {
  type AnyGame,
  type BotLevel,
  feedOf,
  type GameTypes,
  type Match,
  quickChance,
  readOptions,
  type Seat,
  type Setup,
  seedFromText,
  simulate,
} from '@safehouse/engine'
import { games } from '@safehouse/games'
import { botsFor } from '../../src/index.ts'
import { addForecast, GROUPS, newTally, type Scores, scoresOf, sumOf, type Tally } from './scores.ts'

/** Points of a span at which beliefs are looked at, as shares of its decisions. Its middle is mid-game. */
export const progressPoints = [0.25, 0.5, 0.75, 1] as const
export const MID_GAME = progressPoints.indexOf(0.5)

/** The scores of one kind of statement of a game, by point. */
export interface KindScores {
  readonly kind: string
  readonly byPoint: readonly Scores[]
  /** Of all points together. */
  readonly overall: Scores
}
export interface Measured {
  readonly game: string
  readonly matches: number
  readonly level: BotLevel
  readonly spans: number
  readonly kinds: readonly KindScores[]
}

/** By kind of statement, by point, by group of matches. */
type Tallies = Map<string, Tally[][]>

/** What is measured: matches of a game between bots. They follow from the seed. */
export interface Sample {
  readonly game: string
  readonly matches: number
  readonly seed: string
  readonly level: BotLevel
}
/** The measured matches of one part of a sample. */
export interface MeasuredPart {
  readonly spans: number
  readonly tallies: Tallies
}
/** A sample is divided into as many parts, whatever the number of cores. A part has whole groups, so that sums do not depend on who adds them up. */
export const PARTS = 4

export async function measurePart({ game: id, matches, seed, level }: Sample, part: number): Promise<MeasuredPart> {
  const model = await loadModel(id)
  if (!model) throw new Error(`${id} has no beliefs`)
  const { game } = games[id]!
  const tallies: Tallies = new Map()
  let spans = 0
  for (let i = 0; i < matches; i++) {
    const group = i % GROUPS
    if (group % PARTS !== part) continue
    const { seats, botProfile } = chooseTable(game, i, seed, level)
    const match = playMatch(game, seats, `${seed}/${i}`, botProfile)
    for (const span of spansOf(model, match.entries)) {
      spans++
      for (let seat = 0; seat < match.setup.seats; seat++) tallySeat(tallies, model, match, botProfile, span, seat, group)
    }
  }
  return { spans, tallies }
}
export function joinParts({ game, matches, level }: Sample, parts: readonly MeasuredPart[]): Measured {
  const kinds = [...new Set(parts.flatMap(({ tallies }) => [...tallies.keys()]))].sort().map((kind): KindScores => {
    const byPoint = progressPoints.map((_, point) =>
      Array.from({ length: GROUPS }, (_, group) => sumOf(parts.flatMap(({ tallies }) => tallies.get(kind)?.[point]?.[group] ?? []))),
    )
    return {
      kind,
      byPoint: byPoint.map(scoresOf),
      overall: scoresOf(Array.from({ length: GROUPS }, (_, group) => sumOf(byPoint.map((groups) => groups[group]!)))),
    }
  })
  return { game, matches, level, spans: parts.reduce((sum, { spans }) => sum + spans, 0), kinds }
}

/** Tables take turns: every number of seats that the game allows, each with other characters, which everybody at the table may read. */
function chooseTable(game: AnyGame, i: number, seed: string, level: BotLevel): { readonly seats: number; readonly botProfile: BotProfile } {
  const { min, max } = game.seats
  const seats = min + (i % (max - min + 1))
  const drawn = quickChance(`${seed}/characters/${i}`).shuffle(Object.keys(characters)).slice(0, seats)
  return { seats, botProfile: { level, characters: drawn } }
}
function playMatch(game: AnyGame, seats: number, seed: string, { level, characters }: BotProfile): Match<GameTypes> {
  const setup: Setup<GameTypes> = { seats, options: readOptions(game.options, {}, seats) }
  const bot = botsFor(game.id)[level]!
  return simulate({ game, setup, secret: seedFromText(seed), bots: new Array(seats).fill(bot), company: { characters } })
}

function tallySeat(
  tallies: Tallies,
  model: AnyModel,
  { entries, setup }: Match<GameTypes>,
  botProfile: BotProfile,
  span: Span,
  seat: Seat,
  group: number,
): void {
  const believedAt = (entry: number): Belief[] => {
    const feed = feedOf(entries.slice(0, entry + 1), seat)
    return model.believeAs?.(feed, seat, setup, WHOLE_BUDGET, botProfile) ?? model.believe(feed, seat, setup, WHOLE_BUDGET)
  }
  const priors = new Map(believedAt(span.from).map(({ statement, probability }) => [keyOf(statement), probability]))
  for (const [point, share] of progressPoints.entries()) {
    const entry = span.from + Math.round(share * (span.until - 1 - span.from))
    const isTrue = model.truthOf(entries.slice(0, entry + 1))
    for (const { statement, probability } of believedAt(entry)) {
      const prior = priors.get(keyOf(statement))
      // What a seat knows from the deal on is no belief.
      if (prior === undefined || prior === 0 || prior === 1) continue
      addForecast(tallyOf(tallies, statement.kind, point, group), { probability, prior, isTrue: isTrue(statement) })
    }
  }
}
function tallyOf(tallies: Tallies, kind: string, point: number, group: number): Tally {
  const byPoint = tallies.get(kind) ?? progressPoints.map(() => Array.from({ length: GROUPS }, newTally))
  tallies.set(kind, byPoint)
  return byPoint[point]![group]!
}
