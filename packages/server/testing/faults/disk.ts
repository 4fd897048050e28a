// A disk that can be made full. As root it is a small file system that is filled to the last byte; otherwise the server's file size
// limit is lowered (RLIMIT_FSIZE), which makes SQLite's writes fail in the same way.
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
const SIZE = '64m'
const BLOCK = Buffer.alloc(4096)

export function makeSmallDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
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
    for (;;) writeSync(file, BLOCK)
  } catch (problem) {
    if ((problem as { code?: string }).code !== 'ENOSPC') throw problem
  } finally {
    closeSync(file)
  }
}
