// A thumb that opened a curtain or a folder presses nothing that appears beneath it.
import { type CDPSession, expect, type Locator } from '@playwright/test'
import { openHouse, setOptions, startWithBots } from './house.ts'
import { addPerson, expectCurtainFor, handOn, holdOpen } from './passed.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Puts a finger on the middle of an element; answers with a function that lifts it again. */
async function touch(device: CDPSession, target: Locator): Promise<() => Promise<void>> {
  const box = (await target.boundingBox())!
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  return async () => void (await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
}

test('the press that opens a curtain does nothing else: not by a finger, not by a mouse, not by a key that is still held', async ({ page }) => {
  await openHouse(page, 'Anna', 'spyfall-2')
  for (const name of ['Bert', 'Cara']) await addPerson(page, name)
  await setOptions(page, { Rounds: '1', 'First dealer': 'Anna' })
  await page.getByRole('button', { name: /^Start with/ }).click()
  for (const name of ['Bert', 'Cara']) {
    await expectCurtainFor(page, name)
    await holdOpen(page)
    await handOn(page)
  }
  const opener = page.getByRole('button', { name: 'I am Anna: hold to open' })
  const start = page.getByRole('button', { name: 'Start the clock' })
  await expectCurtainFor(page, 'Anna')
  const expectClockStill = async () => {
    await page.waitForTimeout(700) // a late click would have come, and the server would have answered it
    await expect(start).toBeVisible()
  }

  const lift = await touch(await page.context().newCDPSession(page), opener)
  await expect(start).toBeVisible()
  await lift()
  await expectClockStill()
  await handOn(page)

  await expectCurtainFor(page, 'Anna')
  await opener.hover()
  await page.mouse.down()
  await expect(start).toBeVisible()
  await page.mouse.up()
  await expectClockStill()
  await handOn(page)

  await expectCurtainFor(page, 'Anna')
  await opener.focus()
  await page.keyboard.down('Enter')
  await expect(start).toBeVisible()
  await start.focus()
  await page.keyboard.down('Enter') // the key repeats while it is held
  await page.keyboard.up('Enter')
  await expectClockStill()

  // A new press counts, without a pause.
  await start.tap()
  await expect(page.getByRole('timer', { name: 'Time left in this round' })).toBeVisible()
})

test('the press that opens a folder presses nothing where the folder was', async ({ page }) => {
  await openHouse(page, 'Anna')
  await startWithBots(page)
  const cover = page.getByRole('button', { name: /Hold to read/ }).first()
  await expect(cover).toBeVisible()
  const lift = await touch(await page.context().newCDPSession(page), cover)
  await expect(page.locator('.folder .paper')).toBeVisible()
  // Something else takes the folder's place while the finger lies on it.
  const newButton = await page.evaluateHandle(() => {
    const button = document.createElement('button')
    button.style.cssText = 'position: fixed; inset: 0; z-index: 99'
    button.onclick = () => button.append('pressed')
    document.body.append(button)
    for (const folder of document.querySelectorAll('.folder')) folder.remove()
    return button
  })
  await lift()
  await page.waitForTimeout(300)
  expect(await newButton.evaluate((button) => button.textContent)).toBe('')
  await page.waitForTimeout(300)
  await page.touchscreen.tap(180, 300)
  expect(await newButton.evaluate((button) => button.textContent)).toBe('pressed')
})
