// The parts of a release that can go wrong silently: versions, changelog, and what is raised in manifests.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { dateChangelog, filesWithVersion, raiseVersion, renameVersion, withVersion } from './release.js'
import { inRoot, readJson } from './workspace.js'

/** A file, or all text files of a folder, in order. */
const filesIn = (name: string): string[] =>
  statSync(inRoot(name)).isFile()
    ? [inRoot(name)]
    : readdirSync(inRoot(name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/[.](png|webp|svg)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()

test('a release raises its part of the version, and sets the parts after it to 0', () => {
  expect(raiseVersion('1.4.2', 'major')).toBe('2.0.0')
  expect(raiseVersion('1.4.2', 'minor')).toBe('1.5.0')
  expect(raiseVersion('1.4.9', 'patch')).toBe('1.4.10')
})
test('the unreleased changes get version and date, below a new empty section', () => {
  const before = '# Changelog\n\n## [Unreleased]\n### Added\n- A thing.\n\n## [1.0.0] - 2026-11-15\nThe first.\n'
  expect(dateChangelog(before, '1.1.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n### Added\n- A thing.\n\n## [1.0.0] - 2026-11-15\nThe first.\n',
  )
  expect(() => dateChangelog('## [Unreleased]\n\n## [1.0.0] - 2026-11-15\n', '1.1.0', '')).toThrow('says nothing')
})
test('the versions of our own packages are raised, and those of dependencies are not', () => {
  const manifest = { name: '@safehouse/bots', version: '1.0.0', dependencies: { '@safehouse/engine': '1.0.0', zod: '^4.0.0' } }
  expect(withVersion(manifest, '1.1.0', ['@safehouse/bots', '@safehouse/engine'])).toEqual({
    name: '@safehouse/bots',
    version: '1.1.0',
    dependencies: { '@safehouse/engine': '1.1.0', zod: '^4.0.0' },
  })
})
test('docs and manifests of packages name the version of the packages, and a release raises it there', () => {
  expect(renameVersion('safehouse-1.0.0.tgz, version = "1.0.0~ynh1", 11.0.0, 1.0.0.1', '1.0.0', '1.1.0')).toBe(
    'safehouse-1.1.0.tgz, version = "1.1.0~ynh1", 11.0.0, 1.0.0.1',
  )
  const { version } = readJson(inRoot('packages', 'cli', 'package.json'))
  const named = ['README.md', 'docs', 'packaging'].flatMap(filesIn).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const versions = [...text.matchAll(/(?:safehouse[-@]|^version(?:: | = )")(\d+[.]\d+[.]\d+)/gm)].map(([, found]) => found)
    return versions.length > 0 ? [{ path: relative(inRoot(), path), versions: [...new Set(versions)] }] : []
  })
  expect(named).toEqual(filesWithVersion.map((path) => ({ path, versions: [version] })))
})
test('the changelog begins with what is unreleased and names the version of the packages', () => {
  const headings = [...readFileSync(inRoot('CHANGELOG.md'), 'utf8').matchAll(/^## \[([^\]]+)\]/gm)].map(([, name]) => name)
  const { version } = readJson(inRoot('packages', 'cli', 'package.json'))
  expect(headings.slice(0, 2)).toEqual(['Unreleased', version])
})
