// Bots in the lobby and in practice: who is added, their level for the table and for one of them, their faces, and what everybody may know of them.
import { expect } from '@playwright/test'
import { comeIn, expectUsable, openHouse, openMenu } from './house.ts'
import { test } from './test.ts'

test('the host chooses how well bots play, and everybody reads who they are', async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara', 'top-secret')
  await page.getByRole('button', { name: 'Fill with bots: 2 more' }).click()
  await page.getByRole('button', { name: 'Magpie, bot, bold, normal' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Moves first, thinks on the way.')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'For Top Secret, everybody knows' })).toBeVisible()
  await sheet.getByRole('radio', { name: 'Hard' }).check()
  await expect(sheet.getByText('The best we have.')).toBeVisible()
  await expectUsable(page, 'sheet of a bot')
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Magpie, bot, bold, hard' })).toBeVisible()
  await expectUsable(page, 'lobby with bots')

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Bots play').selectOption('Easy')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /bot, .*easy/ })).toHaveCount(2)

  const noor = await comeIn(await browser.newContext(), code, 'Noor')
  await noor.getByRole('button', { name: 'Magpie, bot, bold, easy' }).click()
  await expect(noor.getByRole('heading', { name: 'How well it plays: Easy' })).toBeVisible()
  await expect(noor.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
})

test('the host adds several bots at once, chosen by their faces or for every free chair, all of one level', async ({ page }) => {
  await openHouse(page, 'Mara', 'spy-alley-dice')
  const sheet = page.getByRole('dialog', { name: 'Who joins you?' })
  const add = sheet.getByRole('button', { name: /^Add/ })
  await test.step('two chosen ones', async () => {
    await page.getByRole('button', { name: '+ Bot' }).click()
    await expect(sheet.getByText('5 chairs are free. 0 chosen.')).toBeVisible()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    for (const bot of ['Wren chatty', 'Badger careful', 'Hare chatty', 'Hare chatty']) await sheet.getByRole('button', { name: bot }).click()
    await expect(sheet.getByRole('button', { pressed: true })).toHaveText([/Wren/, /Badger/])
    await sheet.getByRole('radio', { name: 'Hard' }).check()
    await expectUsable(page, 'sheet that adds bots')
    await sheet.getByRole('button', { name: 'Add 2' }).click()
    await expect(page.getByRole('button', { name: 'Wren, bot, chatty, hard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Badger, bot, careful, hard' })).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })
  await test.step('one for every free chair', async () => {
    await page.getByRole('button', { name: '+ Bot' }).click()
    await expect(sheet.getByRole('button', { name: 'Wren' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Hare' }).click()
    await sheet.getByRole('radio', { name: 'Easy' }).check()
    await sheet.getByRole('button', { name: 'Fill all 3' }).click()
    await expect(page.getByRole('button', { name: /bot, .*easy/ })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Hare, bot, chatty, easy' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start with 6' })).toBeVisible()
  })
})

test('practice is played at the level that is chosen on the front page, and one bot gets another between matches', async ({ page }) => {
  const sheet = page.getByRole('dialog')
  const close = () => sheet.getByRole('button', { name: 'Close' }).last().click()
  const openMagpie = async () => {
    await openMenu(page)
    await sheet.getByRole('button', { name: 'People and seats' }).click()
    await sheet.getByRole('button', { name: 'Magpie' }).click()
  }
  await page.goto('/')
  const levels = page.getByRole('group', { name: 'Practise against' })
  await expect(levels.getByRole('radio', { name: 'Easy' })).toBeChecked()
  await levels.getByRole('radio', { name: 'Hard' }).check()
  await expect(page.getByText('The best we have.')).toBeVisible()
  await page.getByRole('button', { name: 'Practise Top Secret against bots' }).click()

  await test.step('during a match its level is read, and not changed', async () => {
    await openMagpie()
    await expect(sheet.getByRole('heading', { name: 'How well it plays: Hard' })).toBeVisible()
    await expect(sheet.getByText('You can change it when this game is over.')).toBeVisible()
    await expect(sheet.getByRole('radio')).toHaveCount(0)
    await close()
    await close()
  })
  await test.step('after it one bot becomes easy, for the next match', async () => {
    await openMenu(page)
    await sheet.getByRole('button', { name: 'End game' }).click()
    await sheet.getByRole('button', { name: /^End it for all/ }).click()
    await page.getByRole('button', { name: 'Magpie, bot, bold, hard' }).click()
    await sheet.getByRole('radio', { name: 'Easy' }).check()
    await close()
    await expect(page.getByRole('button', { name: 'Magpie, bot, bold, easy' })).toBeVisible()
    await expect(page.getByRole('button', { name: /bot, .*hard/ })).toHaveCount(3)
    await page.getByRole('button', { name: /^Start with/ }).click()
    await openMagpie()
    await expect(sheet.getByRole('heading', { name: 'How well it plays: Easy' })).toBeVisible()
  })
  await page.goto('/')
  await expect(levels.getByRole('radio', { name: 'Hard' }), 'the device remembers it').toBeChecked()
})
