// Staging in Shadow in the Night: a move, the safe, a scoring and the end, beat by beat. Nothing says who holds whom or who has won before
// the cards have turned; "Tonight" and the winner come last.
import { expect } from '@playwright/test'
import { sceneMs } from '@safehouse/engine'
import { finale, moveOnly, safe, scoring } from './shadow-moments.ts'
import { everyWord, stageOnPage, testNothingAhead } from './staging.ts'
import { test, withMotion } from './test.ts'

test.use(withMotion)

const { beats: lastBeats } = finale.staging
const isTurned = (agent: string, index: number) => lastBeats.findIndex(({ part }) => part === `card ${agent}`) <= index
testNothingAhead(
  'Shadow in the Night',
  [moveOnly, safe, scoring, finale],
  [
    {
      title: 'at the end no own field is shaded and no stone is anybody’s before the cards have turned',
      moment: finale,
      viewer: 'seat',
      look: async (page, index) => {
        if (!(await page.locator('.shadow-reveal').count())) return
        const own = ['perry', 'bucci', 'jacques', 'larsson'].filter((agent) => isTurned(agent, index)).length
        await expect(page.locator('.shadow-reveal .own')).toHaveCount(own)
        if (own < 4) expect((await page.locator('.shadow-reveal .sum').allTextContents()).join('')).toBe('')
      },
    },
  ],
)

test('a page that comes in the middle of a scoring shows the beat that is on, with reduced motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const { beats } = scoring.staging
  const bucciBeat = beats.findIndex(({ part }) => part === 'agent bucci')
  const msBefore = beats.slice(0, bucciBeat).reduce((sum, { ms }) => sum + ms, 0)
  await stageOnPage(page, scoring, 'seat', msBefore + 100)
  await expect(page.locator('.shadow-gained')).toContainText('Bucci')
  await expect(page.locator('.shadow-agents > li')).toContainText(['0', '+2', '+9', '', '', '', ''])
  await page.clock.runFor(sceneMs(scoring.staging))
  await expect(page.locator('.scene')).toHaveCount(0)
  expect(await everyWord(page)).toContain('Noor causes a scoring: Schulz 0, Perry +2')
})
