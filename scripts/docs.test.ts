// Checks the statements in README.md and docs that a program can check: links, file paths, commands, settings and error codes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { errorCodes } from '../packages/protocol/src/errors.ts'
import { DEFAULT_RATE_LIMITS } from '../packages/server/src/limits/rate-limiter.ts'
import { findDocumentedCommands, trials } from './documented-commands.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path))].filter(
  (path) => path.endsWith('.md'),
)
const withoutCodeBlocks = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, '')
const unique = (found: Iterable<string>): string[] => [...new Set(found)].sort()
const findMatches = (text: string, pattern: RegExp): string[] => unique([...text.matchAll(pattern)].map(([, name]) => name!))

/** The id that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (path: string): string[] => [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!))

test.each(pages)('%s: every relative link leads to a file and a heading that exist', (page) => {
  const links = findMatches(withoutCodeBlocks(read(page)), /\]\(([^)]+)\)/g).filter((link) => !/^[a-z]+:/.test(link))
  const broken = links.filter((link) => {
    const [path = '', heading] = link.split('#')
    const file = path === '' ? join(root, page) : resolve(root, dirname(page), path)
    return !existsSync(file) || (heading !== undefined && !anchorsIn(file).includes(heading))
  })
  expect(broken).toEqual([])
})

/** Whether a path of the docs exists: from the root, docs, packages (`games/…` may stand for `games/src/…`) or the server's sources. */
const exists = (path: string): boolean =>
  [path, `docs/${path}`, `packages/${path}`, `packages/${path.replace('/', '/src/')}`, `packages/server/src/${path}`].some((candidate) =>
    existsSync(join(root, candidate)),
  )
test.each(pages)('%s: every file that is named exists', (page) => {
  const named = findMatches(withoutCodeBlocks(read(page)), /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|js|mjs|cjs|md|json|yaml))`/g)
  const missing = named.filter((path) => !/\b(?:ID|CODE|node_modules)\b/.test(path) && !exists(path))
  expect(missing).toEqual([])
})

test('docs/architecture.md and --help list the commands of the cli', () => {
  const commands = findMatches(read('packages/cli/src/program.ts'), /^ {2}(\w+): async \(\) => \(await import/gm)
  expect(commands).toContain('serve')
  const row = /^\| `cli` \|([^|]*)\|/m.exec(read('docs/architecture.md'))![1]!
  expect(findMatches(row, /`(\w+)`/g)).toEqual(commands)
  expect(findMatches(read('packages/cli/src/help.ts'), /^safehouse \[?(\w+)/gm)).toEqual(commands)
})

test('docs/hosting.md and --help list the settings that the server reads', () => {
  const settings = findMatches(/const SETTINGS = `([^`]*)`/.exec(read('packages/server/src/config.ts'))![1]!, /([A-Z_]+)/g)
  expect(settings).toContain('SAFEHOUSE_DATA')
  const table = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/hosting.md'))![1]!
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  expect(unique(rows.flatMap((row) => findMatches(row.split('|')[1]!, /`([^`]+)`/g)))).toEqual(settings)
  const help = read('packages/cli/src/help.ts')
  expect(settings.filter((name) => !help.includes(name))).toEqual([])
})

test('docs/protocol.md lists the error codes, and the rate limits by their names with their bursts', () => {
  const section = /## 7\. [\s\S]*?(?=\n## 8)/.exec(read('docs/protocol.md'))![0]
  const limits = Object.entries(DEFAULT_RATE_LIMITS).map(([name, { burst }]) => `(${burst.toLocaleString('en')}; \`${name}\``)
  expect(limits.filter((limit) => !section.includes(limit))).toEqual([])
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  expect(unique(rows.flatMap((row) => findMatches(row.split('|')[1]!, /`(\w+)`/g)))).toEqual(unique(errorCodes))
})

test('every command that the docs name exists, and test:commands tries it', () => {
  const documented = findDocumentedCommands()
  expect(documented.length).toBeGreaterThan(30)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = findMatches(read('packages/cli/src/program.ts'), /^ {2}(\w+): async \(\) => \(await import/gm)
  const unknown = documented.filter(({ command }) => {
    const [, script] = /^npm run (\S+)/.exec(command) ?? []
    const [, subcommand] = /^(?:\S+=\S+ )*(?:npx --no )?safehouse (\w+)/.exec(command) ?? []
    const [, path] = /^(?:node|npx vitest run) ((?:scripts|packages|docs)\/\S+)/.exec(command) ?? []
    const exists = (script === undefined || script in scripts) && (subcommand === undefined || commands.includes(subcommand))
    return !exists || (path !== undefined && !existsSync(join(root, path)))
  })
  expect(unknown).toEqual([])
  expect(documented.filter(({ command }) => !trials.some((trial) => trial.documented.test(command)))).toEqual([])
})
test('every command that test:commands tries as a script of package.json is one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const tried = trials.flatMap(({ short = '', serves = '' }) => findMatches(short + serves, /^npm run (\S+)/g))
  expect(tried.filter((name) => !(name in scripts))).toEqual([])
  const programs = Object.values(scripts).flatMap((script) => findMatches(script, /^node (?:scripts\/run\.js )?(\S+)/g))
  expect(programs.filter((path) => !path.startsWith('node_modules/') && !existsSync(join(root, path)))).toEqual([])
})
