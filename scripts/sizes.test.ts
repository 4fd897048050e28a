// Which files the size budget counts for a page, by the manifest that Vite writes about its build.
import { expect, test } from 'vitest'
import { filesOf } from './sizes.js'

const viteManifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['later.ts'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'later.ts': { file: 'later.js', imports: ['_shared.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js', name: 'deep' },
  'other/deep.ts': { file: 'other.js', name: 'deep' },
}
test('a page loads its static imports and theirs, and no dynamic ones', () => {
  expect(filesOf(viteManifest, ['index.html'])).toEqual(['index.js', 'shared.js'])
  expect(filesOf(viteManifest, ['index.html', 'later.ts'])).toEqual(['deep.js', 'index.js', 'later.js', 'shared.js'])
})
test('a chunk of several modules is found by its name', () => {
  expect(filesOf(viteManifest, ['deep'])).toEqual(['deep.js'])
})
test('a chunk that the build does not have is an error', () => {
  expect(() => filesOf(viteManifest, ['gone.ts'])).toThrow('no chunk gone.ts')
})
