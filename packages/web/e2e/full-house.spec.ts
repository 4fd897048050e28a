// A server of its own that has one place and a key: whoever may not open a house, and whoever comes when it is full, is told so
// in one sentence of their language, and can try again.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { nl } from '../src/words/nl.ts'
import { expectNoBarriers } from './house.ts'

const program = fileURLToPath(new URL('../../cli/bin/safehouse.js', import.meta.url))
const key = 'open-sesame'
let server: ChildProcess
let origin = ''
let folder = ''

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-full-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SAFEHOUSE_DATA: folder, CREATE_KEY: key, MAX_CONNECTIONS: '1' }
  server = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  origin = await new Promise((found) => {
    let said = ''
    server.stdout?.on('data', (text) => {
      said += text
      const port = /http:\/\/localhost:(\d+)/.exec(said)
      if (port) found(`http://127.0.0.1:${port[1]}`)
    })
  })
})
test.afterAll(() => {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function atTheDoor(browser: Browser, language: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript((chosen) => localStorage.setItem('safehouse.language', chosen), language)
  await page.goto(`${origin}/open`)
  return page
}

test('a house is opened with its key alone, which the device remembers; who comes when it is full hears that', async ({ browser }) => {
  const anna = await atTheDoor(browser, 'en')
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
    const late = await atTheDoor(browser, language)
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
