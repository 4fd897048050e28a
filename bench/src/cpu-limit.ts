// Gives a process a share of one core, so that it is the bottleneck on a machine on which it would otherwise wait for a core. The process
// is stopped (SIGSTOP) while it has used more than its share. Works on Linux, without privileges.
import { readdirSync, readFileSync } from 'node:fs'

const CHECK_INTERVAL_MS = 4

/** Limits the process to this share of a core from now on; the returned function ends that. */
export function limitCpu(pid: number, share: number): () => void {
  const startedAt = performance.now()
  const usedBefore = readCpuMs(pid)
  const timer = setInterval(() => {
    const allowedMs = (performance.now() - startedAt) * share
    process.kill(pid, readCpuMs(pid) - usedBefore > allowedMs ? 'SIGSTOP' : 'SIGCONT')
  }, CHECK_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    process.kill(pid, 'SIGCONT')
  }
}
/** CPU time used so far by all threads of a process, finer than `readCpuSeconds`. */
function readCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0)
}
