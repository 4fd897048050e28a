// Staging in Top Secret: the answers stay to be laughed at, and at the end of a round arrows fly before anything says whom they found.
import { expect } from '@playwright/test'
import { eachBeat, everyWord, testNothingAhead } from './staging.ts'
import { test, withMotion } from './test.ts'
import { arrows, lastRound, laugh, people, turned } from './top-secret-moments.ts'

test.use(withMotion)

testNothingAhead([laugh, turned, arrows, lastRound])

test('all arrows are full lines until the teams have turned, and nothing names a team before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const teamsTurn = arrows.staging.beats.findIndex(({ part }) => part === 'teams')
  await eachBeat(page, arrows, 'seat', async (_, index) => {
    const isTurned = index >= teamsTurn
    await expect(page.locator('.arrow-line')).toHaveCount(index === 0 ? 0 : people)
    await expect(page.locator('.arrow-line.missed')).toHaveCount(isTurned ? 1 : 0)
    if (!isTurned) expect(await page.locator('.scene').textContent()).not.toMatch(/Yellow|Blue|right|wrong/)
  })
})
test('on the shared screen the sums rise with the last points, not before and not after the winner', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const risen = lastRound.staging.beats.findIndex(({ part }) => part === 'found')
  await eachBeat(page, lastRound, 'screen', async (_, index) => {
    await expect(page.locator('.secret-seats .chip-word').first()).toHaveText(index < risen ? '8 points' : '12 points')
  })
})
test('the laugh keeps all tokens of the card in sight, then the next card comes', async ({ page }) => {
  await eachBeat(page, laugh, 'seat', async () => {
    await expect(page.locator('.card.live .token')).toHaveCount(people)
    await expect(page.getByRole('region', { name: 'Round 1, card 2 of 3' })).toBeVisible()
  })
  await expect(page.getByRole('region', { name: 'Round 1, card 3 of 3' })).toBeVisible()
  expect(await everyWord(page)).toContain('said yes to card 2.')
})
