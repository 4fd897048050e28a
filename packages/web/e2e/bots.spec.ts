// Bots in the lobby: their level for the table and for one of them, their faces, and what everybody may know of them.
import { expect } from '@playwright/test'
import { comeIn, expectUsable, openHouse } from './house.ts'
import { test } from './test.ts'

test('the host chooses how well bots play, and everybody reads who they are', async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara', 'top-secret')
  await page.getByRole('button', { name: 'Fill with bots: 2 more' }).click()
  await page.getByRole('button', { name: 'Magpie, bot, normal' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Moves first, thinks on the way.')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'For Top Secret, everybody knows' })).toBeVisible()
  await sheet.getByRole('radio', { name: 'Hard' }).check()
  await expect(sheet.getByText('The best we have.')).toBeVisible()
  await expectUsable(page, 'sheet of a bot')
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Magpie, bot, hard' })).toBeVisible()
  await expectUsable(page, 'lobby with bots')

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Bots play').selectOption('Easy')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /bot, easy/ })).toHaveCount(2)

  const noor = await comeIn(await browser.newContext(), code, 'Noor')
  await noor.getByRole('button', { name: 'Magpie, bot, easy' }).click()
  await expect(noor.getByRole('heading', { name: 'How well it plays: Easy' })).toBeVisible()
  await expect(noor.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
})
