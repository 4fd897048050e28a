import { allDice, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { expect, test } from 'vitest'
import { advise, type Worth } from './rolls.ts'

const nothing = Object.fromEntries(spies.map((spy) => [spy, 0])) as Record<Spy, number>
const russianCounts: Worth = { three: { ...nothing, russian: 1 }, five: { ...nothing, russian: 1 } }
const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k)
/** The odds that at least so many of n dice come up with one spy, each rolled again until it does or the rolls are used. */
const oddsOf = (atLeast: number, n: number, rolls: number): number => {
  const hit = 1 - (5 / 6) ** rolls
  return allDice.concat(5).reduce((sum, k) => (k >= atLeast && k <= n ? sum + binomial(n, k) * hit ** k * (1 - hit) ** (n - k) : sum), 0)
}

test('with one spy to hope for, its dice are kept and the odds are exact', () => {
  for (const rollsLeft of [1, 2]) {
    for (const have of [0, 1, 2]) {
      const dice: Spy[] = [...Array<Spy>(have).fill('russian'), 'french', 'german', 'italian', 'spanish', 'american'].slice(0, 5) as Spy[]
      const { reroll, value } = advise(dice, rollsLeft, russianCounts)
      expect(reroll).toEqual(allDice.slice(have))
      expect(value).toBeCloseTo(oddsOf(3 - have, 5 - have, rollsLeft), 10)
    }
  }
})

test('what cannot be bettered is left lying', () => {
  expect(advise(['russian', 'russian', 'russian', 'french', 'german'], 2, russianCounts)).toEqual({ reroll: [], value: 1 })
  expect(advise(['french', 'french', 'german', 'german', 'russian'], 0, russianCounts)).toEqual({ reroll: [], value: 0 })
})

test('with five alike worth more than three, the others are rolled again', () => {
  const mission: Worth = { three: nothing, five: { ...nothing, russian: 1 } }
  const { reroll, value } = advise(['russian', 'french', 'russian', 'german', 'russian'], 1, mission)
  expect(reroll).toEqual([1, 3])
  expect(value).toBeCloseTo(1 / 36, 10)
})

test('between two pairs the one of the more promising spy is kept', () => {
  const worth: Worth = { three: { ...nothing, french: 0.5, german: 0.2 }, five: { ...nothing, french: 0.5, german: 0.2 } }
  expect(advise(['french', 'french', 'german', 'german', 'russian'], 1, worth).reroll).toEqual([2, 3, 4])
})
