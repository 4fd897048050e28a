// A backup can be made while the server runs, and restoring it brings everything back.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startServer } from '../../../scripts/started-server.js'
import { runHere } from '../testing/run-here.ts'

/** The command, compiled by packages/server/testing/compile-programs.ts. */
const program = join(process.env.COMPILED_FOLDER!, 'safehouse.js')
const folder = mkdtempSync(join(tmpdir(), 'safehouse-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const envFor = (data: string, more: object = {}) => ({ ...process.env, SAFEHOUSE_DATA: join(folder, data), HOST: '127.0.0.1', PORT: '0', ...more })
const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}
/** Runs a command without starting a process, which is faster. */
async function runInProcess(env: NodeJS.ProcessEnv, ...args: string[]) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    const { status, stdout, stderr } = await runHere(...args)
    return { status, output: stdout + stderr }
  } finally {
    vi.unstubAllEnvs()
  }
}
const startOn = (data: string) => startServer(program, join(folder, data))

test('a backup of a running server can be restored to another server', async () => {
  const file = join(folder, 'house.backup')
  const first = await startOn('first')
  const opened = await fetch(`${first.origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Anna","place":"room"}',
  })
  const { code, token } = (await opened.json()) as { code: string; token: string }
  expect(run(envFor('first'), 'backup', file)).toMatchObject({ status: 0, output: expect.stringContaining(file) })
  expect(await runInProcess(envFor('first'), 'backup', file)).toEqual({ status: 1, output: `safehouse: ${file} already exists\n` })
  expect(await runInProcess(envFor('first'), 'restore', file)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^safehouse: a server already uses the folder .*first \(process \d+\)\. Stop it first/),
  })
  await first.stop()

  expect(run(envFor('second'), 'restore', file).status).toBe(0)
  const second = await startOn('second')
  const { host } = (await (await fetch(`${second.origin}/api/tables/${code}`)).json()) as { host: string }
  expect(host).toBe('Anna')
  const command = await fetch(`${second.origin}/api/tables/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"do":"addBot"}',
  })
  expect(command.status).toBe(200)
  await second.stop()

  expect((await runInProcess(envFor('first'), 'restore', file)).output).toContain('safehouse.db.before-restore')
  expect(existsSync(join(folder, 'first', 'safehouse.db.before-restore'))).toBe(true)
}, 120_000)
test('a file that is not a backup is refused, and nothing is changed', async () => {
  const file = join(folder, 'something.else')
  writeFileSync(file, 'no database'.repeat(1000))
  expect(await runInProcess(envFor('third'), 'restore', file)).toEqual({ status: 1, output: `safehouse: ${file} is not a Safehouse backup\n` })
  expect((await runInProcess(envFor('third'), 'restore', join(folder, 'nothing'))).status).toBe(1)
  expect(await runInProcess(envFor('third'), 'backup', join(folder, 'new'))).toMatchObject({
    status: 1,
    output: expect.stringContaining('there is no database'),
  })
  expect((await runInProcess(envFor('third'), 'backup')).status).toBe(2)
  expect(existsSync(join(folder, 'third', 'safehouse.db'))).toBe(false)
})
test('for PostgreSQL it prints the command to use', async () => {
  const env = envFor('fourth', { DATABASE_URL: 'postgres://house:secret@db/safehouse' })
  const { status, output } = await runInProcess(env, 'backup', join(folder, 'new'))
  expect([status, output]).toEqual([1, expect.stringContaining('pg_dump')])
  expect(output).not.toContain('secret')
})
