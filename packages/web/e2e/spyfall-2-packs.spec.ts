// Places that a host wrote: field by field with mistakes pointed at, played at a table by people and bots, saved as a file.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { addBots, expectNoBarriers, expectNoSidewaysScroll, openHouse, setOptions } from './house.ts'
import { press } from './spyfall.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 320, height: 640 }, actionTimeout: 20_000 })

const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').getByRole('button', { name })
const places = [
  { name: 'Tram depot', roles: ['Driver', 'Cleaner'] },
  { name: 'Fish auction', roles: ['Buyer', 'Cat'] },
]

async function writePack(page: Page): Promise<void> {
  await row(page, /New pack for Spyfall 2/).click()
  await page.getByLabel('Name of the pack').fill('Harbour nights')
  await page.getByLabel('Roles in every place').selectOption('2')
  for (const [i, place] of places.entries()) {
    // A place that is not written yet is a link in the list; where there is none, the row "Another place" adds one.
    const link = page.getByRole('link', { name: /not written yet/ }).first()
    await link.or(row(page, 'Another place')).first().waitFor()
    await ((await link.isVisible()) ? link : row(page, 'Another place')).click()
    await page.getByLabel('Place', { exact: true }).fill(place.name)
    await page.getByLabel('Role 1').fill(place.roles[0]!)
    if (i === 0) await expectDuplicateRoleIsPointedOut(page)
    await page.getByLabel('Role 2').fill(place.roles[1]!)
    await page.getByRole('button', { name: 'Done' }).click()
  }
}
async function expectDuplicateRoleIsPointedOut(page: Page): Promise<void> {
  await page.getByLabel('Role 2').fill('driver ')
  await expect(page.getByLabel('Role 2')).toHaveAccessibleDescription('The same as number 1. Each one once.')
  await expectNoBarriers(page, 'a place with a mistake')
}

test('a pack of places is written, played with bots, and saved as a file', async ({ page }) => {
  await openHouse(page, 'Mara', 'spyfall-2')
  await addBots(page, 2)
  await page.getByRole('button', { name: 'Options' }).click()
  await row(page, 'Write packs').click()
  await writePack(page)

  const saving = page.waitForEvent('download')
  await row(page, /Save as a file/).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('harbour-nights.spyfall-2.json')
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    format: 'spyfall-2 pack 1',
    name: 'Harbour nights',
    rolesEach: 2,
    places,
  })
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Harbour nights').check()
  // Lamplight is the built-in pack that is chosen by default. Without it, only the two places of the new pack are left.
  await page.getByLabel('Lamplight').uncheck()
  await expect(page.getByText('There are 2 places: not enough for so many rounds.')).toBeVisible()
  await expectNoSidewaysScroll(page, 'options with packs')
  await expectNoBarriers(page, 'options with packs')
  await page.getByRole('button', { name: 'Done' }).click()
  await setOptions(page, { Rounds: '1', 'First dealer': 'Mara' })
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(page.getByRole('list', { name: 'Places' })).toHaveText(/Tram depot.*Fish auction/)
  await page.getByRole('button', { name: /Your file/ }).focus()
  // The folder shows the card only while Space is held.
  await page.keyboard.down(' ')
  await expect(page.locator('.spy-card')).toContainText(/Tram depot|Fish auction|The spy in their midst/)
  await expectNoSidewaysScroll(page, 'a card of one’s own pack')
  await page.keyboard.up(' ')
  await expect(page.locator('.spy-card')).toHaveCount(0)
  await press(page, 'Start the clock')
})
