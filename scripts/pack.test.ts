// The package as a host gets it: alone in a folder with the native SQLite driver and nothing else of this project. It serves all five games to
// the end, loses nothing when it is killed (in `npm run test:deep`), and its pages come compressed.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isDeep } from '@safehouse/engine/testing'
import { gameIds } from '@safehouse/games'
import { Api } from '@safehouse/protocol'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../packages/server/testing/free-port.ts'
import { Player } from '../packages/server/testing/player.ts'
import { killServer, waitUntilReady } from '../packages/server/testing/server-process.ts'
import { whoMayAct } from '../packages/server/testing/table.ts'
import { buildPackage } from './pack.js'
import { makeSbom } from './sbom.js'
import { inRoot, readJson } from './workspace.js'

const fastTime = inRoot('packages', 'server', 'testing', 'fast-time.js')

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-packed-'))
  await buildPackage(folder)
  mkdirSync(join(folder, 'node_modules'))
  cpSync(inRoot('node_modules', '@libsql'), join(folder, 'node_modules', '@libsql'), { recursive: true })
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

const program = () => join(folder, 'server', 'safehouse.js')
const cleanEnv = (more: Record<string, string> = {}) => ({ PATH: process.env.PATH ?? '', HOME: join(folder, 'home'), ...more })
const safehouse = (...args: string[]) => spawnSync(process.execPath, [program(), ...args], { encoding: 'utf8', cwd: folder, env: cleanEnv() })

async function startPacked(data: string, { clockSpeed = 1, port = 0 } = {}) {
  const usedPort = port || (await freePort())
  const env = cleanEnv({ PORT: String(usedPort), HOST: '127.0.0.1', SAFEHOUSE_DATA: data, LOG_LEVEL: 'error', CLOCK_SPEED: String(clockSpeed) })
  const child = spawn(process.execPath, [...(clockSpeed === 1 ? [] : ['--import', fastTime]), program()], { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const stop = () => child.exitCode === null && child.signalCode === null && killServer({ process: child, output: () => output })
  onTestFinished(() => void stop())
  await Promise.race([waitUntilReady(usedPort), once(child, 'exit').then(() => Promise.reject(new Error(`it ended: ${output}`)))])
  return {
    port: usedPort,
    origin: `http://127.0.0.1:${usedPort}`,
    kill: () => killServer({ process: child, output: () => output }),
    output: () => output,
  }
}

test('the command tells its version, its commands and its health', () => {
  const { version } = readJson(join(folder, 'package.json'))
  expect(safehouse('--version').stdout).toBe(`${version}\n`)
  expect(safehouse('--help').stdout).toContain('safehouse backup <file>')
  expect(safehouse('doctor').stdout).toContain(join(folder, 'home', '.local', 'share', 'safehouse'))
})
describe('what npm installs', () => {
  const filesIn = (part: string) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    )
  test('is one native driver for the platform beside it, and nothing for musl, which npm cannot tell from glibc', () => {
    const { dependencies = {}, optionalDependencies } = readJson(join(folder, 'package.json'))
    expect(dependencies).toEqual({})
    const platforms = Object.keys(optionalDependencies).map((name) => {
      const { os, cpu } = readJson(inRoot('package-lock.json')).packages[`node_modules/${name}`]
      return `${os}-${cpu}`
    })
    expect(platforms.toSorted()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-x64', 'win32-x64'])
  })
  test('takes less than 25 MB on a disk with blocks of 4 kB', () => {
    const driver = join('node_modules', '@libsql', readdirSync(join(folder, 'node_modules', '@libsql'))[0]!)
    const onDisk = ['server', 'web', driver].flatMap(filesIn).reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0)
    expect(onDisk).toBeLessThan(25e6)
  })
  test('holds the weights of bots once for pages and once for the server', () => {
    const names = ['server', 'web'].map((part) => filesIn(part).filter((path) => /weights-en.*[.]bin$/.test(path)).length)
    expect(names).toEqual([1, 1])
    const programs = filesIn('web').filter((path) => path.endsWith('.js'))
    expect(Math.max(...programs.map((path) => statSync(path).size))).toBeLessThan(300_000)
  })
})

test('the server starts without what it may never need: bots, other databases, certificates', () => {
  const server = join(folder, 'server')
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    const text = readFileSync(join(server, name), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"[.][/]([^"]+)"/g)) load(imported!)
  }
  for (const name of readdirSync(server).filter((file) => /^(safehouse|main-.*|serve-.*)[.]js$/.test(file))) load(name)
  const kinds = [...loaded].map((name) => name.replace(/-[\w-]{8}[.]js$/, ''))
  expect(kinds).toContain('packages')
  expect(kinds.filter((name) => /^packages-(redis|postgres|acme)$/.test(name))).toEqual([])
  expect([...loaded].filter((name) => readFileSync(join(server, name), 'utf8').includes('weights-'))).toEqual([])
})

test('without the native driver the server says in one sentence which one to install', () => {
  const bare = mkdtempSync(join(tmpdir(), 'safehouse-bare-'))
  onTestFinished(() => rmSync(bare, { recursive: true }))
  cpSync(join(folder, 'server'), join(bare, 'server'), { recursive: true })
  cpSync(join(folder, 'package.json'), join(bare, 'package.json'))
  const { status, stderr } = spawnSync(process.execPath, [join(bare, 'server', 'safehouse.js')], { encoding: 'utf8', cwd: bare, env: cleanEnv() })
  expect(stderr).toMatch(/^safehouse: this machine needs the SQLite driver @libsql\/[\w-]+[.] .*: npm install -g @libsql\/[\w-]+@\d+[.]\d+[.]\d+\n$/)
  expect(status).toBe(1)
})

test('source maps lead a stack trace to the lines of our sources', () => {
  const maps = readdirSync(join(folder, 'server')).filter((name) => name.endsWith('.map'))
  const sources = maps.flatMap((name) => readJson(join(folder, 'server', name)).sources as string[])
  expect(sources.some((path) => path.endsWith('packages/server/src/table/table.ts'))).toBe(true)
  expect(sources.filter((path) => path.includes('node_modules') && !path.includes('tinypool'))).toEqual([])
})

test('it contains the licence of every package that it contains', () => {
  const licencesOf = (part: string) => readFileSync(join(folder, part, 'licences.md'), 'utf8')
  const dependenciesOf = (name: string): string[] =>
    Object.keys(readJson(inRoot('packages', name, 'package.json')).dependencies).filter((dependency) => !dependency.startsWith('@safehouse/'))
  const missing = (part: string, name: string, ...tools: string[]) =>
    dependenciesOf(name).filter((dependency) => !tools.includes(dependency) && !licencesOf(part).includes(`## ${dependency} - `))
  expect(missing('web', 'web', 'vite', 'marked')).toEqual([])
  expect(missing('server', 'server', 'tsx')).toEqual([])
  expect(licencesOf('web')).toContain('SIL OPEN FONT LICENSE')
  expect(licencesOf('server').match(/Permission is hereby granted/g)!.length).toBeGreaterThan(10)
})

test('its SBOM lists what it contains and the drivers, with the versions of the lockfile, and no build tool', () => {
  const { metadata, components } = makeSbom(folder)
  expect(metadata.component).toMatchObject({ name: 'safehouse', version: readJson(join(folder, 'package.json')).version })
  const listed = components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)))
  const { packages: locked } = readJson(inRoot('package-lock.json'))
  const contained = ['fastify', 'pg', 'zod', 'ws', '@redis/client', 'acme-client', 'preact', '@fontsource/public-sans', '@libsql/win32-x64-msvc']
  expect(listed).toEqual(expect.arrayContaining(contained.map((name) => `${name}@${locked[`node_modules/${name}`].version}`)))
  expect(listed.filter((name) => /^(vite|tsx|typescript|marked|express)@/.test(name))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

describe('the pages', () => {
  /** `fetch` would decompress by itself. */
  const request = async (url: string, encoding: string): Promise<{ answer: IncomingMessage; body: Buffer }> => {
    const [answer] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [IncomingMessage]
    return { answer, body: Buffer.concat(await answer.toArray()) }
  }
  test('come as brotli, gzip or plain, with the same contents', async () => {
    const { origin } = await startPacked(join(folder, 'pages-data'))
    const page = (await request(origin, 'identity')).body.toString()
    const [script] = /\/assets\/front-[^"]+\.js/.exec(page)! // smaller files are not compressed
    const [style] = /\/assets\/front-[^"]+\.css/.exec(page)!
    for (const path of [script, style]) {
      const plain = await request(origin + path, 'identity')
      expect(plain.answer.headers['content-encoding']).toBeUndefined()
      const brotli = await request(origin + path, 'br, gzip')
      expect(brotli.answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': plain.answer.headers['content-type'] })
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
      const gzip = await request(origin + path, 'gzip')
      expect(gzip.answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
      expect(brotli.body.length).toBeLessThan(plain.body.length)
    }
  }, 60_000)
})

/** A host who plays with as many bots as the game needs, and goes on whenever a busy machine made the server pause. */
async function playWithBots(origin: string, game: string): Promise<Player> {
  const api = new Api(origin)
  const options = game === 'spyfall-2' ? { rounds: 1 } : {}
  const { code, token } = await api.create({ name: 'Anna', place: 'apart', game, options })
  await api.command(code, token, { do: 'setSettings', settings: { botPace: 'quick' } })
  await api.command(code, token, { do: 'fillWithBots' })
  const anna = new Player(origin, code, token)
  await api.command(code, token, { do: 'start', n: 1 })
  await anna.until(() => anna.matchNumber === 1 && anna.feed.length > 0, `the deal of ${game}`, 60_000)
  const isOver = () => anna.house?.on?.state !== 'running'
  const isPaused = () => typeof anna.house?.on?.clock.pausedAt === 'number'
  while (!isOver()) {
    const [heardBefore, wasPaused] = [anna.feed.length, isPaused()]
    if (wasPaused) await api.command(code, token, { do: 'goOn' }).catch(() => {})
    else if (anna.choices.length > 0) await anna.actAtRandom()
    await anna.until(() => isOver() || anna.feed.length !== heardBefore || isPaused() !== wasPaused, `news of ${game}`, 120_000)
  }
  return anna
}

test('all five games are played to the end over sockets, with bots', async () => {
  const { origin, output } = await startPacked(join(folder, 'games-data'), { clockSpeed: 20 })
  const players = await Promise.all(gameIds.map((game) => playWithBots(origin, game)))
  expect(players.map(({ house }) => house?.on?.state)).toEqual(gameIds.map(() => 'over'))
  expect(output()).not.toMatch(/bot/i) // a bot that cannot think is replaced by a random move, and logged
}, 300_000)

// The server of a clone is killed in packages/server/test/killed-server.test.ts, in every `npm test`.
test.runIf(isDeep)(
  'a killed server goes on after its restart with every move that was acknowledged',
  async () => {
    const data = join(folder, 'killed-data')
    const first = await startPacked(data)
    const api = new Api(first.origin)
    const { code, token } = await api.create({ name: 'Anna', place: 'room', game: 'spy-alley-dice' })
    const { token: second } = await api.join(code, 'Bram')
    const players = [new Player(first.origin, code, token), new Player(first.origin, code, second)]
    await api.command(code, token, { do: 'start', n: 1 })
    await Promise.all(players.map((player) => player.until(() => player.feed.length > 0, 'the deal')))
    const roll = async () => {
      const roller = await whoMayAct(players)
      const heard = roller.feed.length
      expect(await roller.actAtRandom()).toMatchObject({ ok: true })
      await roller.until(() => roller.feed.length > heard, 'the roll')
    }
    for (let rolls = 0; rolls < 4; rolls++) await roll()
    await first.kill()
    const before = players[0]!.feed.length
    await startPacked(data, { port: first.port })
    await Promise.all(players.map((player) => player.until(() => player.state === 'open', 'the reconnection', 60_000)))
    if (players[0]!.house?.on?.clock.pausedAt) await api.command(code, token, { do: 'goOn' })
    expect(players[0]!.feed.length).toBeGreaterThanOrEqual(before)
    await roll()
    await Promise.all(players.map((player) => player.until(() => player.feed.length > before, 'the next roll')))
  },
  120_000,
)
