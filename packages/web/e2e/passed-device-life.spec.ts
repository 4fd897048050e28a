// The life of a passed device: mixed with phones, a TV and a bot; put away, loaded anew, a seat that moves from it, one that is
// left; by keyboard alone, without barriers, small, on its side and with large letters.
import { expect, type Page } from '@playwright/test'
import { comeIn, expectNoBarriers, expectNoSidewaysScroll, hurriedContext, movingLink, openHouse } from './house.ts'
import { untilChanged } from './moves.ts'
import { addPerson, CurtainWatch, curtainFor, handOn, holdOpen, isHeld, isOver, passOn, setOptions, takeAs } from './passed.ts'
import { playTopSecret } from './passed-players.ts'
import { isDeep, test } from './test.ts'

const game = 'spy-alley-dice'
const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu of the table' })
const secretsIn = (page: Page) => page.locator('.folder, .paper')

/** The screen is locked, or another app is in front; then it is back. */
async function putAway(page: Page): Promise<void> {
  const become = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await become('hidden')
  await expect(secretsIn(page)).toHaveCount(0)
  await become('visible')
}

/** Anna and Bert on one device, in a game: the curtain is before it. */
async function twoOnOne(page: Page): Promise<string> {
  const code = await openHouse(page, 'Anna', game)
  await addPerson(page, 'Bert')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await curtainFor(page, 'Anna')
  return code
}

test('a TV, two phones, one passed device with two seats and a bot play one game', async ({ page, browser }) => {
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
  await mara.getByRole('button', { name: '+ Bot' }).click()
  await setOptions(mara, { 'Time to read a card': 'none' })
  await mara.getByRole('button', { name: 'Start with 5' }).click()
  await expect(tv.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Top Secret' })).toBeVisible()
  const least = isDeep ? 8 : 2
  const isEnough = () => !isDeep && watch.curtains >= least
  for (let moved = Date.now(); !isEnough() && !(await isOver(mara)) && Date.now() - moved < 90_000; ) {
    const busy = [await playTopSecret(mara), await playTopSecret(noor), await passOn(device, watch, playTopSecret)].includes(true)
    if (busy) moved = Date.now()
    else await untilChanged(mara, noor, device)
  }
  if (isDeep) for (const tab of [mara, noor, device]) await expect(tab.getByRole('heading', { name: 'Debrief' })).toBeVisible()
  await expect(mara.getByText(/is away|away$/)).toHaveCount(0)
  expect(watch.curtains).toBeGreaterThanOrEqual(least)
  watch.expectNothingSecret()
})

test('loaded anew, put away or left alone, it opens at the curtain, and never at a secret', async ({ page }) => {
  await page.clock.install()
  await twoOnOne(page)
  await page.reload()
  await curtainFor(page, 'Anna')
  await holdOpen(page)
  await expect(secretsIn(page)).not.toHaveCount(0)
  await page.reload()
  await curtainFor(page, 'Bert') // Anna has had it
  await expect(secretsIn(page)).toHaveCount(0)

  await holdOpen(page)
  await expect(secretsIn(page)).not.toHaveCount(0)
  await putAway(page)
  await curtainFor(page, 'Anna')
  await expect(secretsIn(page)).toHaveCount(0)

  await holdOpen(page)
  await page.clock.fastForward(89_000)
  expect(await isHeld(page)).toBe(true)
  await page.clock.fastForward(2000)
  await curtainFor(page, 'Bert')
  await expect(secretsIn(page)).toHaveCount(0)
})

test('whoever had it taken away unread is called to read again, before the clock can start', async ({ page }) => {
  await openHouse(page, 'Anna', 'spyfall-2')
  for (const name of ['Bert', 'Cara']) await addPerson(page, name)
  await setOptions(page, { 'First dealer': 'Anna' })
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await curtainFor(page, 'Bert')
  await holdOpen(page)
  await putAway(page)
  await curtainFor(page, 'Cara')
  await holdOpen(page)
  await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await handOn(page)
  await curtainFor(page, 'Bert')
  await holdOpen(page)
  await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await handOn(page)
  await curtainFor(page, 'Anna')
})

test('a seat moves from it to a phone while it is held, and the rest go on; one leaves, and a bot plays on', async ({ page, browser }) => {
  await openHouse(page, 'Anna', game)
  for (const name of ['Bert', 'Cara', 'Dora']) await addPerson(page, name)
  await page.getByRole('button', { name: 'Start with 4' }).click()
  await curtainFor(page, 'Anna')
  // In nobody's hands: whoever leaves is named.
  await menuOf(page).click()
  await page.getByRole('button', { name: 'People and seats' }).waitFor()
  await expect(page.getByRole('button', { name: 'Leave the house' })).toHaveCount(0)
  await page.getByRole('button', { name: 'People and seats' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Dora/ }).click()
  await page.getByRole('button', { name: 'Dora leaves the house' }).click()
  await page.getByRole('button', { name: 'Leave for good?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name: 'Dora' })).toHaveCount(0)
  await curtainFor(page, 'Anna')
  await page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name: 'Bert' }).click()
  await curtainFor(page, 'Bert')
  await holdOpen(page)
  await menuOf(page).click()
  await page.getByRole('button', { name: 'Move my seat' }).click()
  const link = await movingLink(page)
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
  await menuOf(page).click()
  await page.getByRole('button', { name: 'Leave the house' }).click()
  await page.getByRole('button', { name: 'Leave for good?' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to (Anna|Cara)/ })).toBeVisible()
  await expect(names.filter({ hasText: /Anna|Cara/ })).toHaveCount(0)
  await expect(phone.locator('.history-line')).toHaveText(/A bot plays for (Anna|Cara) now\./)
  await menuOf(page).click()
  await expect(page.getByRole('button', { name: 'Leave the house' })).toBeVisible() // whoever is left alone
})

test('whoever closed the tab comes back to all their seats at once', async ({ page, context }) => {
  const code = await twoOnOne(page)
  await page.close()
  const again = await context.newPage()
  await again.goto(`/t/${code}`)
  await again.getByRole('button', { name: 'All 2, on this device' }).click()
  await expect(again.getByRole('heading', { level: 2, name: /^Hand it to/ })).toBeVisible()
})

test('by keyboard alone', async ({ page }) => {
  await openHouse(page, 'Anna', game)
  await page.getByRole('button', { name: 'Someone else plays on this device' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Your name').focus()
  await page.keyboard.type('Bert')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start with 2' }).focus()
  await page.keyboard.press('Enter')
  await curtainFor(page, 'Anna')
  await expect(page.getByRole('heading', { level: 2, name: 'Hand it to Anna' })).toBeFocused()
  for (
    let tabs = 0;
    tabs < 8 && !(await page.getByRole('button', { name: /hold to open/ }).evaluate((element) => element === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // a short press opens nothing
  await curtainFor(page, 'Anna')
  await page.keyboard.down(' ')
  await expect(page.getByRole('button', { name: 'Hand on' })).toBeVisible()
  await page.keyboard.up(' ')
  await page.getByRole('button', { name: 'Hand on' }).focus()
  await page.keyboard.press('Enter')
  await curtainFor(page, 'Bert')
  await expect(page.getByRole('heading', { level: 2, name: 'Hand it to Bert' })).toBeFocused()
})

test('every screen of it without barriers, at 320 pixels, on its side and with large letters', async ({ page }) => {
  const sizes = [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
    { width: 820, height: 1180 },
  ]
  const look = async (where: string) => {
    await expectNoBarriers(page, where)
    const size = page.viewportSize()!
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page, `${where} at ${size.width}`)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page, `${where}, large letters`)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize(size)
  }
  await openHouse(page, 'Maximiliane-Sophie', game)
  await page.getByRole('button', { name: 'Someone else plays on this device' }).click()
  await look('somebody else')
  await page.keyboard.press('Escape')
  await addPerson(page, 'Bert')
  await addPerson(page, 'دانا')
  await look('house')
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Hand it to/ })).toBeVisible()
  await look('curtain')
  await page.getByRole('button', { name: 'See the table' }).click()
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible()
  await look('open table')
  await takeAs(page, 'Bert')
  await expect(page.locator('.folder')).not.toHaveCount(0)
  await look('held')
  await handOn(page)
})
