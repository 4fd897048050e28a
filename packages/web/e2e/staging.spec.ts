// Scenes of Spy Alley Dice, Spyfall 2 and CIA vs. KGB: no beat shows or says anything that belongs to a later one.
import { expect } from '@playwright/test'
import { filmedMoments, moments, wrongGuess } from './staged-moments.ts'
import { eachBeat, filmFolder, testNothingAhead } from './staging.ts'
import { test, withMotion } from './test.ts'

test.use(withMotion)

testNothingAhead('Spy Alley Dice, Spyfall 2 and CIA vs. KGB', filmFolder ? [...moments, ...filmedMoments] : moments)

test('with reduced motion the beats are the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen: string[] = []
  await eachBeat(page, wrongGuess, 'seat', async (beat) => void seen.push(beat))
  expect(seen).toEqual(wrongGuess.staging.beats.map(({ name }) => name))
})
