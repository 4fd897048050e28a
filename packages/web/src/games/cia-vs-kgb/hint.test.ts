// Hints say what is true at that moment, from what everybody knows.
import { expect, test } from 'vitest'
import { hint } from './hint.ts'
import { fewAnswersLeft } from './props.ts'
import { testTable } from './test-table.ts'

test('the hint about a seen card is only for seats that were shown one, and that about signals for seats that were shown as many as they have fellows', () => {
  const table = testTable()
  const hintOf = (seat: number) => hint(table.openProps().common, seat)
  expect(hintOf(0)).toBe('card')
  table.ask(1, 2)
  expect([hintOf(2), hintOf(0)]).toEqual(['answer', 'watch'])
  table.answer(2, false)
  expect([hintOf(2), hintOf(0), hintOf(1)]).toEqual(['seen', 'watch', 'refused'])
  table.ask(1, 3)
  table.answer(3, true)
  expect([hintOf(1), hintOf(3)]).toEqual(['seen', 'ask'])
  table.ask(3, 2)
  table.answer(2, false)
  expect(hintOf(2)).toBe('signal')
})
test('[CK-28] how many answers are left is shown once they are few', () => {
  const { common } = testTable().openProps()
  expect(fewAnswersLeft(common)).toBeUndefined()
  expect(fewAnswersLeft({ ...common, answersLeft: 13 })).toBeUndefined()
  expect(fewAnswersLeft({ ...common, answersLeft: 12 })).toBe(12)
  expect(fewAnswersLeft({ ...common, answersLeft: null })).toBeUndefined()
})
