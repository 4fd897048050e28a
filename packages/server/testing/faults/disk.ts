// A disk that can be full. As root it is a small file system of its own, filled to the last byte; otherwise the server may not
// make its files any longer (RLIMIT_FSIZE), which SQLite is told of by the same kind of failed write.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Disk {
  readonly folder: string
  readonly kind: 'tmpfs' | 'RLIMIT_FSIZE'
  fill(pid: number): void
  free(pid: number): void
  remove(): void
}
const size = '64m'
const piece = Buffer.alloc(4096)

export function smallDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return {
      folder,
      kind: 'RLIMIT_FSIZE',
      fill: (pid) => limitFiles(pid, '8192:unlimited'),
      free: (pid) => limitFiles(pid, 'unlimited:unlimited'),
      remove,
    }
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    kind: 'tmpfs',
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      remove()
    },
  }
}
const limitFiles = (pid: number, limit: string): void => void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`])

function fillUp(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, piece)
  } catch (problem) {
    if ((problem as { code?: string }).code !== 'ENOSPC') throw problem
  } finally {
    closeSync(file)
  }
}
