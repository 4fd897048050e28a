import { allDice, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { expect, test } from 'vitest'
import { advise, type Worth } from './rolls.ts'

const worthless = Object.fromEntries(spies.map((spy) => [spy, 0])) as Record<Spy, number>
const russianCounts: Worth = { three: { ...worthless, russian: 1 }, five: { ...worthless, russian: 1 } }
const binomial = (total: number, chosen: number): number => (chosen === 0 ? 1 : (binomial(total - 1, chosen - 1) * total) / chosen)
/** The odds that at least so many of n dice come up with one spy, each rolled again until it does or the rolls are used. */
const oddsOf = (atLeast: number, diceCount: number, rolls: number): number => {
  const hit = 1 - (5 / 6) ** rolls
  return allDice
    .concat(5)
    .reduce((sum, k) => (k >= atLeast && k <= diceCount ? sum + binomial(diceCount, k) * hit ** k * (1 - hit) ** (diceCount - k) : sum), 0)
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

test('no dice are rolled again where that cannot gain anything, or where no roll is left', () => {
  expect(advise(['russian', 'russian', 'russian', 'french', 'german'], 2, russianCounts)).toEqual({ reroll: [], value: 1 })
  expect(advise(['french', 'french', 'german', 'german', 'russian'], 0, russianCounts)).toEqual({ reroll: [], value: 0 })
})

test('with five alike worth more than three, the others are rolled again', () => {
  const mission: Worth = { three: worthless, five: { ...worthless, russian: 1 } }
  const { reroll, value } = advise(['russian', 'french', 'russian', 'german', 'russian'], 1, mission)
  expect(reroll).toEqual([1, 3])
  expect(value).toBeCloseTo(1 / 36, 10)
})

test('of two pairs the one whose spy is worth more is kept', () => {
  const worth: Worth = { three: { ...worthless, french: 0.5, german: 0.2 }, five: { ...worthless, french: 0.5, german: 0.2 } }
  expect(advise(['french', 'french', 'german', 'german', 'russian'], 1, worth).reroll).toEqual([2, 3, 4])
})
