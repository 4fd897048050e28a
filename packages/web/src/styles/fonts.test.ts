import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url)
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
/** Character codes that the small files have. */
const ranges = /-words-[^}]+unicode-range:\s*([^;]+);/
  .exec(css)![1]!
  .split(/,\s*/)
  .map((range) => {
    const [first, last = first] = range.slice(2).split('-')
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
  })
const isSmall = (character: string) => ranges.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last)

test('the small font files have every letter of the catalogues, so that no page needs the large ones for its own words', () => {
  const folders = ['i18n/', ...readdirSync(new URL('games/', source), { withFileTypes: true }).flatMap(({ name }) => `games/${name}/words/`)]
  const catalogues = folders.flatMap((folder) =>
    ['en', 'nl', 'de'].flatMap((language) => {
      try {
        return readFileSync(new URL(`${folder}${language}.ts`, source), 'utf8')
      } catch {
        return []
      }
    }),
  )
  const missing = new Set(catalogues.flatMap((text) => [...text].filter((character) => /\p{L}/u.test(character) && !isSmall(character))))
  expect(catalogues.length).toBeGreaterThan(15)
  expect([...missing]).toEqual([])
})
