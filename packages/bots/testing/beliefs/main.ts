// `npm run beliefs -- [game[:matches] …]`: how good beliefs are, over matches between bots. Parts of games are measured side by side, as
// many as there are cores. If all games were measured, table and chart are written into docs/. Beliefs and matches follow from the seed.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { botLevels } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { joinParts, type Measured, type MeasuredPart, measurePart, PARTS, type Sample } from './measure.ts'
import { chartOf, figuresOf, tableOf } from './report.ts'

const DEFAULT_MATCHES = 10_000
const chart = new URL('../../../../docs/beliefs.svg', import.meta.url)

interface Task {
  readonly sample: Sample
  readonly part: number
}

async function measureAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { matches: { type: 'string' }, seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'hard' } },
  })
  const level = botLevels.find((one) => one === values.bots)
  if (!level) throw new Error(`--bots ${botLevels.join('|')}`)
  const samples = (positionals.length > 0 ? positionals : gameIds).map((gameAndMatches): Sample => {
    const [game = '', matches = values.matches ?? DEFAULT_MATCHES] = gameAndMatches.split(':')
    return { game, matches: Number(matches), seed: values.seed, level }
  })
  const tasks = samples.flatMap((sample) => Array.from({ length: PARTS }, (_, part): Task => ({ sample, part })))
  const parts = new Map(samples.map((sample) => [sample, [] as MeasuredPart[]]))
  const measured: Measured[] = []
  const waiting = tasks.values()
  const measureNext = async (): Promise<void> => {
    for (const task of waiting) {
      const { sample, part } = task
      const done = parts.get(sample)!
      done[part] = await measureInWorker(task)
      if (Object.keys(done).length < PARTS) continue
      const result = joinParts(sample, done)
      measured[samples.indexOf(sample)] = result
      console.log(tableOf([result]))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, measureNext))
  if (!gameIds.every((id) => measured.some(({ game }) => game === id))) return
  writeSection('beliefs', figuresOf(measured, level))
  writeFileSync(chart, chartOf(measured))
  console.log('written: docs/beliefs.md, docs/beliefs.svg')
}

/** Measures a part in a worker thread, which runs this file again and needs a TypeScript loader of its own. */
const measureInWorker = (task: Task): Promise<MeasuredPart> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import('${import.meta.url}')))`, {
      eval: true,
      workerData: task,
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (isMainThread) await measureAll()
else {
  const { sample, part } = workerData as Task
  parentPort!.postMessage(await measurePart(sample, part))
}
