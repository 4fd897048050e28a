import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { violationsIn } from './architecture.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-layers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const lay = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'packages', path)), { recursive: true })
    writeFileSync(join(folder, 'packages', path), text)
  }
}
const engine = { 'engine/src/index.ts': 'export const one = 1\n' }
const game = { 'games/src/index.ts': "export { one } from '../../engine/src/index.ts'\n" }

test('imports that point down the layers are fine', async () => {
  lay({ ...engine, ...game })
  expect(await violationsIn(folder, ['engine', 'games'])).toEqual([])
})
test('an import against the arrows is named', async () => {
  lay({
    ...game,
    'engine/src/index.ts': "export * from './up.ts'\nexport const one = 1\n",
    'engine/src/up.ts': "import '../../bots/src/index.ts'\n",
    'bots/src/index.ts': '',
  })
  expect(await violationsIn(folder, ['engine'])).toContain('engine-looks-down: packages/engine/src/up.ts → packages/bots/src/index.ts')
})
test('so is one of types alone', async () => {
  lay({
    ...game,
    'engine/src/index.ts': "import type { Two } from '../../bots/src/index.ts'\nexport const one: Two = 1\n",
    'bots/src/index.ts': 'export type Two = 1\n',
  })
  expect(await violationsIn(folder, ['engine'])).toContain('engine-looks-down: packages/engine/src/index.ts → packages/bots/src/index.ts')
})
test('the engine reads no files, and a page does not load schemas', async () => {
  lay({
    ...game,
    'engine/src/index.ts': "import 'node:fs'\nexport const one = 1\n",
    'games/src/chess/facts.ts': 'export const schema = 1\n',
    'games/src/chess/table.ts': "import { schema } from './facts.ts'\nexport const two = schema\n",
  })
  const found = await violationsIn(folder, [])
  expect(found).toContain('engine-stands-alone: packages/engine/src/index.ts → fs')
  expect(found).toContain('pages-carry-no-schema-library: packages/games/src/chess/table.ts → packages/games/src/chess/facts.ts')
})
test('beliefs and bots cannot reach what decides and deals', async () => {
  lay({
    ...engine,
    ...game,
    'games/src/chess/decide.ts': 'export const decide = 1\n',
    'beliefs/src/chess/model.ts': "import '../../../games/src/chess/decide.ts'\n",
    'bots/src/chess/index.ts': "import '../../../games/src/chess/decide.ts'\n",
  })
  const name = 'beliefs-and-bots-know-what-their-seat-knows'
  expect(await violationsIn(folder, [])).toEqual([
    `${name}: packages/beliefs/src/chess/model.ts → packages/games/src/chess/decide.ts`,
    `${name}: packages/bots/src/chess/index.ts → packages/games/src/chess/decide.ts`,
  ])
})
test('production code that imports from a testing folder is named; a test may', async () => {
  lay({
    ...engine,
    ...game,
    'games/src/chess/testing/position.ts': 'export const position = 1\n',
    'games/src/chess/rules.ts': "import './testing/position.ts'\n",
    'games/src/chess/rules.test.ts': "import './testing/position.ts'\n",
  })
  expect(await violationsIn(folder, [])).toEqual([
    'testing-is-for-tests: packages/games/src/chess/rules.ts → packages/games/src/chess/testing/position.ts',
  ])
})
test('a circle is named', async () => {
  lay({ ...engine, ...game, 'games/src/a.ts': "import './b.ts'\n", 'games/src/b.ts': "import './a.ts'\n" })
  expect((await violationsIn(folder, [])).join()).toContain('no-circles')
})
test('seeing nothing is a violation too', async () => {
  lay(engine)
  expect(await violationsIn(folder, ['engine', 'games'])).toEqual([
    'no module of packages/games was seen',
    'no import from one package to another was seen',
  ])
})
