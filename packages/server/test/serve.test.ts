// The `serve` command in its own process: prints its address, stops in under a second, and says why if it cannot start.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Api } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { freePort, killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

const exitOf = async (env: Record<string, string>) => {
  const server = runServer(env)
  const [code] = (await once(server.process, 'exit')) as [number]
  return { code, output: server.output() }
}

test('serve prints its address, and stops cleanly in under a second with people connected', async () => {
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
  const asked = Date.now()
  expect(await killServer(server, 'SIGTERM')).toBe(0)
  expect(Date.now() - asked).toBeLessThan(1000)
  await anna.until(() => anna.state === 'reconnecting')
})
test('a port in use, an invalid setting or an invalid database ends serve with one sentence', async () => {
  const port = String((await testServer()).port)
  const SAFEHOUSE_DATA = tempFolder()
  expect(await exitOf({ PORT: port, HOST: '127.0.0.1', SAFEHOUSE_DATA })).toEqual({
    code: 1,
    output: 'safehouse: the port is taken. Set PORT to another one.\n',
  })
  expect(await exitOf({ PORT: 'x' })).toEqual({ code: 1, output: 'safehouse: PORT must be a number from 0 to 65535, not "x"\n' })
  const broken = join(SAFEHOUSE_DATA, 'broken')
  mkdirSync(broken)
  writeFileSync(join(broken, 'safehouse.db'), 'no database'.repeat(1000))
  expect(await exitOf({ PORT: '0', SAFEHOUSE_DATA: broken })).toMatchObject({ code: 1, output: expect.stringContaining('not a database') })
})
