// Runs tasks in worker threads, as many at a time as there are cores. A worker runs the module of the command again, where `isMainThread` is
// false, and needs a TypeScript loader of its own.
import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** `onDone` is called with the result of each task, in whatever order they end. `module`: the command's `import.meta.url`. */
export async function runSideBySide<Task, Result>(
  module: string,
  tasks: readonly Task[],
  onDone: (task: Task, result: Result) => void,
): Promise<void> {
  const waiting = tasks.values()
  const runNext = async (): Promise<void> => {
    for (const task of waiting) onDone(task, await runInWorker<Task, Result>(module, task))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
}

const runInWorker = <Task, Result>(module: string, task: Task): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import('${module}')))`, { eval: true, workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** In a worker: answers its task. */
export const answerTask = async <Task, Result>(resultOf: (task: Task) => Promise<Result>): Promise<void> =>
  parentPort!.postMessage(await resultOf(workerData as Task))
