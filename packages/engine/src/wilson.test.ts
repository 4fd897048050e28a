// The 95 % confidence interval of a share, compared with the examples of Newcombe's paper of 1998 on intervals for a proportion.
import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

test("Wilson's interval agrees with published figures", () => {
  expect(wilsonInterval(81, 263)).toEqual({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) })
  expect(wilsonInterval(1, 29)).toEqual({ low: expect.closeTo(0.0061, 4), high: expect.closeTo(0.1718, 4) })
})
test('without trials the interval is everything', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
