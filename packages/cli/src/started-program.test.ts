// The command as a process of its own: what it prints where, its exit codes, and how its server starts and stops. It is compiled, because it
// starts faster so; scripts/sixth-game.test.ts starts it as a person does, with the loader.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../scripts/started-server.js'

/** Compiled by packages/server/testing/compile-programs.ts. */
const program = join(process.env.COMPILED_FOLDER!, 'safehouse.js')
const folder = mkdtempSync(join(tmpdir(), 'safehouse-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env: { ...process.env, ...env } })

test('prints what was asked for, and ends with 0', () => {
  const { status, stdout, stderr } = start(['simulate', 'spy-alley-dice', '--games', '1', '--bots', 'random', '--json'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ games: 1, finished: 1 })
})
test('ends with 1 if a record is not true, and with 2 and a sentence if it was called wrongly', () => {
  const path = join(folder, 'other.json')
  writeFileSync(path, '{}')
  expect(start(['verify', path])).toMatchObject({ status: 1, stderr: '' })
  expect(start(['verify'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^safehouse: verify needs exactly one record/),
  })
})
test('serve prints its address, lists the games, and stops on SIGTERM', async () => {
  const { origin, stop } = await startServer(program, folder)
  onTestFinished(() => void stop())
  const games: { id: string }[] = await (await fetch(`${origin}/api/games`)).json()
  expect(games.map(({ id }) => id)).toContain('spy-alley-dice')
  expect(await stop()).toEqual({ code: 0, signal: null })
})
test('serve refuses an invalid port and unknown arguments', () => {
  const env = { SAFEHOUSE_DATA: folder, HOST: '127.0.0.1', PORT: '0' }
  expect(start(['serve'], { ...env, PORT: 'seven' })).toMatchObject({ status: 1, stderr: expect.stringContaining('PORT') })
  expect(start(['serve', '--port', '7'], env)).toMatchObject({ status: 2, stderr: expect.stringContaining('--port') })
})
