// What only a player knows is in that player's page while the folder is held open, and at no other time.
import { expect, type Page } from '@playwright/test'
import { openHouse, openMenu, startWithBots } from './house.ts'
import { draw, kgbOptions } from './scene.ts'
import { test } from './test.ts'

const spies = ['American', 'French', 'German', 'Italian', 'Russian', 'Spanish']
const folder = (page: Page) => page.getByRole('button', { name: /Hold to read|Let go to hide|Press to/ })

/** The spies whose names are anywhere in the folder: in its text, labels or titles. */
const findNamedSpies = (page: Page) =>
  page.evaluate((names) => names.filter((spy) => document.querySelector('.frame-folder')!.innerHTML.includes(spy.toLowerCase())), spies)

test('a page that has just come says nothing aloud when it is told something secret', async ({ page }) => {
  const now = Date.now()
  await draw(page, {
    title: 'signalled',
    game: 'cia-vs-kgb',
    options: kgbOptions,
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
test('a file opens while it is held, by a finger or by Space, and nothing of it is in the page, its title or a live region at another time', async ({
  page,
}) => {
  await openHouse(page, 'Mara')
  await startWithBots(page)
  await expect(folder(page)).toBeVisible()
  const title = await page.title()
  await test.step('a file opens while it is held by a finger, and is gone from the page when it is let go', async () => {
    expect(await findNamedSpies(page)).toEqual([])
    await folder(page).hover()
    await page.mouse.down()
    await expect(page.locator('.paper')).toBeVisible()
    expect(await findNamedSpies(page)).toHaveLength(2)
  })
  await test.step('no secret is ever in a live region or in the title', async () => {
    expect(await page.locator('[role=status] .paper, [aria-live] .paper, [role=alert] .paper').count()).toBe(0)
    expect(await page.title()).toBe(title)
    await page.mouse.up()
    await expect(page.locator('.paper')).toHaveCount(0)
    expect(await findNamedSpies(page)).toEqual([])
  })
  await test.step('a file opens while Space is held', async () => {
    await folder(page).focus()
    await page.keyboard.down(' ')
    await expect(page.locator('.paper')).toBeVisible()
    await page.keyboard.up(' ')
    await expect(page.locator('.paper')).toHaveCount(0)
  })
  await test.step('a quick tap opens nothing', async () => {
    await folder(page).click()
    await page.waitForTimeout(300)
    await expect(page.locator('.paper')).toHaveCount(0)
  })
  await test.step('an open file shuts when the window loses focus or the page is hidden', async () => {
    for (const eventName of ['blur', 'pagehide']) {
      await folder(page).hover()
      await page.mouse.down()
      await expect(page.locator('.paper')).toBeVisible()
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), eventName)
      await expect(page.locator('.paper')).toHaveCount(0)
      await page.mouse.up()
    }
  })
  await test.step('with the setting “Press, press again” one press opens the file and one shuts it', async () => {
    await openMenu(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('Press, press again').click()
    await page.getByRole('button', { name: 'Done' }).click()
    await folder(page).click()
    await expect(page.locator('.paper')).toBeVisible()
    await page.getByText('Press to shut').click()
    await expect(page.locator('.paper')).toHaveCount(0)
  })
})
