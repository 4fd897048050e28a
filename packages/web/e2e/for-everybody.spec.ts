// Screen readers, switches, headphones and high contrast: files open by a click without a pointer, "Press, press again" can be chosen
// before the first file, secrets are said aloud only to headphones, and results, dice and countdowns are announced.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, openHouse, openMenu } from './house.ts'
import { addPerson, expectCurtainFor } from './passed.ts'
import { draw, kgbOptions, type SceneOf, SceneServer } from './scene.ts'
import { spyfallScene } from './spyfall-scenes.ts'

const now = Date.now()
const later = now + 3_600_000
const circle: SceneOf<'cia-vs-kgb'> = {
  title: 'circle',
  game: 'cia-vs-kgb',
  options: { ...kgbOptions, decisionSeconds: 300 },
  people: 6,
  feed: [
    [
      { kind: 'dealt', dealer: 1, at: now - 90_000, until: later },
      { kind: 'cardDealt', side: 'kgb' },
    ],
  ],
}
/** Where screen readers hear what happened. */
const announcements = 'div.unseen[role=log]'

test('a click without a pointer opens and shuts a file, and a clock that runs out is announced; twelve marks and high contrast stay visible', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('a click without a pointer opens a file to be held, a second one shuts it, and the focus comes back to it', async () => {
    await server.show(circle)
    const cover = page.locator('.folder-cover').first()
    await cover.focus()
    await cover.dispatchEvent('click')
    await expect(page.locator('.paper')).toBeFocused()
    await expect(page.locator('.paper')).toContainText('KGB')
    await cover.dispatchEvent('click')
    await expect(page.locator('.paper')).toHaveCount(0)
    await expect(cover).toBeFocused()
  })
  await test.step('a clock that runs out is announced ten seconds before its end', async () => {
    const until = Date.now() + 13_000
    const dealt = [{ kind: 'dealt', dealer: 1, at: now - 90_000, until } as const, { kind: 'cardDealt', side: 'kgb' } as const]
    await server.show({ ...circle, feed: [dealt] })
    await expect(page.locator(announcements)).toContainText('10 seconds left')
  })
  await test.step('the eleventh and twelfth mark stand out from a lit window, and high contrast keeps what is chosen visible', async () => {
    await server.show({ ...spyfallScene('twelve and fifty places'), title: 'twelve' })
    const edge = await page.evaluate(() => {
      const ring = document.querySelector('.ring-edge')!
      const style = getComputedStyle(ring)
      return { stroke: style.stroke, width: Number.parseFloat(style.strokeWidth) }
    })
    expect(edge).toEqual({ stroke: 'rgb(10, 20, 27)', width: 7 })
    await page.emulateMedia({ forcedColors: 'active' })
    const bar = page.locator('.bar .button').first()
    expect(await bar.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe('0px')
  })
})

test('the winner of CIA vs. KGB is announced', async ({ page }) => {
  const server = await draw(page, circle)
  const cards = ['kgb', 'cia', 'kgb', 'cia', 'kgb', 'cia'] as const
  server.tell({ kind: 'ended', winner: 'kgb', ground: 'answersUsedUp', cards: [...cards], at: now })
  await draw(page, {
    ...circle,
    state: 'over',
    feed: [...circle.feed, [{ kind: 'ended', winner: 'kgb', ground: 'answersUsedUp', cards: [...cards], at: now }]],
  })
  await expect(page.locator(announcements)).toContainText(
    await page
      .locator('.verdict-file h2')
      .textContent()
      .then((text) => text!),
  )
})

test('secrets are in a live region only for people who wear headphones', async ({ page }) => {
  const server = await draw(page, circle)
  const spoken = () => page.locator('[role=status], [role=log], [aria-live]').allTextContents()
  server.tell({ kind: 'signalGot', from: 3, until: later })
  await expect(page.locator('.circle-line')).toContainText('signals')
  const cover = page.locator('.folder-cover').first()
  await cover.dispatchEvent('click')
  await expect(page.locator('.paper')).toContainText('KGB')
  expect((await spoken()).join(' ')).not.toMatch(/signals|KGB/)
  await cover.dispatchEvent('click')

  await openMenu(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('I wear headphones').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Secret: .*signals you/ })).toBeAttached()
  await cover.dispatchEvent('click')
  await expect(page.getByRole('status').filter({ hasText: 'KGB' })).toBeAttached()
  await cover.dispatchEvent('click')
  await expect(page.getByRole('status').filter({ hasText: 'KGB' })).toHaveCount(0)
})

test('“Press, press again” can be chosen on the front page and at the door, and the curtain opens without a pointer', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('Press, press again').check()
  expect(await page.evaluate(() => localStorage.getItem('safehouse.reading'))).toBe('press')
  await expectNoBarriers(page, 'front page')
  await page.getByLabel('Press, press again').uncheck()
  const code = await openHouse(page, 'Mara')
  const guest = await context.newPage()
  await guest.goto(`/t/${code}`)
  await guest.getByRole('toolbar').getByRole('button', { name: 'Someone else' }).click()
  await guest.getByLabel('Press, press again').check()
  await guest.getByLabel('Press, press again').uncheck()
  await guest.close()

  await addPerson(page, 'Noor')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expectCurtainFor(page, 'Mara')
  await page.getByRole('button', { name: /I am Mara: hold to open/ }).dispatchEvent('click')
  await expect(page.getByRole('button', { name: 'Mara holds this device. Hand on' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
