// Staging: who acts, a pause, the turn, the stamp, the sentence. Each beat shows and says what has been seen so far and nothing more, at the
// same time on every screen, for every role alike.
import { expect } from '@playwright/test'
import { filmed } from './filmed-moments.ts'
import { moments, wrongGuess } from './staged-moments.ts'
import { eachBeat, expectNothingAhead, viewersOf } from './staging.ts'
import { test, withMotion } from './test.ts'

test.use(withMotion)

for (const [i, moment] of (process.env.SCENE_FILM ? [...moments, ...filmed] : moments).entries())
  for (const viewer of viewersOf(i))
    test(`${moment.title}, ${viewer}: no beat tells what a later one shows, and no toast does`, async ({ page }) => {
      await page.setViewportSize(viewer === 'seat' ? { width: 390, height: 844 } : { width: 1920, height: 1080 })
      await expectNothingAhead(page, moment, viewer)
    })

test('with reduced motion the beats are the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen: string[] = []
  await eachBeat(page, wrongGuess, 'seat', async (beat) => void seen.push(beat))
  expect(seen).toEqual(wrongGuess.staging.beats.map(({ name }) => name))
})
