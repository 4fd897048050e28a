// Reads and writes wins.tsv, what `npm run fairness` counted: a line for each case with its wins by seat and the winners of its first matches.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Seat } from '@safehouse/engine'
import type { FairnessCase } from './play.ts'

export interface CountedWins extends FairnessCase {
  readonly matches: number
  /** Shared wins count as parts, so that a match has one win in all. */
  readonly bySeat: readonly number[]
  /** Of the first matches: by them a test notices that bots play otherwise now. */
  readonly firstWinners: readonly (readonly Seat[])[]
}
const file = new URL('wins.tsv', import.meta.url)
const header = ['game', 'level', 'seats', 'matches', 'wins by seat', 'winners of the first matches']

export const readWins = (): readonly CountedWins[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level, seats, matches, bySeat = '', firstWinners = ''] = line.split('\t')
      return {
        id,
        level: level as FairnessCase['level'],
        seats: Number(seats),
        matches: Number(matches),
        bySeat: bySeat.split(' ').map(Number),
        firstWinners: firstWinners.split(' ').map((winners) => (winners === '-' ? [] : winners.split('+').map(Number))),
      }
    })

export function writeWins(counted: readonly CountedWins[]): void {
  const lines = counted.map(({ id, level, seats, matches, bySeat, firstWinners }) => [
    id,
    level,
    seats,
    matches,
    bySeat.map((wins) => Number(wins.toFixed(2))).join(' '),
    firstWinners.map((winners) => winners.join('+') || '-').join(' '),
  ])
  writeFileSync(file, `${[header, ...lines].map((line) => line.join('\t')).join('\n')}\n`)
}
