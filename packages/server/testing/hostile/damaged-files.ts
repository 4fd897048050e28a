// Damaged data folders. The server holds against one if the store refuses to open and names its file, or if every document that it
// still answers is the one that was stored; never a wrong document, never a new database in place of the old one.
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePath, openDataFolder } from '../../src/store/sqlite/data-folder.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import { type Store, StoreDamaged } from '../../src/store/store.ts'
import { type Attack, countRounds } from './attack.ts'

const DOCUMENTS = 200
const PAGE_BYTES = 4096
/** Few, because each opens a store; three rounds try every kind. */
const DAMAGES_PER_ROUND = 2
const documentOf = (i: number): string => JSON.stringify({ code: `T${i}`, text: 'x'.repeat(300) })

const DAMAGES: readonly ((folder: string) => void)[] = [
  (folder) => truncateSync(databasePath(folder), 0),
  (folder) => truncateSync(databasePath(folder), Math.floor(Math.random() * 20) * 1000 + 100),
  (folder) => writeFileSync(databasePath(folder), 'not a database'),
  (folder) => rmSync(databasePath(folder)),
  overwritePages,
  overwritePages,
]
/** Overwrites up to ten random pages of the database, sometimes its first page. */
function overwritePages(folder: string): void {
  const bytes = readFileSync(databasePath(folder))
  for (let i = 0; i <= Math.random() * 10; i++) {
    const page = Math.floor((Math.random() * bytes.length) / PAGE_BYTES)
    bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES)
  }
  writeFileSync(databasePath(folder), bytes)
}
/** Opens the folder as a server does at its start. */
async function openStore(folder: string): Promise<Store & { release(): Promise<void> }> {
  const data = openDataFolder(folder)
  try {
    const store = await openSqlite(folder)
    return Object.assign(store, { release: () => store.close().finally(() => data.close()) })
  } catch (problem) {
    await data.close()
    throw problem
  }
}
async function isHeld(folder: string): Promise<boolean> {
  const store = await openStore(folder).catch((problem: Error) => problem)
  if (store instanceof Error) return store.message.includes(folder)
  try {
    const answers = await Promise.allSettled(Array.from({ length: DOCUMENTS }, (_, i) => store.table(`T${i}`)))
    return answers.every((answer, i) =>
      answer.status === 'rejected' ? answer.reason instanceof StoreDamaged : answer.value?.document === documentOf(i),
    )
  } finally {
    await store.release().catch(() => {})
  }
}

export const damagedFileAttacks: readonly Attack[] = [
  {
    name: 'damaged, emptied and missing files',
    async run(_, rounds) {
      const parentFolder = mkdtempSync(join(tmpdir(), 'safehouse-damaged-'))
      try {
        const intactFolder = join(parentFolder, 'intact')
        const store = await openStore(intactFolder)
        await Promise.all(Array.from({ length: DOCUMENTS }, (_, i) => store.addTable(`T${i}`, documentOf(i))))
        await store.release()
        return await countRounds(rounds * DAMAGES_PER_ROUND, async (i) => {
          const folder = join(parentFolder, String(i))
          cpSync(intactFolder, folder, { recursive: true })
          DAMAGES[i % DAMAGES.length]!(folder)
          const held = (await isHeld(folder)) ? 1 : 0
          rmSync(folder, { recursive: true })
          return { tried: 1, held }
        })
      } finally {
        rmSync(parentFolder, { recursive: true, force: true })
      }
    },
  },
]
