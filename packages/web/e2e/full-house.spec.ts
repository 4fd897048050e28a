// A server of its own that takes one connection and asks for a key: whoever may not open a house, and whoever comes when it is full, is told so
// in one sentence of their language, and can try again.
import { type Browser, expect, type Page } from '@playwright/test'
import { de } from '../src/i18n/de.ts'
import { en } from '../src/i18n/en.ts'
import { nl } from '../src/i18n/nl.ts'
import { expectNoBarriers } from './house.ts'
import { setUpOwnServer } from './own-server.ts'
import { test } from './test.ts'

const key = 'open-sesame'
const server = setUpOwnServer({ CREATE_KEY: key, MAX_CONNECTIONS: '1' })

async function openCreatePage(browser: Browser, language: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript((chosen) => localStorage.setItem('safehouse.language', chosen), language)
  await page.goto(`${server.origin}/open`)
  return page
}

test('a house is opened with its key alone, which the device remembers; who comes when it is full hears that', async ({ browser }) => {
  const anna = await openCreatePage(browser, 'en')
  await anna.getByLabel(en.create.key).fill('open-sesam')
  await anna.getByLabel(en.name.label).fill('Anna')
  await anna.getByRole('button', { name: en.create.open }).click()
  await expect(anna.locator('#name-wrong')).toHaveText(en.errors.wrongKey())
  await expectNoBarriers(anna, 'the door with a key')
  await anna.getByLabel(en.create.key).fill(key)
  await anna.getByRole('button', { name: en.create.open }).click()
  await anna.waitForURL(/\/t\/\w{4}$/)
  await expect(anna.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible()
  expect(await anna.evaluate(() => localStorage.getItem('safehouse.createKey'))).toBe(key)

  for (const [language, words] of Object.entries({ en, nl, de })) {
    const late = await openCreatePage(browser, language)
    await late.getByLabel(words.create.key).fill(key)
    await late.getByLabel(words.name.label).fill('Bram')
    await late.getByRole('button', { name: words.create.open }).click()
    await expect(late.locator('#name-wrong')).toHaveText(words.errors.serverFull())
    await late.goto(anna.url())
    await late.getByLabel(words.name.label).fill('Bram')
    await late.getByRole('button', { name: words.join.come }).click()
    await expect(late.locator('#name-wrong')).toHaveText(words.errors.serverFull())
  }
})
