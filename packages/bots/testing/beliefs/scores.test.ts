import { expect, test } from 'vitest'
import { addForecast, type Forecast, newTally, scoresOf } from './scores.ts'

/** The scores of forecasts that come in two groups, one after the other in turn. */
function scored(forecasts: readonly Forecast[]) {
  const groups = [newTally(), newTally()]
  for (const [i, forecast] of forecasts.entries()) addForecast(groups[i % 2]!, forecast)
  return scoresOf(groups)
}
const tenTimes = (probability: number, right: number): Forecast[] =>
  Array.from({ length: 10 }, (_, i) => ({ probability, prior: 0.5, isTrue: i < right }))

test('forecasts equal to those at the deal are no better, and certain ones save the whole Brier score', () => {
  expect(scored(tenTimes(0.5, 5)).better.value).toBeCloseTo(0)
  expect(scored([...tenTimes(1, 10), ...tenTimes(0, 0)])).toMatchObject({ brier: 0, better: { value: 1 } })
})
test('the calibration error is the distance between the probability and how often it came true', () => {
  expect(scored(tenTimes(0.7, 7)).calibration.value).toBeCloseTo(0)
  expect(scored([...tenTimes(0.9, 7), ...tenTimes(0.3, 3)]).calibration.value).toBeCloseTo(0.1)
})
test('forecasts of 0 and 1 do not count in the calibration error', () => {
  expect(scored([...tenTimes(0.9, 7), ...tenTimes(1, 10), ...tenTimes(0, 0)]).calibration.value).toBeCloseTo(0.2)
})
test('figures that differ between groups have a wide interval', () => {
  const same = scored(tenTimes(0.7, 7).flatMap((forecast) => [forecast, forecast]))
  const apart = scored(tenTimes(0.7, 7).flatMap((forecast) => [forecast, { ...forecast, isTrue: !forecast.isTrue }]))
  expect(same.better.halfWidth).toBeCloseTo(0)
  expect(apart.better.halfWidth).toBeGreaterThan(0.1)
})
