// Voice through a real TURN server: coturn with time-limited passwords, and no other route allowed (VOICE_RELAY_ONLY). It runs
// only with VOICE_TURN=1, and then installs Debian's coturn where there is none. A connection through TURN counts as direct: a relayed one
// goes over our own server.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect } from '@playwright/test'
import { findCoturn } from '../../../scripts/coturn.js'
import { setUpOwnServer } from './own-server.ts'
import { test } from './test.ts'
import { expectAllHeard, gatherTalkers, heardDirectly, join, pairs, patient, voiceButton, waysInUse, withMicrophone } from './voice.ts'

const isEnabled = process.env.VOICE_TURN === '1'
const coturn = isEnabled ? findCoturn() : undefined
test.skip(!isEnabled, 'voice through coturn: VOICE_TURN=1 runs it')
test.skip(coturn === undefined, 'voice through coturn: there is no coturn here, and none can be installed')

/** Browsers do not look for ways over the loopback interface. */
const address =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
async function freePort(): Promise<number> {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
const port = isEnabled ? await freePort() : 0
const secret = randomBytes(12).toString('hex')
const server = setUpOwnServer({ TURN_URLS: `turn:${address}:${port}`, TURN_SECRET: secret, VOICE_RELAY_ONLY: '1' })
test.use({ ...withMicrophone, baseURL: async ({ browserName: _ }, use) => use(server.origin) })

let turn: ChildProcess | undefined
test.beforeAll(async () => {
  const addressArguments = [`--listening-ip=${address}`, `--relay-ip=${address}`, `--listening-port=${port}`]
  const fileArguments = ['-n', '--log-file=stdout', `--pidfile=${joinPath(tmpdir(), `safehouse-coturn-${port}.pid`)}`]
  const authArguments = ['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=safehouse', '--no-cli', '--no-tls', '--no-dtls']
  turn = spawn(coturn!, [...fileArguments, ...addressArguments, ...authArguments], { stdio: 'ignore' })
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, address, () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  await expect.poll(isListening, patient).toBe(true)
})
test.afterAll(() => void turn?.kill('SIGKILL'))

test('two people hear each other through coturn alone, with passwords that the server made', async ({ page, browser }) => {
  const pages = await gatherTalkers(browser, page, 2, { tones: true }, { baseURL: server.origin })
  for (const device of pages) await join(device)
  for (const device of pages) await expect.poll(() => heardDirectly(device), patient).toBe(1)
  await expectAllHeard(pages)
  for (const device of pages) expect(await waysInUse(device)).toEqual(['relay'])
  await voiceButton(page).click()
  await expect(pairs(page, 'direct')).toHaveCount(1)
})
