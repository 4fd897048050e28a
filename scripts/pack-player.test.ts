// @safehouse/player as its users get it: packed, installed into an empty folder without a network, and playing a whole match with the
// example of the docs against the real server.
import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gameIds } from '@safehouse/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../packages/server/testing/server.ts'
import { openTable } from '../packages/server/testing/table.ts'
import { buildPlayer } from './pack-player.js'
import { inRoot, readJson } from './workspace.js'

const tsx = createRequire(inRoot('packages', 'server', 'package.json')).resolve('tsx')
let folder: string
const npm = (...args: string[]) => {
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`)
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-player-'))
  const built = inRoot('.cache', 'player-test') // declarations find their types from inside the clone
  await buildPlayer(built)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  // What it needs of others comes from this clone: nothing may be fetched. With --install-links, npm packs each folder and installs that.
  const packed = [built, inRoot('node_modules', 'zod'), inRoot('node_modules', 'ws')]
  npm('install', '--install-links', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...packed)
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it has an entry for each game, with declarations, and loads nothing of ours that is not in it', () => {
  const installed = join(folder, 'node_modules', '@safehouse', 'player')
  const { exports, dependencies } = readJson(join(installed, 'package.json')) as {
    exports: Record<string, Record<string, string>>
    dependencies: Record<string, string>
  }
  expect(Object.keys(exports).sort()).toEqual(['.', ...gameIds.map((id) => `./${id}`)].sort())
  expect(Object.keys(dependencies)).toEqual(['zod'])
  for (const files of Object.values(exports))
    for (const path of Object.values(files)) expect(readFileSync(join(installed, path), 'utf8')).not.toBe('')
  const written = readdirSync(installed, { encoding: 'utf8', recursive: true }).filter((name) => /[.](?:js|ts)$/.test(name))
  const ofOurs = written.filter((name) => /(?:from|import) ?\(?["']@safehouse\//.test(readFileSync(join(installed, name), 'utf8')))
  expect(ofOurs).toEqual([])
})
test('the example of the docs sits down with the host’s link as a bot, plays a whole match, and has at most 100 lines', async () => {
  expect(readFileSync(inRoot('docs', 'examples', 'player.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(101)
  copyFileSync(inRoot('docs', 'examples', 'player.ts'), join(folder, 'player.ts'))
  const { server, code, seats, players, command } = await openTable(testServer(), 1)
  const { key } = await server.api.inviteProgram(code, seats[0]!.token)
  const link = `${server.origin}/t/${code}#program=${key}`
  const program = promisify(execFile)(process.execPath, ['--import', tsx, 'player.ts', link, 'Robin', 'Rivka Stern'], {
    cwd: folder,
    timeout: 120_000,
  })
  await players[0]!.until(() => players[0]!.house?.people.filter(({ here }) => here).length === 2, 'the program', 120_000)
  expect(players[0]!.house!.people[1]).toMatchObject({ name: 'Robin', kind: 'bot', program: { by: 'Rivka Stern' } })
  await command({ do: 'start', n: 1 })
  await players[0]!.playOut()
  expect(JSON.parse((await program).stdout)).toMatchObject({ heard: players[0]!.feed.length, seat: 1 })
}, 240_000)
