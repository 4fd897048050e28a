// What the shelf says of a game without loading it, and what every game's screens must have.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../words/language.ts'
import { shelf } from './index.ts'

test.each(shelf)('$id on the shelf says what its rules say', async ({ seats, load, id }) => {
  const { game } = await load()
  expect({ id: game.id, seats: game.seats }).toEqual({ id, seats })
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
