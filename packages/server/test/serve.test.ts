// The `serve` command in its own process: prints its address, stops within seconds, and says why if it cannot start.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Api } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

/** A stop takes about a second; the rest is for a busy machine. */
const STOP_LIMIT_MS = 10_000

/** Starts a server that should not get far, and waits for its end. */
const runUntilExit = async (env: Record<string, string>) => {
  const server = runServer(env)
  const [code] = (await once(server.process, 'exit')) as [number]
  return { code, output: server.output() }
}

test('serve prints its address, and stops within seconds with exit code 0 while people are connected', async () => {
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
  const signalledAt = Date.now()
  expect(await killServer(server, 'SIGTERM')).toBe(0)
  expect(Date.now() - signalledAt).toBeLessThan(STOP_LIMIT_MS)
  await anna.until(() => anna.state === 'reconnecting')
})
test('a port in use, an invalid setting or an invalid database ends serve with exit code 1 and says why', async () => {
  const port = String((await testServer()).port)
  const SAFEHOUSE_DATA = tempFolder()
  expect(await runUntilExit({ PORT: port, HOST: '127.0.0.1', SAFEHOUSE_DATA })).toEqual({
    code: 1,
    output: `safehouse: port ${port} is taken by another program. Set PORT to another one.\n`,
  })
  expect(await runUntilExit({ PORT: 'x' })).toEqual({ code: 1, output: 'safehouse: PORT must be a number from 0 to 65535, not "x"\n' })
  const brokenFolder = join(SAFEHOUSE_DATA, 'broken')
  mkdirSync(brokenFolder)
  writeFileSync(join(brokenFolder, 'safehouse.db'), 'no database'.repeat(1000))
  expect(await runUntilExit({ PORT: '0', SAFEHOUSE_DATA: brokenFolder })).toMatchObject({
    code: 1,
    output: expect.stringContaining('not a database'),
  })
})
test('the log has a line each for a mistyped setting, the start, the figures of the day and the stop; a second server on the folder is refused and names the process of the first', async () => {
  const SAFEHOUSE_DATA = tempFolder()
  const port = await freePort()
  const server = runServer({ PORT: String(port), SAFEHOUSE_DATA, SAFEHOUSE_DTA: 'typo' })
  await waitUntilReady(port)
  expect((await runUntilExit({ PORT: '0', SAFEHOUSE_DATA })).output).toBe(
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
      lastServer: 'new', // no server has used this folder before
      unfinishedMatches: 0,
    }),
    expect.objectContaining({ msg: 'figures of the day', requests: expect.any(Number), actions: 0 }),
    expect.objectContaining({ msg: 'stopped', signal: 'SIGTERM' }),
  ])
}, 240_000)
