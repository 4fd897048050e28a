// Errors of the operating system and of drivers at start-up become sentences that say what to change. The tests cause real errors.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { tempFolder } from '../testing/server.ts'
import { startErrorSentence } from './start-error.ts'
import { openPostgres } from './store/postgres/index.ts'

const causeListenError = async (port: number, host: string) =>
  (await once(createServer().listen(port, host), 'error').catch((problem) => [problem]))[0]

test('a port in use, and an address that the machine does not have, are explained with the setting to change', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const { port } = otherServer.address() as { port: number }
  expect(startErrorSentence(await causeListenError(port, '127.0.0.1'))).toBe(`port ${port} is taken by another program. Set PORT to another one.`)
  otherServer.close()
  expect(startErrorSentence(await causeListenError(0, '192.0.2.1'))).toBe(
    'this machine has no address 192.0.2.1. Set HOST to one of its addresses, or leave it out.',
  )
})
test('a data folder that is a file is explained with the setting to change', () => {
  const file = join(tempFolder(), 'file')
  writeFileSync(file, '')
  let problem: unknown
  try {
    mkdirSync(file, { recursive: true })
  } catch (thrown) {
    problem = thrown
  }
  expect(startErrorSentence(problem)).toBe(`${file} is a file and no folder. Set SAFEHOUSE_DATA to a folder.`)
})
test('a database that does not answer is named without its password', async () => {
  const port = await freePort()
  const problem: unknown = await openPostgres(`postgres://house:secret@127.0.0.1:${port}/safehouse`).catch((thrown: unknown) => thrown)
  expect(startErrorSentence(problem)).toBe(`the database at 127.0.0.1, port ${port}, does not answer (ECONNREFUSED). Check DATABASE_URL.`)
})
