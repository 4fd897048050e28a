// Runs tasks in several processes. A task is known by its index in a list that every process makes for itself, so only indices and
// findings travel. What is found does not depend on the number of processes; only the time does.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UsageError } from './usage-error.ts'

/** A piece of work that needs nothing of the others. */
export interface Task<F> {
  run(): readonly F[]
}

interface Results<F> {
  /** In the order of the tasks. */
  readonly findings: readonly F[]
  /** CPU time of all tasks. */
  readonly cpuMs: number
}
/** The task that a process is told to do, and what the list of tasks is made from. */
interface Order<G> {
  readonly given: G
  readonly index: number
}
interface Done<F> {
  readonly index: number
  readonly findings: readonly F[]
  readonly cpuMs: number
}

/** One after another in this process. */
export function runHere<F>(tasks: readonly Task<F>[], onFinding: (finding: F) => void): Results<F> {
  const before = process.cpuUsage()
  const findings = tasks.flatMap((task) => {
    const found = task.run()
    found.forEach(onFinding)
    return found
  })
  return { findings, cpuMs: cpuMsSince(before) }
}

/** The command itself, in a clone and in the installed package, where all code is in one folder. */
const program = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../bin/safehouse.js' : './safehouse.js', import.meta.url))

/** In this many processes, each of which takes the next task when it is done with one. */
export async function runInProcesses<G extends object, F>(
  taskCount: number,
  given: G,
  jobs: number,
  onFinding: (finding: F) => void,
): Promise<Results<F>> {
  const done: Done<F>[] = []
  const waiting = Array.from({ length: taskCount }, (_, index) => index).values()
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(program, ['arena', '--exploit', '--worker'], { execArgv: [] })
      const sendNext = () => {
        const { value: index, done: isOver } = waiting.next()
        if (isOver) worker.disconnect()
        else worker.send({ given, index } satisfies Order<G>)
      }
      worker.on('message', (message) => {
        const result = message as Done<F>
        done[result.index] = result
        result.findings.forEach(onFinding)
        sendNext()
      })
      worker.once('error', reject)
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process that plays matches ended with ${code}`))))
      sendNext()
    })
  await Promise.all(Array.from({ length: Math.min(jobs, taskCount) }, work))
  return { findings: done.flatMap(({ findings }) => findings), cpuMs: done.reduce((sum, { cpuMs }) => sum + cpuMs, 0) }
}

/** Plays tasks for the process that has started this one, until that lets go. */
export function serveTasks<G, F>(tasksFor: (given: G) => readonly Task<F>[]): Promise<number> {
  if (!process.send) throw new UsageError('--worker is for the processes that --exploit starts')
  process.on('message', (message) => {
    const { given, index } = message as Order<G>
    const before = process.cpuUsage()
    const findings = tasksFor(given)[index]!.run()
    process.send!({ index, findings, cpuMs: cpuMsSince(before) } satisfies Done<F>)
  })
  return new Promise((resolve) => process.once('disconnect', () => resolve(0)))
}

const cpuMsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
