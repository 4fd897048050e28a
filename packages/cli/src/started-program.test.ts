// The real program, started as a person would start it: what it prints where, and its exit codes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const program = fileURLToPath(new URL('../bin/safehouse.js', import.meta.url))
/** The same command, compiled by packages/server/testing/compile-programs.ts: it starts faster. */
const compiled = join(process.env.COMPILED_FOLDER!, 'safehouse.js')
const start = (file: string, ...args: string[]) => spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })

test('prints what was asked for, and ends with 0', () => {
  const { status, stdout, stderr } = start(program, 'simulate', 'spy-alley-dice', '--games', '1', '--bots', 'random', '--json')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ games: 1, finished: 1 })
})
test('ends with 1 if a record is not true, and with 2 and a sentence if it was called wrongly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'other.json')
  writeFileSync(path, '{}')
  expect(start(compiled, 'verify', path)).toMatchObject({ status: 1, stderr: '' })
  expect(start(compiled, 'verify')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^safehouse: verify needs exactly one record/),
  })
})
