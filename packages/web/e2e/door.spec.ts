// The door of a table: seven people at a game for six, who sits out in turn, and a knock at a locked door that the host hears.
import { expect } from '@playwright/test'
import { comeIn, expectNoBarriers, openHouse, openMenu } from './house.ts'
import { test } from './test.ts'

test('the seventh friend gets a chair, and the lobby says who sits out', async ({ page, context }) => {
  const code = await openHouse(page, 'Mara')
  for (const name of ['Noor', 'Jonas', 'Teo', 'Ada', 'Bram']) {
    const joined = await page.request.post(`/api/tables/${code}/seats`, { data: { name } })
    expect(joined.status()).toBe(201)
  }
  const sam = await comeIn(context, code, 'Sam')
  await expect(page.getByText('6 play. Sam sits out, and plays the next one.')).toBeVisible()
  await expect(sam.getByText('6 play. Sam sits out, and plays the next one.')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('button', { name: /Spy Alley Dice.*about \d+ minutes.*6 play, 1 sits out/s })).toBeVisible()
  await expect(page.getByRole('button', { name: /CIA vs. KGB.*All 7 play/s })).toBeVisible()
  await expectNoBarriers(page, 'choose a game for seven')
  await page.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Start with 6' }).click()
  await expect(page.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
})
test('the host hears a knock at the locked door, and one press lets the guest in', async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara')
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/t/${code}`)
  await expect(guest.getByRole('button', { name: 'Come in' })).toBeVisible()
  await openMenu(page)
  await page.getByLabel('Lock the door').check()
  await page.keyboard.press('Escape')
  await guest.getByLabel('Your name').fill('Sam')
  await guest.getByRole('button', { name: 'Knock' }).click() // the door noticed by itself that it is locked
  await expect(guest.getByRole('heading', { name: 'You have knocked.' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Sam knocks')
  await expectNoBarriers(page, 'lobby with a knock')
  await expectNoBarriers(guest, 'door after a knock')
  await page.getByRole('button', { name: 'Let in' }).click()
  await expect(guest.getByRole('listitem').filter({ hasText: 'Sam' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a wrong code leads to a page with the field for it, filled but for the last letter, and whoever joins sees the lobby before the connection opens', async ({
  page,
  browser,
}) => {
  const code = await openHouse(page, 'Mara')
  const guest = await (await browser.newContext()).newPage()
  await guest.routeWebSocket(/\/api\/live/, () => {}) // a connection that never says anything
  await test.step('a wrong code leads to a page with the field for it, filled but for the last letter', async () => {
    const wrong = code.slice(0, 3) + (code.endsWith('2') ? '3' : '2')
    await guest.goto(`/t/${wrong}`)
    await expect(guest.getByRole('heading', { name: 'There is no house with this code.' })).toBeVisible()
    const field = guest.getByLabel('Code of the house')
    await expect(field).toHaveValue(code.slice(0, 3))
    await expect(guest.getByText('Code of the house', { exact: true })).toBeVisible()
    await expectNoBarriers(guest, 'no such house')
    await field.fill(code)
    await guest.getByRole('button', { name: 'Knock' }).click()
    await expect(guest.getByRole('button', { name: 'Come in' })).toBeVisible()
  })
  await test.step('a person who joins sees the lobby at once, from the answer to the request, before the connection opens', async () => {
    await guest.getByLabel('Your name').fill('Sam')
    await guest.getByRole('button', { name: 'Come in' }).click()
    for (const name of ['Mara', 'Sam']) await expect(guest.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  })
})
