// Packs that people write: written and corrected field by field, carried in a file to another browser, and played at a table.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectUsable, openHouse } from './house.ts'
import { waitForAnswers } from './secret.ts'
import { test } from './test.ts'

const questionsOf = (n: number) => ({ yellow: `Is this the yellow question ${n}?`, blue: `Is this the blue question ${n}?` })
const deck = { format: 'top-secret pack 1', id: 'our-street', name: 'Our street', cards: Array.from({ length: 9 }, (_, n) => [questionsOf(n + 1)]) }
const row = (page: Page, name: string | RegExp) => page.getByRole('listitem').getByRole('button', { name })

test('a deck is written field by field, its mistakes are at their fields, and a file carries it to another browser', async ({ page, browser }) => {
  await page.goto('/packs')
  await expect(page.getByRole('heading', { name: 'Packs of your own' })).toBeVisible()
  await expectUsable(page, 'no packs yet')
  await row(page, /New deck for Top Secret/).click()
  await expectUsable(page, 'a new pack')
  await expect(page.getByText('1 field to fill in', { exact: true })).toBeVisible()
  await expect(page.getByText(/mistake/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Next empty field' }).click()
  await expect(page.getByLabel('Name of the pack')).toBeFocused()
  await page.keyboard.type('Our street')

  await page.getByRole('button', { name: 'Next empty field' }).click()
  await expect(page.getByLabel('Question for Yellow')).toBeFocused()
  await page.keyboard.type('x'.repeat(91))
  await expect(page.getByLabel('Question for Yellow')).toHaveAccessibleDescription(/Too long. At most 90 letters fit./)
  await page.getByLabel('Question for Yellow').fill('Did you sleep well?')
  await page.getByRole('button', { name: 'Next empty field' }).click()
  await expect(page.getByLabel('Question for Blue')).toBeFocused()
  await page.keyboard.type('Is it late?')
  await page.getByLabel('Help the bots guess').check()
  await page.getByLabel('Yellow, of 100').fill('130')
  await expect(page.getByLabel('Yellow, of 100')).toHaveAccessibleDescription('A whole number from 0 to 100.')
  await expectUsable(page, 'a card with a mistake')
  await page.getByLabel('Yellow, of 100').fill('40')
  await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.reload()
  await expect(page.getByRole('link', { name: /Did you sleep well/ })).toBeVisible()
  const saving = page.waitForEvent('download')
  await row(page, /Save as a file/).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('our-street.top-secret.json')
  const saved: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))
  const cards = [[{ yellow: 'Did you sleep well?', blue: 'Is it late?', rates: { yellow: 40, blue: 50 } }]]
  expect(saved).toMatchObject({ format: 'top-secret pack 1', name: 'Our street', cards })

  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await elsewhere.goto('/packs/bring')
  await elsewhere.getByLabel('Choose a file').setInputFiles(await file.path())
  await expect(elsewhere.getByText('“Our street”, 1 card. No mistakes.')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Bring it in' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Our street' })).toBeVisible()
})

test('a pasted pack is checked line by line, for Spyfall as for Top Secret', async ({ page }) => {
  await page.goto('/packs/bring')
  const text = page.getByLabel('The text of the pack')
  await text.fill('{\n  "format": "spyfall-2 pack 1",\n  "places": [,\n')
  await expect(page.getByRole('button', { name: /^Line 3 This cannot be read from here on/ })).toBeVisible()

  const harbour = { format: 'spyfall-2 pack 1', id: 'harbour', name: 'Harbour nights', rolesEach: 2 }
  const places = [
    { name: 'Tram depot', roles: ['Driver', 'driver'] },
    { name: 'Fish auction', roles: ['Buyer', ''] },
  ]
  await text.fill(JSON.stringify({ ...harbour, places }, null, 1))
  await expect(page.getByText('2 mistakes')).toBeVisible()
  await page.getByRole('button', { name: 'Bring it in' }).click({ force: true }) // it is dimmed, and says why when it is pressed
  await expect(page.getByText('Correct the mistakes first.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Line 11 The same as number 1. Each one once. place 1, role 2$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Line 18 Empty. Write something here. place 2, role 2$/ }).click()
  await expect(text).toBeFocused()
  await expectUsable(page, 'bringing a pack in')
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('""')

  await text.fill(
    JSON.stringify({
      ...harbour,
      places: [
        { ...places[0], roles: ['Driver', 'Cleaner'] },
        { ...places[1], roles: ['Buyer', 'Cat'] },
      ],
    }),
  )
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await page.getByRole('link', { name: /Fish auction/ }).click()
  await page.getByLabel('Role 2').fill(' BUYER')
  await expect(page.getByLabel('Role 2')).toHaveAccessibleDescription('The same as number 1. Each one once.')
  await expectUsable(page, 'a place with a mistake')
  await page.getByLabel('Role 2').fill('Cat')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Roles in every place').selectOption('3')
  await expect(page.getByText(/2 more, the next in place 1, role 3/)).toBeVisible()
})

test('a table plays with the deck of its host alone, and says so while it has too few cards', async ({ page }) => {
  await page.addInitScript(
    ([whole, short]) => localStorage.setItem('safehouse.packs', JSON.stringify([whole, short])),
    [deck, { ...deck, id: 'short', name: 'Short', cards: deck.cards.slice(0, 2) }],
  )
  await openHouse(page, 'Mara', 'top-secret')
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Short').check()
  await page.getByLabel('The kitchen table').uncheck()
  await expect(page.getByText('A game needs 9 cards. These decks have 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start with 3' }).click({ force: true }) // dimmed, and says why
  await expect(page.getByText('A game needs 9 cards. These decks have 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Short').uncheck()
  await page.getByLabel('Our street').check()
  await expect(page.getByRole('dialog').getByText('A game needs 9 cards.')).toBeHidden()
  await expectUsable(page, 'options with decks')
  await page.getByLabel('Time to read a card').selectOption('1 second')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await waitForAnswers(page)
  await expect(page.getByText(/^Is this the yellow question \d\?$/)).toBeVisible()
})
