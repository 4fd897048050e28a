// What the server serves about each game to programs that have none of our code: complete, and alike in all languages.
import { languages } from '@safehouse/content/languages.ts'
import { gameIds, games } from '@safehouse/games'
import type { GameDetails } from '@safehouse/protocol'
import { describe, expect, test } from 'vitest'
import { describeGame } from './game-details.ts'

function details(id: string, language: (typeof languages)[number]): Promise<GameDetails> {
  const { game, schemas } = games[id]!
  return describeGame({ id, rulesVersion: game.rulesVersion, seats: game.seats, options: game.options }, { game, schemas }, language)
}
type Json = { readonly [key: string]: unknown }
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of fields without a description, and of kinds of objects without one. The field that names the kind needs none. */
function undescribed(schema: unknown, path: string, root: unknown = schema): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, i) => undescribed(item, `${path}[${i}]`, root))
  if (!isObject(schema)) return []
  const { properties, ...others } = schema
  const missing: string[] = []
  if (isObject(properties))
    for (const [name, field] of Object.entries(properties)) {
      if (isObject(field) && 'const' in field && typeof schema.description !== 'string') missing.push(`${path} (${String(field.const)})`)
      if (isObject(field) && !('const' in field) && typeof field.description !== 'string') missing.push(`${path}.${name}`)
      missing.push(...undescribed(field, `${path}.${name}`, root))
    }
  return [...missing, ...Object.entries(others).flatMap(([name, inner]) => undescribed(inner, `${path}/${name}`, root))]
}

describe.each(gameIds)('%s', (id) => {
  test('every field of its actions, facts, views and options has a description', async () => {
    const { action, open, whisper, view, optionsSchema } = await details(id, 'en')
    expect(Object.entries({ action, open, whisper, view, optionsSchema }).flatMap(([name, schema]) => undescribed(schema, name))).toEqual([])
  })
  test('the rules have the same ids in every language, and different texts', async () => {
    const [en, ...others] = await Promise.all(languages.map((language) => details(id, language)))
    const idsOf = ({ rules }: GameDetails) => rules.map((section) => section.rules.map((rule) => rule.id))
    const textsOf = ({ rules }: GameDetails) => rules.flatMap((section) => section.rules.map((rule) => rule.text))
    expect(idsOf(en!).flat().length).toBeGreaterThan(15)
    for (const other of others) {
      expect(idsOf(other)).toEqual(idsOf(en!))
      expect(textsOf(other).filter((text) => textsOf(en!).includes(text))).toEqual([])
    }
  })
  test('every refusal has a sentence with the same placeholders in every language', async () => {
    const placeholders = ({ refusals }: GameDetails) =>
      Object.entries(refusals).map(([code, sentence]) => [code, [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()])
    const [en, ...others] = await Promise.all(languages.map((language) => details(id, language)))
    for (const other of others) expect(Object.fromEntries(placeholders(other))).toEqual(Object.fromEntries(placeholders(en!)))
  })
})
