// Learns by self-play how plainly to speak, and writes src/spyfall-2/learned.ts. For each size of table a small zero-sum game is played
// out: those who know the place choose a manner of speaking (plainness.ts), the spy how much it fears to be found and whether it evades.
// Regret matching over the measured wins gives how often each manner is taken. Then the thresholds to accuse and to vote, and how far
// spies trust what they hear, are chosen so that both sides win about as often and some rounds last until time is up. Usage:
// npx tsx packages/bots/training/spyfall-2/self-play.ts (all sizes; with one number of players it only prints what it finds)
import { writeFileSync } from 'node:fs'
import { drawWeighted } from '@safehouse/beliefs/probability'
import type { Tuning } from '@safehouse/beliefs/spyfall-2'
import { manners } from '@safehouse/beliefs/spyfall-2'
import { playRounds, type Totals } from './rounds.ts'

const sizes = [4, 6, 8] as const
const ROUNDS_A_CELL = 100
const ROUNDS_A_THRESHOLD = 500
const ITERATIONS = 20_000
/** How often spies shall win in these rounds. In whole matches (`arena --exploit`) they win about three points less often, which makes it even. */
const GOAL_WINS = 0.53
/** More answers a round than this are too many for a round of six minutes. */
const MAX_MEAN_ANSWERS = 15.5
const fears = [0.6, 1, 1.6] as const
const thresholds = [
  { accuseAt: 8, voteAt: 4.5 },
  { accuseAt: 12, voteAt: 6 },
  { accuseAt: 16, voteAt: 8 },
]
/** How far spies may trust what they hear, by the size of the table. */
const trusts: Readonly<Record<number, readonly number[]>> = { 4: [0.45, 0.43], 6: [0.28, 0.27], 8: [0.18] }
/** How many manners there are to choose from, from blunt on: the more players, the fewer answers each gives, so each must say more. */
const mannerCounts: Readonly<Record<number, number>> = { 4: 4, 6: 4, 8: 3 }

interface Column {
  readonly fear: number
  readonly evasive: boolean
}
const columns: readonly Column[] = fears.flatMap((fear) => [false, true].map((evasive) => ({ fear, evasive })))

const fogOf = (shares: readonly number[]): number => manners.reduce((sum, { foggy }, i) => sum + shares[i]! * foggy, 0)

/** Wins of the spy where everybody speaks in this manner. */
function cell(seats: number, row: number, { fear, evasive }: Column, trust: number): number {
  const rowManner = manners[row]!
  const plan = (i: number) => ({
    seats,
    manner: () => rowManner,
    usual: { foggy: rowManner.foggy, trust },
    evasive,
    thresholds: { accuseAt: 8, voteAt: 4.5, fear },
    seed: `${seats}/${row}/${fear}/${evasive}/${i}`,
  })
  return playRounds(ROUNDS_A_CELL, plan, 'cell').spyWins / ROUNDS_A_CELL
}

/** Regret matching of both sides; the average strategies approach an equilibrium. */
function equilibrium(wins: readonly (readonly number[])[]): { readonly rows: number[]; readonly columns: number[] } {
  const regret = { rows: wins.map(() => 0), columns: columns.map(() => 0) }
  const sum = { rows: wins.map(() => 0), columns: columns.map(() => 0) }
  for (let i = 0; i < ITERATIONS; i++) {
    const [rows, cols] = [matched(regret.rows), matched(regret.columns)]
    const rowWins = wins.map((line) => line.reduce((all, win, column) => all + win * cols[column]!, 0))
    const colWins = columns.map((_, column) => wins.reduce((all, line, row) => all + line[column]! * rows[row]!, 0))
    const value = rowWins.reduce((all, win, row) => all + win * rows[row]!, 0)
    for (const [row, win] of rowWins.entries()) regret.rows[row]! += value - win
    for (const [column, win] of colWins.entries()) regret.columns[column]! += win - value
    for (const [row, share] of rows.entries()) sum.rows[row]! += share / ITERATIONS
    for (const [column, share] of cols.entries()) sum.columns[column]! += share / ITERATIONS
  }
  return sum
}
function matched(regrets: readonly number[]): number[] {
  const positive = regrets.map((regret) => Math.max(0, regret))
  const sum = positive.reduce((all, regret) => all + regret, 0)
  return positive.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length))
}

function learn(seats: number): Tuning {
  const tried = trusts[seats]!.flatMap((trust) => {
    const wins = manners.slice(0, mannerCounts[seats]).map((_, row) => columns.map((column) => cell(seats, row, column, trust)))
    const { rows, columns: cols } = equilibrium(wins)
    const shares = manners.map((_, row) => Math.round((rows[row] ?? 0) * 100) / 100)
    const mirrored = columns.map(({ evasive }, i) => (evasive ? 0 : cols[i]! + 1e-6))
    const weight = mirrored.reduce((all, weight) => all + weight, 0)
    const fear = Math.round((100 * columns.reduce((sum, column, i) => sum + column.fear * mirrored[i]!, 0)) / weight) / 100
    return thresholds.map(({ accuseAt, voteAt }) => judged({ seats, manners: shares, accuseAt, voteAt, fear, trust }))
  })
  return tried.reduce((best, trial) => (trial.distance < best.distance ? trial : best)).tuning
}
/** How far a result is from what makes a good evening: even wins, some rounds until time is up, none too long, and nothing won by evading. */
function judged(tuning: Tuning): { readonly tuning: Tuning; readonly distance: number } {
  const [usual, evading] = [playedWith(tuning, false), playedWith(tuning, true)]
  const [wins, timeUps, evaded] = [usual.spyWins / usual.rounds, usual.timeUps / usual.rounds, evading.spyWins / evading.rounds]
  console.log(JSON.stringify({ ...tuning, wins, timeUps, evaded, answers: usual.answers / usual.rounds }))
  const answers = usual.answers / usual.rounds
  const tooLong = Math.max(0, answers - MAX_MEAN_ANSWERS) / MAX_MEAN_ANSWERS
  return { tuning, distance: Math.abs(wins - GOAL_WINS) + Math.max(0, 0.13 - timeUps, timeUps - 0.27) + tooLong + 2 * Math.max(0, evaded - 0.55) }
}
function playedWith({ seats, manners: shares, trust, ...thresholds }: Tuning, evasive: boolean): Totals {
  const usual = { foggy: fogOf(shares), trust }
  return playRounds(
    ROUNDS_A_THRESHOLD,
    (i, chance) => {
      const seatManners = Array.from({ length: seats }, () => drawWeighted(chance, manners, (manner) => shares[manners.indexOf(manner)]!))
      return { seats, manner: (seat) => seatManners[seat]!, usual, evasive, thresholds, seed: `${seats}/${trust}/${thresholds.accuseAt}/${i}` }
    },
    `thresholds/${seats}`,
  )
}

const results = (process.argv[2] ? [Number(process.argv[2])] : sizes).map(learn)
for (const result of results) console.log('learned', JSON.stringify(result))
const lines = results.map(
  ({ seats, manners: shares, accuseAt, voteAt, fear, trust }) =>
    `  { seats: ${seats}, manners: [${shares.join(', ')}], accuseAt: ${accuseAt}, voteAt: ${voteAt}, fear: ${fear}, trust: ${trust} },`,
)
const file = new URL('../../../beliefs/src/spyfall-2/learned.ts', import.meta.url)
if (results.length === sizes.length)
  writeFileSync(
    file,
    `// Written by packages/bots/training/spyfall-2/self-play.ts. Do not edit.
export const learned = [
${lines.join('\n')}
]
`,
  )
