// Solves how `hard` bots of CIA vs. KGB answer, raise hands and lie, and writes src/cia-vs-kgb/solved.ts. Usage (4 minutes of one core):
// npx tsx packages/bots/training/cia-vs-kgb/self-play.ts && npx biome format --write packages/bots/src/cia-vs-kgb/solved.ts
//
// A situation is a point of a curve (src/cia-vs-kgb/leanings.ts). In each match some draws of the solved bots are turned round, and the match
// is played again with the same luck: the difference is what a yes is worth there, its regret. A bot draws anew each time that it thinks, so
// some draws are never acted upon, and regrets are of draws, as probabilities are. A probability has the odds
// that were set by hand, times e for each STIFFNESS that a yes is worth (regret minimization that is held back). With regret alone everybody
// soon says yes to everybody, and no answer tells anything (docs/decisions/kgb-bots.md).
//
// The solved bots meet themselves, a side of other bots, or one exploiter among themselves (company.ts). Exploiters are met the more often
// the more they win. The result is the average of all iterations, of which later ones count for more. What everybody expects of answers
// (YES_PROBABILITY) stays as it is; the last line says how often the solved bots say yes.
import { writeFileSync } from 'node:fs'
import { YES_PROBABILITY } from '@safehouse/beliefs/cia-vs-kgb'
import { drawWeighted, drawWhether } from '@safehouse/beliefs/probability'
import { type Chance, quickChance, readOptions, type Seat, seedFromText, simulate } from '@safehouse/engine'
import { ciaVsKgb, type Side } from '@safehouse/games/cia-vs-kgb'
import { botWith, type Habits } from '../../src/cia-vs-kgb/bot.ts'
import { hardHabits } from '../../src/cia-vs-kgb/habits.ts'
import { type Curves, type Draw, draws, leaningBy, pointsAt } from '../../src/cia-vs-kgb/leanings.ts'
import { byHand, exploiters, otherSides, type Player } from './company.ts'

const SEATS = 6
const ITERATIONS = 16
const MATCHES_AN_ITERATION = 350
/** How many draws of a match are turned round, one at a time. */
const TRIALS_A_MATCH = 8
const MATCHES_WITH_EACH_EXPLOITER = 40
const STIFFNESS: Readonly<Record<Draw, number>> = { yesToFellow: 0.07, yesToOpponent: 0.07, yesToWhoKnows: 0.07, raise: 0.04, lie: 0.04 }
const EXPLOITER_PROBABILITY = 0.35
const OTHER_SIDE_PROBABILITY = 0.2
/** In this share of matches one seat counts as a person's, so nobody raises hands early. */
const HUMAN_PROBABILITY = 0.2
/** All trials of a situation, those of this iteration too, count as this share of their number, because the bots were others before, but at least as so many. */
const SHARE_OF_PAST = 0.4
const LEAST_WEIGHT_OF_PAST = 150

/** A number for each situation. */
type Table = Record<Draw, number[]>
const tableOf = (value: (draw: Draw, point: number) => number): Table =>
  Object.fromEntries(draws.map((draw) => [draw, byHand[draw].map((_, point) => value(draw, point))])) as Table
const curvesOf = (table: Table): Curves =>
  Object.fromEntries(draws.map((draw) => [draw, byHand[draw].map(([at], i) => [at, table[draw][i]!])])) as unknown as Curves

/** What a solved bot drew, and how many draws its seat had made before. */
interface Made {
  readonly seat: Seat
  readonly index: number
  readonly draw: Draw
  readonly at: number
  readonly probability: number
  readonly yes: boolean
}
/** A match before it is played. */
interface Planned {
  readonly secret: string
  readonly humans: readonly Seat[]
  readonly exploiter?: { readonly seat: Seat; readonly player: Player }
  readonly otherSide?: { readonly side: Side; readonly player: Player }
}
interface Played {
  readonly sides: readonly Side[]
  readonly winner: Side | null
  readonly made: readonly Made[]
}

const setup = { seats: SEATS, options: readOptions(ciaVsKgb.options, {}, SEATS) }
const habitsOf = (curves: Curves): Habits => ({ ...hardHabits, leaning: leaningBy(curves) })

/** Plays a match; with `instead`, that draw is turned round, and what follows from it with it. */
function play({ secret, humans, exploiter, otherSide }: Planned, curves: Curves, instead?: Made): Played {
  const made: Made[] = []
  const leaning = leaningBy(curves)
  const bots = Array.from({ length: SEATS }, (_, seat): Player => {
    if (exploiter?.seat === seat) return exploiter.player
    const chance = quickChance(`${secret}/decisions/${seat}`)
    let count = 0
    const solved = botWith({
      ...hardHabits,
      leaning(draw, at) {
        const index = count++
        const probability = leaning(draw, at)
        const drawn = drawWhether(chance, probability)
        const yes = instead?.seat === seat && instead.index === index ? !instead.yes : drawn
        made.push({ seat, index, draw, at, probability, yes })
        return yes ? 1 : 0
      },
    })
    return otherSide ? (seen, own) => (seen.view.hand.cards[seat] === otherSide.side ? otherSide.player : solved)(seen, own) : solved
  })
  const { truth } = simulate({ game: ciaVsKgb, setup, secret, bots, company: humans.length > 0 ? { humans } : {} })
  return { sides: truth.hands.map(({ cards }, seat) => cards[seat]!), winner: truth.common.end!.winner, made }
}

/** Shares of wins of exploiters, and how often they are met. */
class Exploited {
  readonly #results = exploiters.map(() => ({ wins: 0, matches: 0 }))
  weights: readonly number[] = exploiters.map(() => 1)

  /** Plays matches with each exploiter, and without. */
  measure(curves: Curves, seed: string): void {
    const plans = Array.from({ length: MATCHES_WITH_EACH_EXPLOITER }, (_, i) => ({ secret: seedFromText(`${seed}/exploited/${i}`), humans: [] }))
    const shareOfSeat = plans.map((plan) => play(plan, curves)).filter(({ winner }) => winner !== null).length / 2 / plans.length
    this.weights = exploiters.map((exploiterOf, which) => {
      const result = this.#results[which]!
      const player = exploiterOf(habitsOf(curves))
      result.wins *= 0.85
      result.matches = result.matches * 0.85 + plans.length
      plans.forEach((plan, i) => {
        const seat = i % SEATS
        const { sides, winner } = play({ ...plan, exploiter: { seat, player } }, curves)
        if (winner === sides[seat]) result.wins++
      })
      return Math.min(8, Math.max(0.3, Math.exp(25 * (result.wins / result.matches - shareOfSeat))))
    })
  }
}

function planned(seed: string, curves: Curves, { weights }: Exploited, chance: Chance): Planned {
  const plan = { secret: seedFromText(seed), humans: drawWhether(chance, HUMAN_PROBABILITY) ? [chance.below(SEATS)] : [] }
  if (drawWhether(chance, EXPLOITER_PROBABILITY)) {
    const which = drawWeighted(chance, [...exploiters.keys()], (i) => weights[i]!)
    return { ...plan, exploiter: { seat: chance.below(SEATS), player: exploiters[which]!(habitsOf(curves)) } }
  }
  if (drawWhether(chance, OTHER_SIDE_PROBABILITY / (1 - EXPLOITER_PROBABILITY)))
    return { ...plan, otherSide: { side: chance.pick(['cia', 'kgb'] as const), player: chance.pick(otherSides) } }
  return plan
}

/** A match that nobody wins is worth half a win to both sides. */
const valueFor = (side: Side, winner: Side | null): number => (winner === null ? 0.5 : winner === side ? 1 : 0)

/** Kinds of draws are tried equally often: answers, raises and lies. */
function drawTrials(made: readonly Made[], chance: Chance): Made[] {
  const kinds = [
    made.filter(({ draw }) => draw === 'raise'),
    made.filter(({ draw }) => draw === 'lie'),
    made.filter(({ draw }) => draw.startsWith('yes')),
  ].filter((kind) => kind.length > 0)
  return kinds.length === 0 ? [] : Array.from({ length: TRIALS_A_MATCH }, (_, i) => chance.pick(kinds[i % kinds.length]!))
}

function solve(seed: string): Curves {
  const worth = tableOf(() => 0)
  const trials = tableOf(() => 0)
  const sum = tableOf(() => 0)
  const answers = { yesToFellow: { yes: 0, all: 0 }, yesToOpponent: { yes: 0, all: 0 } }
  const exploited = new Exploited()
  const table = () =>
    tableOf((draw, point) => {
      const [, hand] = byHand[draw][point]!
      return 1 / (1 + ((1 - hand) / hand) * Math.exp(-worth[draw][point]! / STIFFNESS[draw]))
    })
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const probabilities = table()
    const curves = curvesOf(probabilities)
    const [gained, tried] = [tableOf(() => 0), tableOf(() => 0)]
    for (let match = 0; match < MATCHES_AN_ITERATION; match++) {
      const name = `${seed}/${iteration}/${match}`
      const chance = quickChance(`${name}/plan`)
      const plan = planned(name, curves, exploited, chance)
      const { made, sides, winner } = play(plan, curves)
      for (const { draw, probability } of made)
        if (draw === 'yesToFellow' || draw === 'yesToOpponent') {
          answers[draw].yes += probability
          answers[draw].all++
        }
      for (const trial of drawTrials(made, chance)) {
        const side = sides[trial.seat]!
        const gain = valueFor(side, winner) - valueFor(side, play(plan, curves, trial).winner)
        for (const { point, share } of pointsAt(curves[trial.draw], trial.at)) {
          gained[trial.draw][point]! += share * (trial.yes ? gain : -gain)
          tried[trial.draw][point]! += share
        }
      }
    }
    for (const draw of draws)
      for (const point of byHand[draw].keys()) {
        const n = tried[draw][point]!
        trials[draw][point]! += n
        const past = Math.max(LEAST_WEIGHT_OF_PAST, SHARE_OF_PAST * trials[draw][point]!)
        if (n > 0) worth[draw][point]! += (gained[draw][point]! - n * worth[draw][point]!) / (n + past)
        sum[draw][point]! += (iteration + 1) * probabilities[draw][point]!
      }
    exploited.measure(curves, `${seed}/${iteration}`)
    console.log(
      `iteration ${iteration + 1} of ${ITERATIONS}; weights of exploiters: ${exploited.weights.map((weight) => weight.toFixed(1)).join(' ')}`,
    )
  }
  for (const draw of draws)
    byHand[draw].forEach(([at, hand], point) => {
      const points = (100 * worth[draw][point]!).toFixed(1)
      console.log(`${draw} at ${at}: by hand ${hand}, a yes is worth ${points} points (${trials[draw][point]!.toFixed(0)} trials)`)
    })
  const said = ({ yes, all }: { readonly yes: number; readonly all: number }) => (yes / all).toFixed(2)
  console.log(
    `yes to fellows ${said(answers.yesToFellow)} (expected ${YES_PROBABILITY.toFellow}), to opponents ${said(answers.yesToOpponent)} (${YES_PROBABILITY.toOpponent})`,
  )
  const weight = (ITERATIONS * (ITERATIONS + 1)) / 2
  return curvesOf(tableOf((draw, point) => Math.round((100 * sum[draw][point]!) / weight) / 100))
}

const lines = Object.entries(solve('solve')).map(([draw, curve]) => `  ${draw}: [\n${curve.map(([at, p]) => `    [${at}, ${p}],\n`).join('')}  ],\n`)
writeFileSync(
  new URL('../../src/cia-vs-kgb/solved.ts', import.meta.url),
  `// How likely \`hard\` bots of CIA vs. KGB do what (leanings.ts). Written by training/cia-vs-kgb/self-play.ts.
import type { Curves } from './leanings.ts'

export const solved: Curves = {
${lines.join('')}}
`,
)
