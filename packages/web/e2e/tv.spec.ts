// The shared screen: it shows what everyone may know, large, by itself; it sounds for the room, and no device falls asleep.
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'
import { playOn } from './alley.ts'
import { addBots, comeIn, expectNoBarriers, findUnreadable, openHouse } from './house.ts'
import { letBotsFinish } from './replay.ts'
import { test } from './test.ts'

/** The shared screen is in a frame, which is scaled to the size of the device. */
const picture = (tv: Page) => tv.frameLocator('iframe')
const large = { width: 1920, height: 1080 }
const small = { width: 1280, height: 720 }

async function expectWholeOnTv(tv: Page, where: string): Promise<void> {
  const frame = tv.frames()[1]!
  expect(await findUnreadable(frame), where).toEqual([])
  expect(await picture(tv).getByRole('button').count(), where).toBe(0)
  await expectNoBarriers(tv, where)
  for (const size of [small, large]) {
    await tv.setViewportSize(size)
    await expect(async () => {
      const box = await tv.locator('iframe').boundingBox()
      expect({ width: Math.round(box!.width), height: Math.round(box!.height) }, where).toEqual(size)
    }).toPass()
    const overflow = await frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
    expect(overflow, where).toBeLessThanOrEqual(0)
  }
}

/** Counts how often a page began to sound, and asked not to sleep. */
async function countSoundsAndLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counts = { sounds: 0, locks: 0 }
    Object.assign(window, { counts })
    class Counted extends AudioContext {
      constructor() {
        super()
        counts.sounds++
      }
    }
    Object.assign(window, { AudioContext: Counted })
    const request = async () => {
      counts.locks++
      return { release: async () => {} }
    }
    if (isSecureContext) Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}
const counted = (page: Page | Frame) => page.evaluate(() => (window as unknown as { counts: { sounds: number; locks: number } }).counts)

test('two phones, a bot and a TV: the code, the game, its end and the next game, and never a secret', async ({ browser, context, page }) => {
  test.setTimeout(300_000)
  await countSoundsAndLocks(context)
  const code = await openHouse(page, 'Mara')
  await expect(page.getByText(`On a TV:`)).toBeVisible()

  const room = await browser.newContext({ viewport: large })
  await countSoundsAndLocks(room)
  const tv = await room.newPage()
  const heard: string[] = []
  tv.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await tv.goto('/')
  await tv.getByRole('link', { name: 'Use this screen as a TV' }).click()
  await tv.getByLabel('Code of the house').fill(code.toLowerCase())
  await tv.getByRole('button', { name: 'Show it' }).click()
  await expect(picture(tv).getByRole('img', { name: /QR code of http.*\/t\// })).toBeVisible()
  await expect(picture(tv).getByText('1 of 12 has come in. Mara starts the game.')).toBeVisible()
  await expect(page.getByText('A screen in the room shows this table.')).toBeVisible()

  const noor = await comeIn(context, code, 'Noor')
  await addBots(page, 1)
  await expect(picture(tv).getByRole('listitem').filter({ hasText: 'Noor' })).toBeVisible()
  await expectWholeOnTv(tv, 'house')

  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(picture(tv).getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await expectWholeOnTv(tv, 'opening')
  let moves = 0
  await playOn([page, noor], () => moves++ > 5)
  await expect(picture(tv).getByRole('list', { name: 'The table' })).toBeVisible()
  await expect(picture(tv).getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectWholeOnTv(tv, 'game')
  expect(await picture(tv).locator('.paper, .folder, .toast').count()).toBe(0)

  const screen = tv.frames()[1]!
  expect((await counted(page)).sounds).toBe(0)
  expect((await counted(screen)).sounds).toBe(1)
  expect((await counted(screen)).locks).toBeGreaterThan(0)
  expect((await counted(page)).locks).toBeGreaterThan(0)

  await letBotsFinish(page, noor)
  await expect(
    picture(tv)
      .getByText(/has won|The .* was/)
      .first(),
  ).toBeVisible()
  await expect(picture(tv).getByText('Mara can start the next game.')).toBeVisible()
  await expectWholeOnTv(tv, 'result')
  expect(heard.join()).toContain('dealt')
  expect(heard.join()).not.toContain('handDealt')

  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(picture(tv).getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await room.close()
})

test('a screen at a house that is not there says so, and one held upright asks to be turned', async ({ page }) => {
  await page.goto('/screen/2222')
  await expect(picture(page).getByRole('heading', { name: 'There is no house with this code.' })).toBeVisible()
  await page.setViewportSize({ width: 720, height: 1280 })
  await expect(page.getByText('Turn this screen on its side.')).toBeVisible()
})
