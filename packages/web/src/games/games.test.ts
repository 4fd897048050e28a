// What the shelf says of a game without loading it, and what every game's screens must have.
import { readdirSync, readFileSync } from 'node:fs'
import { gameIds } from '@safehouse/games/registry'
import { expect, test } from 'vitest'
import { formats } from '../packs/formats.ts'
import { languages } from '../words/language.ts'
import { shelf } from './index.ts'
import { listings, titlesIn } from './listing.ts'

/** Every code that a game names beside a rule: `'SA-04', 'noRollsLeft'` or `rule: 'SN-12', code: 'gameOver'`, or one of two. */
function refusalCodes(id: string): string[] {
  const folder = new URL(`../../../games/src/${id}/`, import.meta.url)
  const rules = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const named = /'[A-Z]{2}-\d+',\s*(?:code:\s*)?(?:[^')]*\?\s*)?'([a-z]\w+)'(?:\s*:\s*'([a-z]\w+)')?/g
  const found = rules.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(named)].flatMap(([, ...codes]) => codes))
  return [...new Set(found.filter((code) => code !== undefined))]
}

test('every folder of screens belongs to a registered game, and the other way round', () => {
  const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...gameIds].sort())
  expect(Object.values(titlesIn('en')).every(({ name, line }) => name && line)).toBe(true)
})
test.each(shelf)(
  '$id has the id and the seats of its manifest, also in its rules, and seats for practice',
  async ({ id, seats, practiceSeats, load }) => {
    const { game } = await load()
    expect({ id: game.id, seats: game.seats }).toEqual({ id, seats })
    expect(listings[`./${id}/listing.ts`]!.id).toBe(id)
    expect(practiceSeats).toBeGreaterThanOrEqual(seats.min)
    expect(practiceSeats).toBeLessThanOrEqual(seats.max)
  },
)
test('people can write packs for the games whose manifests say so', () => {
  expect(formats.map(({ game }) => game).sort()).toEqual(shelf.flatMap(({ id, packs }) => (packs ? [id] : [])).sort())
})
test.each(shelf)('$id has a sentence for each of its refusals and options, in every language', async ({ load, id }) => {
  const { words, game } = await load()
  const codes = refusalCodes(id)
  expect(codes.length).toBeGreaterThan(0)
  for (const language of languages) {
    const said = await words[language]()
    expect(codes.filter((code) => !said.refusals[code])).toEqual([])
    expect(Object.keys(said.options).sort()).toEqual(Object.keys(game.options).sort())
  }
})
test.each(shelf)('$id explains itself with as many pictures as steps', async ({ load }) => {
  const { words, pictures } = await load()
  for (const language of languages) expect((await words[language]()).help.steps).toHaveLength(pictures.length)
})
test.each(shelf)('$id has a picture for the shelf among its drawings, and no style that a strict policy would drop', ({ id }) => {
  const drawings = readFileSync(new URL(`./${id}/art.svg`, import.meta.url), 'utf8')
  expect(drawings).toContain('id="picture"')
  expect(drawings).not.toMatch(/ style=/)
})
