// The rules about imports find what they forbid, in small trees of files that are made up for it.
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
const writeFiles = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'packages', path)), { recursive: true })
    writeFileSync(join(folder, 'packages', path), text)
  }
}
const engine = { 'engine/src/index.ts': 'export const one = 1\n' }
const game = { 'games/src/index.ts': "export { one } from '../../engine/src/index.ts'\n" }

test('imports that point down the layers are fine', async () => {
  writeFiles({ ...engine, ...game })
  expect(await violationsIn(folder, ['engine', 'games'])).toEqual([])
})
test('an import of a higher layer is a violation', async () => {
  writeFiles({
    ...game,
    'engine/src/index.ts': "export * from './up.ts'\nexport const one = 1\n",
    'engine/src/up.ts': "import '../../bots/src/index.ts'\n",
    'bots/src/index.ts': '',
  })
  expect(await violationsIn(folder, ['engine'])).toContain('engine-looks-down: packages/engine/src/up.ts → packages/bots/src/index.ts')
})
test('an import of types alone from a higher layer is a violation too', async () => {
  writeFiles({
    ...game,
    'engine/src/index.ts': "import type { Two } from '../../bots/src/index.ts'\nexport const one: Two = 1\n",
    'bots/src/index.ts': 'export type Two = 1\n',
  })
  expect(await violationsIn(folder, ['engine'])).toContain('engine-looks-down: packages/engine/src/index.ts → packages/bots/src/index.ts')
})
test('an engine that reads files, and a file of the pages that imports schemas, are violations', async () => {
  writeFiles({
    ...game,
    'engine/src/index.ts': "import 'node:fs'\nexport const one = 1\n",
    'games/src/chess/facts.ts': 'export const schema = 1\n',
    'games/src/chess/table.ts': "import { schema } from './facts.ts'\nexport const two = schema\n",
  })
  const found = await violationsIn(folder, [])
  expect(found).toContain('engine-stands-alone: packages/engine/src/index.ts → fs')
  expect(found).toContain('pages-carry-no-schema-library: packages/games/src/chess/table.ts → packages/games/src/chess/facts.ts')
})
test('beliefs and bots may not import the code that decides and deals', async () => {
  writeFiles({
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
test('production code may not import from a testing folder; a test may', async () => {
  writeFiles({
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
test('a circular import is a violation', async () => {
  writeFiles({ ...engine, ...game, 'games/src/a.ts': "import './b.ts'\n", 'games/src/b.ts': "import './a.ts'\n" })
  expect((await violationsIn(folder, [])).join()).toContain('no-circles')
})
test('a check that saw no module of a package, or no import between packages, fails', async () => {
  writeFiles(engine)
  expect(await violationsIn(folder, ['engine', 'games'])).toEqual([
    'no module of packages/games was seen',
    'no import from one package to another was seen',
  ])
})
