// The parts of a release that can go wrong silently: versions, changelog, and what is raised in manifests.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { datedChangelog, nextVersion, withVersion } from './release.js'
import { inRoot } from './workspace.js'

test('a release raises its part of the version, and sets the parts after it to 0', () => {
  expect(nextVersion('1.4.2', 'major')).toBe('2.0.0')
  expect(nextVersion('1.4.2', 'minor')).toBe('1.5.0')
  expect(nextVersion('1.4.9', 'patch')).toBe('1.4.10')
})
test('the unreleased changes get version and date, below a new empty section', () => {
  const before = '# Changelog\n\n## [Unreleased]\n### Added\n- A thing.\n\n## [1.0.0] - 2026-11-15\nThe first.\n'
  expect(datedChangelog(before, '1.1.0', '2026-12-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n### Added\n- A thing.\n\n## [1.0.0] - 2026-11-15\nThe first.\n',
  )
  expect(() => datedChangelog('## [Unreleased]\n\n## [1.0.0] - 2026-11-15\n', '1.1.0', '')).toThrow('says nothing')
})
test('the versions of our own packages are raised, and those of dependencies are not', () => {
  const manifest = { name: '@safehouse/bots', version: '1.0.0', dependencies: { '@safehouse/engine': '1.0.0', zod: '^4.0.0' } }
  expect(withVersion(manifest, '1.1.0', ['@safehouse/bots', '@safehouse/engine'])).toEqual({
    name: '@safehouse/bots',
    version: '1.1.0',
    dependencies: { '@safehouse/engine': '1.1.0', zod: '^4.0.0' },
  })
})
test('the changelog begins with what is unreleased and names the version of the packages', () => {
  const headings = [...readFileSync(inRoot('CHANGELOG.md'), 'utf8').matchAll(/^## \[([^\]]+)\]/gm)].map(([, name]) => name)
  const { version } = JSON.parse(readFileSync(inRoot('packages', 'cli', 'package.json'), 'utf8'))
  expect(headings.slice(0, 2)).toEqual(['Unreleased', version])
})
