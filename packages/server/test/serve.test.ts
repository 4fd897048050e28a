// The `serve` command in its own process: prints its address, stops in under a second, and says why if it cannot start.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Api } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

const exitOf = async (env: Record<string, string>) => {
  const server = runServer(env)
  const [code] = (await once(server.process, 'exit')) as [number]
  return { code, output: server.output() }
}

test('serve prints its address, and stops cleanly, soon, with people connected', async () => {
  const port = await freePort()
  const server = runServer({ PORT: String(port), SAFEHOUSE_DATA: tempFolder() })
  await waitUntilReady(port)
  const origin = `http://127.0.0.1:${port}`
  const { code, token } = await new Api(origin).create({ name: 'Anna', place: 'room' })
  const anna = new Player(origin, code, token)
  await anna.until(() => anna.state === 'open')
  expect(server.output()).toContain(`http://localhost:${port}`)
  expect(server.output()).not.toContain(token)
  expect(server.output()).not.toContain('Anna')
  const askedAt = Date.now()
  expect(await killServer(server, 'SIGTERM')).toBe(0)
  expect(Date.now() - askedAt).toBeLessThan(10_000) // a second on a machine that is not busy
  await anna.until(() => anna.state === 'reconnecting')
})
test('a port in use, an invalid setting or an invalid database ends serve with one sentence', async () => {
  const port = String((await testServer()).port)
  const SAFEHOUSE_DATA = tempFolder()
  expect(await exitOf({ PORT: port, HOST: '127.0.0.1', SAFEHOUSE_DATA })).toEqual({
    code: 1,
    output: `safehouse: port ${port} is taken by another program. Set PORT to another one.\n`,
  })
  expect(await exitOf({ PORT: 'x' })).toEqual({ code: 1, output: 'safehouse: PORT must be a number from 0 to 65535, not "x"\n' })
  const broken = join(SAFEHOUSE_DATA, 'broken')
  mkdirSync(broken)
  writeFileSync(join(broken, 'safehouse.db'), 'no database'.repeat(1000))
  expect(await exitOf({ PORT: '0', SAFEHOUSE_DATA: broken })).toMatchObject({ code: 1, output: expect.stringContaining('not a database') })
})
test('start, a mistyped setting, and stop are one line each in the log; a second server on the folder is refused with the process that has it', async () => {
  const SAFEHOUSE_DATA = tempFolder()
  const port = await freePort()
  const server = runServer({ PORT: String(port), SAFEHOUSE_DATA, SAFEHOUSE_DTA: 'typo' })
  await waitUntilReady(port)
  expect((await exitOf({ PORT: '0', SAFEHOUSE_DATA })).output).toBe(
    `safehouse: a server already uses the folder ${SAFEHOUSE_DATA} (process ${server.process.pid}). Stop it first, or set SAFEHOUSE_DATA to another folder.\n`,
  )
  await killServer(server, 'SIGTERM')
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string })
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'SAFEHOUSE_DTA is not a setting. Did you mean SAFEHOUSE_DATA?' }),
    expect.objectContaining({
      msg: 'started',
      version: expect.stringMatching(/^\d/),
      store: SAFEHOUSE_DATA,
      lastServer: 'new',
      unfinishedMatches: 0,
    }),
    expect.objectContaining({ msg: 'figures of the day', requests: expect.any(Number), actions: 0 }),
    expect.objectContaining({ msg: 'stopped', signal: 'SIGTERM' }),
  ])
}, 240_000)
