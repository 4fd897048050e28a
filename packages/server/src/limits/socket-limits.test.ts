// The count of open files, by which the server limits its sockets.
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { countOpenFiles } from './socket-limits.ts'

test.runIf(process.platform === 'linux')('files that are opened are counted', async () => {
  const before = (await countOpenFiles())!
  const openFiles = await Promise.all(Array.from({ length: 100 }, () => open(fileURLToPath(import.meta.url))))
  const after = (await countOpenFiles())!
  for (const file of openFiles) await file.close()
  // Other parts of the process may open and close a few meanwhile.
  expect(after.inUse - before.inUse).toBeGreaterThan(90)
  expect(after.inUse - before.inUse).toBeLessThan(110)
  expect(after.limit).toBeGreaterThan(after.inUse)
})
