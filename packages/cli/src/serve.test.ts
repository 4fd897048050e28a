// The real server, started as a person would start it, and stopped.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../bin/safehouse.js', import.meta.url))
/** The same command, compiled by packages/server/testing/compile-programs.ts: it starts faster. */
const compiled = join(process.env.COMPILED_FOLDER!, 'safehouse.js')
const folder = mkdtempSync(join(tmpdir(), 'safehouse-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const envWith = (more: object) => ({ ...process.env, SAFEHOUSE_DATA: folder, HOST: '127.0.0.1', PORT: '0', ...more })

test('serve prints its address, lists the games, and stops on SIGTERM', async () => {
  const server = spawn(process.execPath, [program, 'serve'], { env: envWith({}) })
  try {
    const address = await new Promise<string>((found, lost) => {
      let said = ''
      server.stdout.on('data', (text) => {
        said += text
        const url = /http:\/\/localhost:\d+/.exec(said)
        if (url) found(url[0])
      })
      server.once('exit', (code) => lost(new Error(`ended with ${code}: ${said}`)))
    })
    const games: { id: string }[] = await (await fetch(`${address.replace('localhost', '127.0.0.1')}/api/games`)).json()
    expect(games.map(({ id }) => id)).toContain('spy-alley-dice')
    const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve({ code, signal })))
    server.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, signal: null })
  } finally {
    server.kill('SIGKILL')
  }
})
test('serve refuses an invalid port and unknown arguments', () => {
  const run = (args: string[], more: object) => spawnSync(process.execPath, [compiled, 'serve', ...args], { encoding: 'utf8', env: envWith(more) })
  expect(run([], { PORT: 'seven' })).toMatchObject({ status: 1, stderr: expect.stringContaining('PORT') })
  expect(run(['--port', '7'], {})).toMatchObject({ status: 2, stderr: expect.stringContaining('--port') })
})
