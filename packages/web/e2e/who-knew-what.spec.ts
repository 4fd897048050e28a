// "Who knew what" on the debrief: worked out on this device when somebody asks, from the record of a match that is over.
import { expect, type Page } from '@playwright/test'
import { feedOf, type GameRecord, randomBot, readOptions, recordOf, seedFromText, simulate } from '@safehouse/engine'
import { ciaVsKgb, type KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { expectNoBarriers, expectNoSidewaysScroll } from './house.ts'
import { draw, type SceneOf } from './scene.ts'
import { test } from './test.ts'

const PEOPLE = 6
const secret = seedFromText('who knew what')
const setup = { seats: PEOPLE, options: readOptions(ciaVsKgb.options, {}, PEOPLE) }
const record: GameRecord<KgbTypes> = recordOf(
  simulate({ game: ciaVsKgb, setup, secret, bots: Array.from({ length: PEOPLE }, () => randomBot) }),
  secret,
  [],
)
const finishedMatch: SceneOf<'cia-vs-kgb'> = {
  title: 'a match is over',
  game: 'cia-vs-kgb',
  options: setup.options,
  people: PEOPLE,
  state: 'over',
  feed: feedOf(record.entries, 0).map(({ facts }) => facts),
}
async function openStory(page: Page, name: string): Promise<void> {
  await draw(page, finishedMatch)
  await page.route(/\/record(\?|$)/, (route) => route.fulfill({ json: record }))
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('slider')).toBeVisible()
}

test('the story is loaded when somebody asks for it, goes from moment to moment and statement to statement, and is a table too', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await draw(page, finishedMatch)
  await expect(page.getByRole('button', { name: 'Who knew what, and when?' })).toBeVisible()
  expect(requested.filter((url) => /who-knew|story-worker|\/record/.test(url))).toEqual([])
  await openStory(page, 'Who knew what, and when?')
  const story = page.getByRole('region', { name: 'Who knew what' })
  const chart = story.getByRole('img')
  await expect(chart).toHaveCount(1)
  const heightOfHiddenTable = await page.evaluate(() => {
    const height = () => document.documentElement.scrollHeight
    const before = height()
    document.querySelector<HTMLElement>('.belief-table')!.hidden = true
    const after = height()
    document.querySelector<HTMLElement>('.belief-table')!.hidden = false
    return before - after
  })
  expect(heightOfHiddenTable).toBe(0)
  await expect(chart).toHaveAccessibleName(/^How sure each player was that: .* KGB\./)

  await story.getByRole('slider').focus()
  await page.keyboard.press('End')
  const moments = await story.getByRole('row').count()
  await expect(story.getByRole('heading', { name: `Moment ${moments - 1} of ${moments - 1}` })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(story.getByRole('heading', { name: `Moment 1 of ${moments - 1}` })).toBeVisible()
  const before = await chart.getAttribute('aria-label')
  await story.getByRole('button', { name: 'Next statement' }).click()
  await expect(chart).not.toHaveAccessibleName(before!)
  await story.getByRole('button', { name: 'As table' }).click()
  await expect(story.getByRole('table')).toBeVisible()
  for (const row of await story.getByRole('rowheader').allTextContents()) expect(row).toMatch(/^\d+ \S/)
  await expectNoBarriers(page, 'as table')
  await story.getByRole('button', { name: 'As chart' }).click()
  await expectNoBarriers(page, 'as chart')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'at 320 pixels')
})

test('a wide screen shows one chart for each statement, and the table beside them', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de', viewport: { width: 1280, height: 800 } })
  await openStory(page, 'Wer wusste was, und wann?')
  const story = page.getByRole('region', { name: 'Wer wusste was' })
  await expect(story.getByRole('img')).toHaveCount(PEOPLE)
  await expect(story.getByRole('table')).toBeVisible()
  await expectNoBarriers(page, 'at a desk')
})
