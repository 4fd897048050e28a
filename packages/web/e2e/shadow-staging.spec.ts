// Staging in Shadow in the Night: a move, the safe, a scoring and the end, beat by beat. Nothing says who holds whom or who has won before
// the cards have turned; "Tonight" and the winner come last.
import { expect } from '@playwright/test'
import { sceneMs } from '@safehouse/engine'
import { finale, safe, scoring, step } from './shadow-moments.ts'
import { eachBeat, everyWord, expectNothingAhead, onStage, viewersOf } from './staging.ts'
import { test, withMotion } from './test.ts'

test.use(withMotion)

for (const [i, one] of [step, safe, scoring, finale].entries())
  for (const viewer of viewersOf(i))
    test(`${one.title}, ${viewer}: no beat tells what a later one shows, and no toast does`, async ({ page }) => {
      await page.setViewportSize(viewer === 'seat' ? { width: 390, height: 844 } : { width: 1920, height: 1080 })
      await expectNothingAhead(page, one, viewer)
    })

test('at the end no own field is shaded and no stone is anybody’s before the cards have turned', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { beats } = finale.staging
  const turned = (agent: string, index: number) => beats.findIndex(({ part }) => part === `card ${agent}`) <= index
  await eachBeat(page, finale, 'seat', async (_, index) => {
    if (!(await page.locator('.shadow-reveal').count())) return
    const own = ['perry', 'bucci', 'jacques', 'larsson'].filter((agent) => turned(agent, index)).length
    await expect(page.locator('.shadow-reveal .own')).toHaveCount(own)
    if (own < 4) expect((await page.locator('.shadow-reveal .sum').allTextContents()).join('')).toBe('')
  })
})
test('a page that comes in the middle of a scoring shows the beat that is on, with reduced motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const { beats } = scoring.staging
  const until = (part: string) =>
    beats
      .slice(
        0,
        beats.findIndex((beat) => beat.part === part),
      )
      .reduce((sum, { ms }) => sum + ms, 0)
  await onStage(page, scoring, 'seat', until('agent bucci') + 100)
  await expect(page.locator('.shadow-gained')).toContainText('Bucci')
  await expect(page.locator('.shadow-agents > li')).toContainText(['0', '+2', '+9', '', '', '', ''])
  await page.clock.runFor(sceneMs(scoring.staging))
  await expect(page.locator('.scene')).toHaveCount(0)
  expect(await everyWord(page)).toContain('Noor causes a scoring: Schulz 0, Perry +2')
})
