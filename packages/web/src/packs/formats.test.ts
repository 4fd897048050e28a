import { describe, expect, test } from 'vitest'
import { withValueAt } from './drafts.ts'
import { fileNameOf, formats, itemIndexOf, itemsOf, mistakeCountText, mistakesOf, toFinishedPack } from './formats.ts'
import { en } from './i18n/en.ts'

describe.each(formats)('a pack for $game', (format) => {
  const blank = format.blank('own-1')
  test('has no mistakes but empty fields while it is blank', () => {
    expect(new Set(mistakesOf(format, blank).map(({ problem }) => problem))).toEqual(new Set(['empty']))
  })
  test('can get one more blank item', () => {
    expect(itemsOf(format, blank)[0]).toEqual(format.blankItem(blank))
    const longer = withValueAt(blank, [format.itemsField], [...itemsOf(format, blank), format.blankItem(blank)])
    expect(mistakesOf(format, longer).every(({ problem }) => problem === 'empty')).toBe(true)
  })
  test('is not said to have mistakes while nobody has written in it', () => {
    const found = mistakesOf(format, blank)
    expect(mistakeCountText(en, found)).toBe(`${found.length} fields to fill in`)
    expect(mistakeCountText(en, [...found, { path: ['name'], problem: 'tooLong' }])).toBe('1 mistake')
  })
  test('finds the item that a mistake is in', () => {
    const where = new Set(mistakesOf(format, blank).map(({ path }) => itemIndexOf(format, path)))
    expect(where).toEqual(new Set([undefined, ...itemsOf(format, blank).keys()]))
    expect(itemIndexOf(format, [format.itemsField])).toBeUndefined()
  })
})

test('a finished deck has only the fields of its schema, with trimmed texts', () => {
  const format = formats.find(({ game }) => game === 'top-secret')!
  const draft = { ...format.blank('own-1'), name: ' Our street ', cards: [[{ yellow: ' Late? ', blue: 'Early?' }]] }
  expect(toFinishedPack(format, draft)).toEqual({
    format: format.format,
    id: 'own-1',
    name: 'Our street',
    cards: [[{ yellow: 'Late?', blue: 'Early?' }]],
  })
  expect(() => toFinishedPack(format, { ...draft, extra: 1 })).toThrow('extra: unknown')
})

test('a pack is saved under its name in small letters without accents', () => {
  const [format] = formats
  const nameOf = (name: string) => fileNameOf(format!, { ...format!.blank('own-1'), name })
  expect(nameOf('Wüste & Café – Nr. 2!')).toBe('wuste-cafe-nr-2.top-secret.json')
  expect(nameOf(' ?! ')).toBe('pack.top-secret.json')
})
