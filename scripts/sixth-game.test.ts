// A sixth game, from nothing to playable: with the files that docs/adding-a-game.md names, and no others. Its pages are built
// and played in packages/web/e2e/sixth-game.spec.ts, with `npm run test:deep`.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeep } from '@safehouse/engine/testing'
import { Api } from '@safehouse/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { winks } from '../packages/engine/testing/toy/index.ts'
import { Player } from '../packages/server/testing/player.ts'
import { addSixthGame, copyWorkspace, findChangedFiles, findFilesInDocs, removeCopy, serveCopy } from './sixth-game.js'
import { inRoot } from './workspace.js'

let copy: string
beforeAll(() => {
  copy = copyWorkspace()
  expect(findChangedFiles(copy)).toEqual([])
  addSixthGame(copy)
}, 60_000)
afterAll(() => removeCopy(copy), 60_000)

/** Runs a program of the copy and answers with what it printed. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, program), ...args], { cwd: copy, encoding: 'utf8' })
  expect(status, `${program} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
  return stdout
}

test('it adds and changes exactly the files that the docs name, and one line of the registry', () => {
  expect(findChangedFiles(copy)).toEqual(findFilesInDocs())
  const linesOf = (text: string) => text.split('\n')
  const registry = 'packages/games/src/registry.ts'
  const before = linesOf(readFileSync(inRoot(registry), 'utf8'))
  expect(linesOf(readFileSync(join(copy, registry), 'utf8')).filter((line) => !before.includes(line))).toEqual(["  'winks',"])
})

test('its types fit', { timeout: 240_000 }, () => {
  const files = findFilesInDocs().filter((path) => /\.tsx?$/.test(path))
  const lists = ['packages/games/src/index.ts', 'packages/bots/src/index.ts', 'packages/web/src/games/index.ts']
  writeFileSync(join(copy, 'tsconfig.winks.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files: [...files, ...lists] }))
  run('node_modules/typescript-native/bin/tsc', '--noEmit', '--incremental', 'false', '--checkers', '1', '-p', 'tsconfig.winks.json')
})

test.runIf(isDeep)('the command line knows it, with its bots', () => {
  const report = JSON.parse(run('packages/cli/bin/safehouse.js', 'simulate', 'winks', '--games', '20', '--bots', 'normal', '--json'))
  expect(report).toMatchObject({ game: 'winks', games: 20, finished: 20 })
})

test('the server offers it, a person and bots play it to the end, and it stops cleanly', { timeout: 120_000 }, async () => {
  const { origin, stop } = await serveCopy(copy)
  let ended: Awaited<ReturnType<typeof stop>>
  try {
    const api = new Api(origin)
    expect((await api.games()).map(({ id }) => id)).toContain('winks')
    const opening = { name: 'Anna', place: 'room', game: 'winks', practice: 2, options: { rounds: 2 } } as const
    const { code, token } = await api.create(opening)
    const anna = new WinksPlayer(origin, code, token)
    await anna.playOut()
    expect(anna.house!.played).toMatchObject([{ game: 'winks', n: 1 }])
  } finally {
    ended = await stop()
  }
  expect(ended).toEqual({ code: 0, signal: null })
})
/** A player with the rules of Winks from the engine's tests, because the registry of this process has five games. */
class WinksPlayer extends Player {
  override get game() {
    return winks as unknown as Player['game']
  }
}
