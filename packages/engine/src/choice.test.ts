// Which actions a choice permits, by kind of field.
import { describe, expect, test } from 'vitest'
import { quickChance } from './chance.ts'
import { type AnyChoice, type AnyField, type Choice, permits } from './choice.ts'
import type { Action } from './contract.ts'
import { sampleAction } from './sample.ts'

const choiceOf = (...fields: AnyField[]): AnyChoice[] => fields.map((field) => ({ do: 'act', question: 'q', fields: { value: field } }))
const allows = (field: AnyField, value: unknown): boolean => permits(choiceOf(field) as never, { do: 'act', question: 'q', value } as Action)

const fields = {
  one: { one: ['left', 'right', 3, [1, 2]] },
  some: { some: ['a', 'b', 'c'], min: 1, max: 2 },
  spend: { spend: [2, 4], over: ['x', 'y'] },
  match: { match: ['k1', 'k2', 'k3'], with: ['sun', 'moon'], rest: 'none', fixed: { k1: 'moon' } },
  text: { text: 5 },
} as const satisfies Record<string, AnyField>

describe('permits', () => {
  test.each(['left', 3, [1, 2]])('one of a list: %j', (value) => expect(allows(fields.one, value)).toBe(true))
  test.each(['up', '3', [1], [2, 1], [[1, 2]], null, undefined, {}])('nothing outside of the list: %j', (value) =>
    expect(allows(fields.one, value)).toBe(false),
  )
  test.each([[['a']], [['c', 'a']]])('some, in any order: %j', (value) => expect(allows(fields.some, value)).toBe(true))
  test.each([[[]], [['a', 'b', 'c']], [['a', 'a']], [['d']], ['a'], [{ 0: 'a', length: 1 }], [null]])(
    'not too few, too many, twice or others: %j',
    (value) => expect(allows(fields.some, value)).toBe(false),
  )
  test.each([{ x: 2 }, { x: 1, y: 1 }, { y: 4 }])('points in one of the sums: %j', (value) => expect(allows(fields.spend, value)).toBe(true))
  test.each([{}, { x: 3 }, { x: 2, y: 0 }, { x: 5, y: -1 }, { x: 1.5, y: 0.5 }, { z: 2 }, { x: '2' }, [2], null, 2])('no other points: %j', (value) =>
    expect(allows(fields.spend, value)).toBe(false),
  )
  test.each([
    { k1: 'moon', k2: 'sun', k3: 'none' },
    { k1: 'moon', k2: 'none', k3: 'sun' },
  ])('every value matched to one key, the rest to the others: %j', (value) => expect(allows(fields.match, value)).toBe(true))
  test.each([
    { k1: 'sun', k2: 'moon', k3: 'none' },
    { k1: 'moon', k2: 'sun', k3: 'sun' },
    { k1: 'moon', k2: 'none', k3: 'none' },
    { k1: 'moon', k2: 'sun' },
    { k1: 'moon', k2: 'sun', k3: 'none', k4: 'none' },
    { k1: 'moon', k2: 'sun', k4: 'none' },
    null,
  ])('no value twice, left out or moved, and no other keys: %j', (value) => expect(allows(fields.match, value)).toBe(false))
  test.each(['', 'words'])('words up to the limit: %j', (value) => expect(allows(fields.text, value)).toBe(true))
  test.each(['words!', 5, null, ['a']])('no longer words, and nothing else: %j', (value) => expect(allows(fields.text, value)).toBe(false))

  type Go = { readonly do: 'go'; readonly question: string; readonly to: number }
  const go: Choice<Go> = { do: 'go', question: 'where', fields: { to: { one: [1] } } }
  test('the same thing in answer to the same question alone, with no field more or less', () => {
    const permitsGo = (action: object) => permits<Go>([go], action as Go)
    expect(permitsGo({ do: 'go', question: 'where', to: 1 })).toBe(true)
    expect(permitsGo({ do: 'stay', question: 'where', to: 1 })).toBe(false)
    expect(permitsGo({ do: 'go', question: 'when', to: 1 })).toBe(false)
    expect(permitsGo({ do: 'go', question: 'where' })).toBe(false)
    expect(permitsGo({ do: 'go', question: 'where', to: 1, fast: true })).toBe(false)
    expect(permitsGo(Object.assign(Object.create({ to: 1 }), { do: 'go', question: 'where' }))).toBe(false)
  })
  test('what any one of several choices holds', () => {
    const also: typeof go = { ...go, fields: { to: { one: [2] } } }
    expect(permits([go, also], { do: 'go', question: 'where', to: 2 })).toBe(true)
    expect(permits([], { do: 'go', question: 'where', to: 2 })).toBe(false)
  })
})

describe('sample', () => {
  const chance = quickChance('sample')
  const sampleMany = (field: AnyField) =>
    new Set(
      Array.from({ length: 400 }, () => JSON.stringify((sampleAction(choiceOf(field)[0] as never, chance) as never as { value: unknown }).value)),
    )
  test.each(Object.entries(fields))('draws what is permitted, of a field %s', (_, field) => {
    for (const value of sampleMany(field)) expect(allows(field, JSON.parse(value))).toBe(true)
  })
  test('reaches everything that is permitted', () => {
    expect(sampleMany(fields.one).size).toBe(4)
    expect(sampleMany(fields.some).size).toBe(3 + 6)
    expect(sampleMany(fields.match).size).toBe(2)
    const spent = [...sampleMany(fields.spend)].map((value) => Object.entries(JSON.parse(value)).sort().join())
    expect(new Set(spent).size).toBe(3 + 5)
  })
})
