import { expect, test } from 'vitest'
import { cardShownTo } from './props.ts'
import { testTable } from './test-table.ts'

test('[CK-06, CK-09] a shown card can still be read while the next question is open', () => {
  const table = testTable()
  const shownTo = (seat: number) => cardShownTo(table.seat(seat).common, seat)
  table.ask(1, 2)
  expect([shownTo(1), shownTo(2)]).toEqual([undefined, 1])
  table.answer(2, true)
  expect(shownTo(1)).toBe(2)
  table.ask(2, 3)
  expect([shownTo(1), shownTo(2), shownTo(3)]).toEqual([2, 1, 2])
  table.answer(3, true)
  table.ask(3, 0)
  expect([shownTo(1), shownTo(2), shownTo(3)]).toEqual([undefined, 3, 2])
})
