// Staging in Top Secret: the answers stay to be laughed at, and at the end of a round arrows fly before anything says whom they found.
import { expect } from '@playwright/test'
import { everyWord, testNothingAhead } from './staging.ts'
import { test, withMotion } from './test.ts'
import { arrows, lastRound, laugh, people, turned } from './top-secret-moments.ts'

test.use(withMotion)

const teamsTurn = arrows.staging.beats.findIndex(({ part }) => part === 'teams')
const sumsRise = lastRound.staging.beats.findIndex(({ part }) => part === 'found')
testNothingAhead(
  'Top Secret',
  [laugh, turned, arrows, lastRound],
  [
    {
      title: 'all arrows are full lines until the teams have turned, and nothing names a team before',
      moment: arrows,
      viewer: 'seat',
      look: async (page, index) => {
        const isTurned = index >= teamsTurn
        await expect(page.locator('.arrow-line')).toHaveCount(index === 0 ? 0 : people)
        await expect(page.locator('.arrow-line.missed')).toHaveCount(isTurned ? 1 : 0)
        if (!isTurned) expect(await page.locator('.scene').textContent()).not.toMatch(/Yellow|Blue|right|wrong/)
      },
    },
    {
      title: 'on the shared screen the sums rise with the last points, not before and not after the winner',
      moment: lastRound,
      viewer: 'screen',
      look: (page, index) => expect(page.locator('.secret-seats .chip-word').first()).toHaveText(index < sumsRise ? '8 points' : '12 points'),
    },
    {
      title: 'the laugh keeps all tokens of the card in sight, then the next card comes',
      moment: laugh,
      viewer: 'seat',
      look: async (page) => {
        await expect(page.locator('.card.live .token')).toHaveCount(people)
        await expect(page.getByRole('region', { name: 'Round 1, card 2 of 3' })).toBeVisible()
      },
      afterwards: async (page) => {
        await expect(page.getByRole('region', { name: 'Round 1, card 3 of 3' })).toBeVisible()
        expect(await everyWord(page)).toContain('said yes to card 2.')
      },
    },
  ],
)
