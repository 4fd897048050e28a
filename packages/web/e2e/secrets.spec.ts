// What only a player knows is in that player's page while the folder is held open, and at no other time.
import { expect, type Page } from '@playwright/test'
import { openHouse } from './house.ts'
import { draw } from './scene.ts'
import { test } from './test.ts'

const spies = ['American', 'French', 'German', 'Italian', 'Russian', 'Spanish']
const folder = (page: Page) => page.getByRole('button', { name: /Hold to read|Let go to hide|Press to/ })

async function atTheTable(page: Page): Promise<void> {
  await openHouse(page, 'Mara')
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expect(folder(page)).toBeVisible()
}
/** The names of spies in the page, whatever they are in: text, labels, titles. */
const named = (page: Page) =>
  page.evaluate((names) => names.filter((spy) => document.querySelector('.frame-folder')!.innerHTML.includes(spy.toLowerCase())), spies)

test('a page that has just come says nothing aloud when it is told something secret', async ({ page }) => {
  const now = Date.now()
  await draw(page, {
    title: 'signalled',
    game: 'cia-vs-kgb',
    options: { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 0 },
    people: 8,
    feed: [
      [
        { kind: 'dealt', dealer: 1, at: now - 20_000, until: null },
        { kind: 'cardDealt', side: 'cia' },
      ],
      [{ kind: 'asked', by: 1, to: 2, byClock: false, at: now - 9000, until: null }],
    ],
    later: [[{ kind: 'signalGot', from: 6, until: now + 600_000 }]],
  })
  await expect(page.locator('.circle-line')).toHaveText(/signals/)
  await page.waitForTimeout(300)
  expect(await page.locator('.toast').count()).toBe(0)
})
test('a file opens while it is held by a finger, and is gone from the page when it is let go', async ({ page }) => {
  await atTheTable(page)
  expect(await named(page)).toEqual([])
  await folder(page).hover()
  await page.mouse.down()
  await expect(page.locator('.paper')).toBeVisible()
  expect(await named(page)).toHaveLength(2)
  await page.mouse.up()
  await expect(page.locator('.paper')).toHaveCount(0)
  expect(await named(page)).toEqual([])
})
test('a file opens while Space is held', async ({ page }) => {
  await atTheTable(page)
  await folder(page).focus()
  await page.keyboard.down(' ')
  await expect(page.locator('.paper')).toBeVisible()
  await page.keyboard.up(' ')
  await expect(page.locator('.paper')).toHaveCount(0)
})
test('a quick tap opens nothing', async ({ page }) => {
  await atTheTable(page)
  await folder(page).click()
  await page.waitForTimeout(300)
  await expect(page.locator('.paper')).toHaveCount(0)
})
test('an open file shuts when the window loses focus or the page is hidden', async ({ page }) => {
  await atTheTable(page)
  for (const leave of ['blur', 'pagehide']) {
    await folder(page).hover()
    await page.mouse.down()
    await expect(page.locator('.paper')).toBeVisible()
    await page.evaluate((event) => window.dispatchEvent(new Event(event)), leave)
    await expect(page.locator('.paper')).toHaveCount(0)
    await page.mouse.up()
  }
})
test('with the other setting one press opens and one press shuts', async ({ page }) => {
  await atTheTable(page)
  await page.getByRole('button', { name: 'Menu of the table' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Press, press again').click()
  await page.getByRole('button', { name: 'Done' }).click()
  await folder(page).click()
  await expect(page.locator('.paper')).toBeVisible()
  await page.getByText('Press to shut').click()
  await expect(page.locator('.paper')).toHaveCount(0)
})
test('no secret is ever in a live region or in the title', async ({ page }) => {
  await atTheTable(page)
  const title = await page.title()
  await folder(page).hover()
  await page.mouse.down()
  await expect(page.locator('.paper')).toBeVisible()
  expect(await page.locator('[role=status] .paper, [aria-live] .paper, [role=alert] .paper').count()).toBe(0)
  expect(await page.title()).toBe(title)
  await page.mouse.up()
})
