// `npm run tells -- [game[:matches] …]`: whether the way in which bots act tells their secrets. A classifier gets length, moment and kind of
// what they say and how long they take. Without games, or with all of them, it writes the table into docs/beliefs.md; else it only prints.
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { answerTask, runSideBySide } from '../side-by-side.ts'
import { type Auc, aucOf } from './classifier.ts'
import { joinTables, keepColumns, type SampleTable } from './sample-table.ts'
import { isManner, isMannerOrChoice, type Series, samplesOf, secrets } from './samples.ts'

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

/** A series is divided into as many parts, which are played side by side. */
const PARTS = 8
interface Task {
  readonly series: Series
  readonly part: number
}
async function measureAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'normal' } },
  })
  const rows: Row[] = []
  for (const gameAndMatches of positionals.length > 0 ? positionals : gameIds) {
    const [game = '', matches = DEFAULT_MATCHES] = gameAndMatches.split(':')
    rows.push(await measure({ game, matches: Number(matches), seed: values.seed, level: values.bots }))
    console.log(tableOf(rows.slice(-1)))
  }
  if (!gameIds.every((id) => rows.some(({ game }) => game === id))) return
  const command = `npm run tells -- ${rows.map(({ game, matches }) => `${game}:${matches}`).join(' ')}`
  writeSection('tells', `Matches between \`${values.bots}\` bots at tables of every size: \`${command}\`.\n\n${tableOf(rows)}`)
  console.log('written: docs/beliefs.md')
}
async function measure(series: Series): Promise<Row> {
  const tasks = Array.from({ length: PARTS }, (_, part): Task => ({ series, part }))
  const parts: SampleTable[] = []
  await runSideBySide<Task, SampleTable>(import.meta.url, tasks, ({ part }, samples) => {
    parts[part] = samples
  })
  const samples = joinTables(parts)
  return {
    game: series.game,
    matches: series.matches,
    samples: samples.matches.length,
    manner: aucOf(keepColumns(samples, isManner)),
    chosen: aucOf(keepColumns(samples, isMannerOrChoice)),
    everything: aucOf(samples),
  }
}

if (isMainThread) await measureAll()
else await answerTask(({ series, part }: Task) => samplesOf(series, part, PARTS))
