// The arena's last table, which the operator's `safehouse arena --publish` keeps in the data folder. Everybody may read it.
import { readFile, stat } from 'node:fs/promises'
import type { ArenaTable } from '@safehouse/protocol'

const MAX_FILE_BYTES = 1024 * 1024

/** Null if there is none, or none that this release can read. */
export async function readArenaTable(file: string | undefined): Promise<{ readonly table: ArenaTable | null }> {
  try {
    if (file === undefined || (await stat(file)).size > MAX_FILE_BYTES) return { table: null }
    const table = JSON.parse(await readFile(file, 'utf8')) as ArenaTable
    return { table: table.format === 1 && Array.isArray(table.games) ? table : null }
  } catch {
    return { table: null }
  }
}
