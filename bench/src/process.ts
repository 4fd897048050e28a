// Starts server processes with garbage collection on demand, and reads their CPU time and memory from /proc.
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const collectOnSignal = fileURLToPath(new URL('./collect-on-signal.js', import.meta.url))

export function startNode(
  script: string,
  options: {
    cwd: string
    env: Record<string, string>
    args?: readonly string[]
    nodeArgs?: readonly string[]
    node?: string | undefined
    ready: RegExp
  },
): Promise<ChildProcess> {
  const args = ['--expose-gc', '--import', collectOnSignal, ...(options.nodeArgs ?? []), script, ...(options.args ?? [])]
  const child = spawn(options.node ?? process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const addChunk = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000)
      if (options.ready.test(output)) resolve(child)
    }
    child.stdout.on('data', addChunk)
    child.stderr.on('data', addChunk)
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${output}`)))
  })
}
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 3000).unref()
  })
}

/** The processes of this program that this process has started, or that those have. */
export function pidsOf(program: string): number[] {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, command = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      return { pid: Number(name), command, parent: Number(rest.split(' ')[1]) }
    } catch {
      return [] // it has ended meanwhile
    }
  })
  const isOurs = (pid: number): boolean => {
    const parent = processes.find((candidate) => candidate.pid === pid)?.parent ?? 0
    return parent === process.pid || (parent > 1 && isOurs(parent))
  }
  return processes.filter(({ pid, command }) => command.startsWith(program) && isOurs(pid)).map(({ pid }) => pid)
}

const CLOCK_TICKS_PER_SECOND = 100
/** CPU time used so far by all threads of these processes, in seconds. */
export const readCpuSeconds = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}
/** Counts the CPU time of processes from now on, in seconds; those that end meanwhile, as some of a database do, are left out. */
export function countCpuSeconds(pids: readonly number[]): () => number {
  const readCpuSeconds = (pid: number): number | undefined => {
    try {
      return cpuSecondsOf(pid)
    } catch {
      return undefined
    }
  }
  const before = pids.map(readCpuSeconds)
  return () => pids.map(readCpuSeconds).reduce<number>((sum, now, i) => sum + (now === undefined ? 0 : now - (before[i] ?? now)), 0)
}
/** Resident memory of these processes in bytes, after a forced garbage collection. */
export async function readMemoryBytes(pids: readonly number[]): Promise<number> {
  for (const pid of pids) process.kill(pid, 'SIGUSR2')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024, 0)
}
