import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../', import.meta.url))
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
/** For each small font file the `unicode-range` of its rule. */
const rangesByFile = [...css.matchAll(/-words-[^}]+unicode-range:\s*([^;]+);/g)].map(([, ranges]) => ranges!)
const ranges = rangesByFile[0]!.split(/,\s*/).map((range) => {
  const [first, last = first] = range.slice(2).split('-')
  return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const
})
const isSmall = (character: string) => ranges.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last)

test('all small font files have the same characters', () => {
  expect(rangesByFile.length).toBeGreaterThan(1)
  expect(new Set(rangesByFile).size).toBe(1)
})
test('the small font files have every letter of the catalogues, so that no page needs the large ones for its own words', () => {
  const catalogues = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\/)(\w+[-.])?(en|nl|de)\.ts$/.test(path))
  const letters = catalogues.flatMap((path) => [...readFileSync(`${source}${path}`, 'utf8')].filter((character) => /\p{L}/u.test(character)))
  expect(catalogues.length).toBeGreaterThan(40)
  expect([...new Set(letters)].filter((letter) => !isSmall(letter))).toEqual([])
})
