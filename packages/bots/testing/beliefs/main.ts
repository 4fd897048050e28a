// `npm run beliefs -- [game[:matches[:level]] …]`: how good beliefs are, over matches between bots of a level (`hard` if none is named). Parts of
// games are measured side by side, as many as there are cores. If all games were measured, table and chart are written into docs/. Beliefs
// and matches follow from the seed.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { type BotLevel, botLevels } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { answerTask, runSideBySide } from '../side-by-side.ts'
import { joinParts, type Measured, type MeasuredPart, measurePart, PARTS, type Sample } from './measure.ts'
import { chartOf, figuresOf, tableOf } from './report.ts'

const DEFAULT_MATCHES = 10_000
const chart = new URL('../../../../docs/beliefs.svg', import.meta.url)

interface Task {
  readonly sample: Sample
  readonly part: number
}

async function measureAll(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string', default: 'safehouse' } } })
  const samples = (positionals.length > 0 ? positionals : gameIds).map((sample): Sample => {
    const [game = '', matches = DEFAULT_MATCHES, level = 'hard'] = sample.split(':')
    if (!botLevels.includes(level as BotLevel)) throw new Error(`there is no level ${level}: ${botLevels.join(', ')}`)
    return { game, matches: Number(matches), seed: values.seed, level: level as BotLevel }
  })
  const tasks = samples.flatMap((sample) => Array.from({ length: PARTS }, (_, part): Task => ({ sample, part })))
  const parts = new Map(samples.map((sample) => [sample, [] as MeasuredPart[]]))
  const measured: Measured[] = []
  await runSideBySide<Task, MeasuredPart>(import.meta.url, tasks, ({ sample, part }, result) => {
    const done = parts.get(sample)!
    done[part] = result
    if (Object.keys(done).length < PARTS) return
    const joined = joinParts(sample, done)
    measured[samples.indexOf(sample)] = joined
    console.log(tableOf([joined]))
  })
  if (!gameIds.every((id) => measured.some(({ game }) => game === id))) return
  writeSection('beliefs', figuresOf(measured))
  writeFileSync(chart, chartOf(measured))
  console.log('written: docs/beliefs.md, docs/beliefs.svg')
}

if (isMainThread) await measureAll()
else await answerTask(({ sample, part }: Task) => measurePart(sample, part))
