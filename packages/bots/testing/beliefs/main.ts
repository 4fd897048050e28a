// `npm run beliefs -- [game[:matches] …]`: how good beliefs are, over matches between bots. Games are measured side by side, as many as
// there are cores. If all games were measured, table and chart are written into docs/. Beliefs and matches follow from the seed.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type BotLevel, botLevels } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import { writeSection } from '../section.ts'
import { type Measured, measure } from './measure.ts'
import { chartOf, figuresOf, tableOf } from './report.ts'

const DEFAULT_MATCHES = 10_000
const chart = new URL('../../../../docs/beliefs.svg', import.meta.url)

interface Task {
  readonly game: string
  readonly matches: number
  readonly seed: string
  readonly level: BotLevel
}

async function measureAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { matches: { type: 'string' }, seed: { type: 'string', default: 'safehouse' }, bots: { type: 'string', default: 'hard' } },
  })
  const level = botLevels.find((one) => one === values.bots)
  if (!level) throw new Error(`--bots ${botLevels.join('|')}`)
  const tasks = (positionals.length > 0 ? positionals : gameIds).map((gameAndMatches): Task => {
    const [game = '', matches = values.matches ?? DEFAULT_MATCHES] = gameAndMatches.split(':')
    return { game, matches: Number(matches), seed: values.seed, level }
  })
  const measured: Measured[] = []
  const waiting = tasks.entries()
  const measureNext = async (): Promise<void> => {
    for (const [i, task] of waiting) {
      measured[i] = await measureInWorker(task)
      console.log(tableOf([measured[i]]))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, measureNext))
  if (!gameIds.every((id) => measured.some(({ game }) => game === id))) return
  writeSection('beliefs', figuresOf(measured, level))
  writeFileSync(chart, chartOf(measured))
  console.log('written: docs/beliefs.md, docs/beliefs.svg')
}

/** Measures one game in a worker thread, which runs this file again and needs a TypeScript loader of its own. */
const measureInWorker = (task: Task): Promise<Measured> =>
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
  const { game, matches, seed, level } = workerData as Task
  parentPort!.postMessage(await measure(game, matches, seed, level))
}
