// `npm run tells -- [game[:matches] …]`: whether the way in which bots act tells their secrets. A classifier gets length, moment and kind of
// what they say and how long they take. Without games, or with all of them, it writes the table into docs/beliefs.md; else it only prints.
import { parseArgs } from 'node:util'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { type Auc, aucOf } from './classifier.ts'
import { onlyManner, onlyOwnChoice, samplesOf, secrets } from './samples.ts'

const DEFAULT_MATCHES = 10_000
/** A classifier must not be better than this. */
const GOAL_AUC = 0.55

interface Row {
  readonly game: string
  readonly matches: number
  readonly samples: number
  /** AUCs from more and more features: length and time; also kind and moment of what a bot chose to do; also what the others made it do. */
  readonly manner: Auc
  readonly chosen: Auc
  readonly everything: Auc
}
const figureOf = ({ auc, low, high }: Auc): string => `${auc.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
const verdictOf = ({ auc, low, high }: Auc): string =>
  auc <= GOAL_AUC ? (high <= GOAL_AUC ? 'kept' : 'kept, not certain') : low > GOAL_AUC ? 'missed' : 'missed, not certain'
const secretOf = (game: string): string => {
  const { seat: _, ...statement } = secrets[game]!(0) as { readonly seat: number }
  return Object.values(statement).join(' ')
}
const tableOf = (rows: readonly Row[]): string =>
  [
    `| game | secret | matches | samples | AUC, length and time | ≤ ${GOAL_AUC} | AUC, also kind and moment of what it chose | ≤ ${GOAL_AUC} | AUC, also what the others made it do |\n|---|---|---|---|---|---|---|---|---|`,
    ...rows.map(
      ({ game, matches, samples, manner, chosen, everything }) =>
        `| ${game} | \`${secretOf(game)}\` | ${matches} | ${samples} | ${[manner, chosen].map((auc) => `${figureOf(auc)} | ${verdictOf(auc)}`).join(' | ')} | ${figureOf(everything)} |`,
    ),
  ].join('\n')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'normal' } },
})
const rows: Row[] = []
for (const gameAndMatches of positionals.length > 0 ? positionals : gameIds) {
  const [game = '', matches = DEFAULT_MATCHES] = gameAndMatches.split(':')
  const samples = await samplesOf(game, Number(matches), values.seed, values.bots)
  rows.push({
    game,
    matches: Number(matches),
    samples: samples.length,
    manner: aucOf(onlyManner(samples)),
    chosen: aucOf(onlyOwnChoice(samples)),
    everything: aucOf(samples),
  })
  console.log(tableOf(rows.slice(-1)))
}
if (gameIds.every((id) => rows.some(({ game }) => game === id))) {
  const command = `npm run tells -- ${rows.map(({ game, matches }) => `${game}:${matches}`).join(' ')}`
  const figures = `Matches between \`${values.bots}\` bots at tables of every size: \`${command}\`.\n\n${tableOf(rows)}`
  writeSection('tells', figures)
  console.log('written: docs/beliefs.md')
}
