import { expect, test } from 'vitest'
import { isSamePath, textAt, valueAt, withValueAt } from './drafts.ts'

const draft = {
  format: 'f',
  id: 'i',
  name: 'n',
  cards: [[{ yellow: 'a', blue: 'b' }], [{ yellow: 'c', blue: 'd', rates: { yellow: 40, blue: 60 } }]],
}

test('a value is read by its path; a path that leads nowhere gives undefined', () => {
  expect(valueAt(draft, ['cards', 1, 0, 'rates', 'blue'])).toBe(60)
  expect(textAt(draft, ['cards', 1, 0, 'rates', 'blue'])).toBe('60')
  expect(valueAt(draft, ['cards', 7, 0, 'yellow'])).toBeUndefined()
  expect(textAt(draft, ['name', 3])).toBe('')
})
test('replacing a value copies the draft and leaves the original unchanged', () => {
  const changed = withValueAt(draft, ['cards', 0, 0, 'blue'], 'new')
  expect(changed.cards[0]).toEqual([{ yellow: 'a', blue: 'new' }])
  expect(changed.cards[1]).toBe(draft.cards[1])
  expect(draft.cards[0]![0]!.blue).toBe('b')
})
test('a missing field is added, and undefined removes a field', () => {
  expect(withValueAt(draft, ['cards', 0, 0, 'rates'], { yellow: 1, blue: 2 }).cards[0]).toEqual([
    { yellow: 'a', blue: 'b', rates: { yellow: 1, blue: 2 } },
  ])
  expect(withValueAt(draft, ['cards', 1, 0, 'rates'], undefined).cards[1]).toEqual([{ yellow: 'c', blue: 'd' }])
})
test('fields keep their order when they change', () => {
  expect(Object.keys(withValueAt(draft, ['id'], 'other'))).toEqual(['format', 'id', 'name', 'cards'])
})
test('paths are equal if all their steps are equal', () => {
  expect(isSamePath(['cards', 1], ['cards', 1])).toBe(true)
  expect(isSamePath(['cards', 1], ['cards', 1, 0])).toBe(false)
})
