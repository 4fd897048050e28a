// A backup can be made while the server runs, and restoring it brings everything back.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { runHere } from '../testing/run-here.ts'

const program = fileURLToPath(new URL('../bin/safehouse.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'safehouse-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const envFor = (data: string, more: object = {}) => ({ ...process.env, SAFEHOUSE_DATA: join(folder, data), HOST: '127.0.0.1', PORT: '0', ...more })
const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env })
  return { status, said: stdout + stderr }
}
/** The same in this process, which is quicker. */
async function runQuickly(env: NodeJS.ProcessEnv, ...args: string[]) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    const { status, stdout, stderr } = await runHere(...args)
    return { status, said: stdout + stderr }
  } finally {
    vi.unstubAllEnvs()
  }
}
async function serving(data: string) {
  const server = spawn(process.execPath, [program, 'serve'], { env: envFor(data) })
  const address = await new Promise<string>((found) => {
    let said = ''
    server.stdout.on('data', (text) => {
      said += text
      const port = /http:\/\/localhost:(\d+)/.exec(said)
      if (port) found(`http://127.0.0.1:${port[1]}`)
    })
  })
  const stop = () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    return ended
  }
  return { address, stop }
}

test('a backup of a running server can be restored to another server', async () => {
  const file = join(folder, 'house.backup')
  const first = await serving('first')
  const opened = await fetch(`${first.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Anna","place":"room"}',
  })
  const { code, token } = (await opened.json()) as { code: string; token: string }
  expect(run(envFor('first'), 'backup', file)).toMatchObject({ status: 0, said: expect.stringContaining(file) })
  expect(await runQuickly(envFor('first'), 'backup', file)).toEqual({ status: 1, said: `safehouse: ${file} already exists\n` })
  expect(await runQuickly(envFor('first'), 'restore', file)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^safehouse: a server already uses the folder .*first \(process \d+\)\. Stop it first/),
  })
  await first.stop()

  expect(run(envFor('second'), 'restore', file).status).toBe(0)
  const second = await serving('second')
  const { host } = (await (await fetch(`${second.address}/api/tables/${code}`)).json()) as { host: string }
  expect(host).toBe('Anna')
  const command = await fetch(`${second.address}/api/tables/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"do":"addBot"}',
  })
  expect(command.status).toBe(200)
  await second.stop()

  expect((await runQuickly(envFor('first'), 'restore', file)).said).toContain('safehouse.db.before-restore')
  expect(existsSync(join(folder, 'first', 'safehouse.db.before-restore'))).toBe(true)
}, 120_000)
test('a file that is not a backup is refused, and nothing is changed', async () => {
  const file = join(folder, 'something.else')
  writeFileSync(file, 'no database'.repeat(1000))
  expect(await runQuickly(envFor('third'), 'restore', file)).toEqual({ status: 1, said: `safehouse: ${file} is not a Safehouse backup\n` })
  expect((await runQuickly(envFor('third'), 'restore', join(folder, 'nothing'))).status).toBe(1)
  expect(await runQuickly(envFor('third'), 'backup', join(folder, 'new'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('there is no database'),
  })
  expect((await runQuickly(envFor('third'), 'backup')).status).toBe(2)
  expect(existsSync(join(folder, 'third', 'safehouse.db'))).toBe(false)
})
test('for PostgreSQL it prints the command to use', async () => {
  const env = envFor('fourth', { DATABASE_URL: 'postgres://house:secret@db/safehouse' })
  const { status, said } = await runQuickly(env, 'backup', join(folder, 'new'))
  expect([status, said]).toEqual([1, expect.stringContaining('pg_dump')])
  expect(said).not.toContain('secret')
})
