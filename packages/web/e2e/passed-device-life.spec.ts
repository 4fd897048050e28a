// The life of a passed device: mixed with phones, a TV and a bot; put away, reloaded, a seat that moves away from it, a person who
// leaves; by keyboard alone, without barriers, small, on its side and with large letters.
import { expect, type Page } from '@playwright/test'
import {
  addBots,
  comeIn,
  expectNoBarriers,
  expectNoSidewaysScroll,
  hurriedContext,
  isOver,
  openHouse,
  openMenu,
  readMovingLink,
  setOptions,
} from './house.ts'
import { STANDSTILL_MS, untilChanged } from './moves.ts'
import { addPerson, CurtainWatch, expectCurtainFor, handOn, holdOpen, isHeld, passOn, takeAs } from './passed.ts'
import { playTopSecret } from './passed-players.ts'
import { deepOnly, test } from './test.ts'

const game = 'spy-alley-dice'
const secretsIn = (page: Page) => page.locator('.folder, .paper')

/** Locks the screen, or brings another app to the front, and comes back. */
async function putAway(page: Page): Promise<void> {
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisibility('hidden')
  await expect(secretsIn(page)).toHaveCount(0)
  await setVisibility('visible')
}

/** Anna and Bert start a match on one device, whose curtain is closed then. */
async function startWithTwo(page: Page): Promise<string> {
  const code = await openHouse(page, 'Anna', game)
  await addPerson(page, 'Bert')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expectCurtainFor(page, 'Anna')
  return code
}

test('a TV, two phones, one passed device with two seats and a bot play one game', deepOnly, async ({ page, browser }) => {
  test.setTimeout(400_000)
  const mara = page
  const code = await openHouse(mara, 'Mara', 'top-secret')
  const noor = await comeIn(await browser.newContext(), code, 'Noor')
  const device = await (await hurriedContext(browser, { viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' })).newPage()
  const watch = new CurtainWatch(device, 'top-secret')
  await device.goto(`/t/${code}`)
  await device.getByLabel('Your name').fill('Anna')
  await device.getByRole('button', { name: 'Come in' }).click()
  await addPerson(device, 'Bert')
  const tv = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await tv.goto(`/screen/${code}`)
  await addBots(mara, 1)
  await setOptions(mara, { 'Time to read a card': 'none' })
  await mara.getByRole('button', { name: 'Start with 5' }).click()
  await expect(tv.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Top Secret' })).toBeVisible()
  for (let lastMoveAt = Date.now(); !(await isOver(mara)) && Date.now() - lastMoveAt < STANDSTILL_MS; ) {
    const hasMoved = [await playTopSecret(mara), await playTopSecret(noor), await passOn(device, watch, playTopSecret)].includes(true)
    if (hasMoved) lastMoveAt = Date.now()
    else await untilChanged(mara, noor, device)
  }
  for (const tab of [mara, noor, device]) await expect(tab.getByRole('heading', { name: 'Debrief' })).toBeVisible()
  await expect(mara.getByText(/is away|away$/)).toHaveCount(0)
  expect(watch.curtains).toBeGreaterThanOrEqual(8)
  watch.expectNothingSecret()
})

test('reloaded, put away or left alone, a passed device shows the curtain, and never a secret; whoever closed the tab comes back to all their seats at once', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const code = await startWithTwo(page)
  await page.reload()
  await expectCurtainFor(page, 'Anna')
  await holdOpen(page)
  await expect(secretsIn(page)).not.toHaveCount(0)
  await page.reload()
  await expectCurtainFor(page, 'Bert') // Anna has had it
  await expect(secretsIn(page)).toHaveCount(0)

  await holdOpen(page)
  await expect(secretsIn(page)).not.toHaveCount(0)
  await putAway(page)
  await expectCurtainFor(page, 'Anna')
  await expect(secretsIn(page)).toHaveCount(0)

  await holdOpen(page)
  await page.clock.fastForward(89_000)
  expect(await isHeld(page)).toBe(true)
  await page.clock.fastForward(2000)
  await expectCurtainFor(page, 'Bert')
  await expect(secretsIn(page)).toHaveCount(0)

  await test.step('whoever closed the tab comes back to all their seats at once', async () => {
    await page.close()
    const again = await context.newPage()
    await again.goto(`/t/${code}`)
    await again.getByRole('button', { name: 'All 2, on this device' }).click()
    await expect(again.getByRole('heading', { level: 2, name: /^Hand it to/ })).toBeVisible()
  })
})

test('whoever had no time to read their card is called again before the clock can start', async ({ page }) => {
  await openHouse(page, 'Anna', 'spyfall-2')
  for (const name of ['Bert', 'Cara']) await addPerson(page, name)
  await setOptions(page, { 'First dealer': 'Anna' })
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expectCurtainFor(page, 'Bert')
  await holdOpen(page)
  await putAway(page)
  await expectCurtainFor(page, 'Cara')
  await holdOpen(page)
  await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await handOn(page)
  await expectCurtainFor(page, 'Bert')
  await holdOpen(page)
  await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await handOn(page)
  await expectCurtainFor(page, 'Anna')
})

test('a seat moves from a passed device to a phone, and the others play on; one of them leaves, and a bot plays on', async ({ page, browser }) => {
  await openHouse(page, 'Anna', game)
  for (const name of ['Bert', 'Cara', 'Dora']) await addPerson(page, name)
  await page.getByRole('button', { name: 'Start with 4' }).click()
  await expectCurtainFor(page, 'Anna')
  // In nobody's hands: whoever leaves is named.
  await openMenu(page)
  await page.getByRole('button', { name: 'People and seats' }).waitFor()
  await expect(page.getByRole('button', { name: 'Leave the house' })).toHaveCount(0)
  await page.getByRole('button', { name: 'People and seats' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Dora/ }).click()
  await page.getByRole('button', { name: 'Dora leaves the house' }).click()
  await page.getByRole('button', { name: 'Leave for good?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name: 'Dora' })).toHaveCount(0)
  await expectCurtainFor(page, 'Anna')
  await page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name: 'Bert' }).click()
  await expectCurtainFor(page, 'Bert')
  await holdOpen(page)
  await openMenu(page)
  await page.getByRole('button', { name: 'Move my seat' }).click()
  const link = await readMovingLink(page)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Spy Alley Dice' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /Hold to read/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to (Anna|Cara)/ })).toBeVisible()
  const names = page.getByRole('list', { name: 'Who else may take it' }).getByRole('button')
  await expect(names.filter({ hasText: 'Bert' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to (Anna|Cara)/ })).toBeVisible()
  await holdOpen(page)
  await openMenu(page)
  await page.getByRole('button', { name: 'Leave the house' }).click()
  await page.getByRole('button', { name: 'Leave for good?' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to (Anna|Cara)/ })).toBeVisible()
  await expect(names.filter({ hasText: /Anna|Cara/ })).toHaveCount(0)
  await expect(phone.locator('.history-line')).toHaveText(/A bot plays for (Anna|Cara) now\./)
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Leave the house' })).toBeVisible() // one person is left, and needs no curtain
})

test('a passed device is filled, opened and handed on by keyboard alone', async ({ page }) => {
  await openHouse(page, 'Anna', game)
  await page.getByRole('button', { name: 'Someone else plays on this device' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Your name').focus()
  await page.keyboard.type('Bert')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start with 2' }).focus()
  await page.keyboard.press('Enter')
  await expectCurtainFor(page, 'Anna')
  await expect(page.getByRole('heading', { level: 2, name: 'Hand it to Anna' })).toBeFocused()
  for (
    let tabs = 0;
    tabs < 8 && !(await page.getByRole('button', { name: /hold to open/ }).evaluate((element) => element === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // a short press opens nothing
  await expectCurtainFor(page, 'Anna')
  await page.keyboard.down(' ')
  await expect(page.getByRole('button', { name: 'Hand on' })).toBeVisible()
  await page.keyboard.up(' ')
  await page.getByRole('button', { name: 'Hand on' }).focus()
  await page.keyboard.press('Enter')
  await expectCurtainFor(page, 'Bert')
  await expect(page.getByRole('heading', { level: 2, name: 'Hand it to Bert' })).toBeFocused()
})

test('every screen of a passed device is free of barriers and fits 320 pixels, a phone on its side and large letters', async ({ page }) => {
  const sizes = [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
    { width: 820, height: 1180 },
  ]
  const expectUsable = async (where: string) => {
    await expectNoBarriers(page, where)
    const usualSize = page.viewportSize()!
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page, `${where} at ${size.width}`)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, `${where}, large letters`)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize(usualSize)
  }
  await openHouse(page, 'Maximiliane-Sophie', game)
  await page.getByRole('button', { name: 'Someone else plays on this device' }).click()
  await expectUsable('somebody else')
  await page.keyboard.press('Escape')
  await addPerson(page, 'Bert')
  await addPerson(page, 'دانا')
  await expectUsable('house')
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to/ })).toBeVisible()
  await expectUsable('curtain')
  await page.getByRole('button', { name: 'See the table' }).click()
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible()
  await expectUsable('open table')
  await takeAs(page, 'Bert')
  await expect(page.locator('.folder')).not.toHaveCount(0)
  await expectUsable('held')
  await handOn(page)
})
