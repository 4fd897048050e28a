// What the shelf says of a game without loading it, and what every game's screens must have.
import { readdirSync, readFileSync } from 'node:fs'
import { gameIds } from '@safehouse/games/registry'
import { expect, test } from 'vitest'
import { languages } from '../i18n/language.ts'
import { formats } from '../packs/formats.ts'
import { shelf } from './index.ts'
import { listings, titlesIn } from './listing.ts'

test('every folder of screens belongs to a registered game, and the other way round', () => {
  const folders = readdirSync(new URL('./', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'core')
  expect(folders.map(({ name }) => name).sort()).toEqual([...gameIds].sort())
  expect(Object.values(titlesIn('en')).every(({ name, tagline }) => name && tagline)).toBe(true)
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
test.each(shelf)('$id explains itself with as many pictures as steps', async ({ load }) => {
  const { words, pictures } = await load()
  for (const language of languages) expect((await words[language]()).help.steps).toHaveLength(pictures.length)
})
test.each(shelf)('$id has a picture for the shelf among its drawings, and no style that a strict policy would drop', ({ id }) => {
  const drawings = readFileSync(new URL(`./${id}/art.svg`, import.meta.url), 'utf8')
  expect(drawings).toContain('id="picture"')
  expect(drawings).not.toMatch(/ style=/)
})
