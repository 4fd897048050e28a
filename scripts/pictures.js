// `npm run pictures`: the pictures of docs/pictures, taken anew. Starts the server with a database of its own, lets Mara play
// Spy Alley Dice with two bots on a phone, with a TV in the room, and photographs both in mid-game.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { build } from './build.js'
import { chromium } from './chromium.js'
import { inRoot } from './workspace.js'

const port = process.env.PORT || '7117'
const origin = `http://127.0.0.1:${port}`
const folder = inRoot('docs', 'pictures')

/** @param {string} data */
async function startServer(data) {
  const server = spawn(process.execPath, [inRoot('packages', 'cli', 'bin', 'safehouse.js'), 'serve'], {
    env: { ...process.env, PORT: port, SAFEHOUSE_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    const answered = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answered?.ok) return server
    if (server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * Mara plays one turn, and then half a turn: alike dice kept and the others rolled once more.
 * @param {import('@playwright/test').Page} phone
 */
async function playToTheMiddle(phone) {
  const bar = phone.getByRole('toolbar')
  const press = (/** @type {string | RegExp} */ name) => bar.getByRole('button', { name }).click({ timeout: 2000 })
  const patience = Date.now() + 120_000
  for (let turns = 0; Date.now() < patience; ) {
    const offered = await bar.locator('button:not([aria-disabled=true])').allTextContents()
    const has = (/** @type {RegExp} */ label) => offered.some((one) => label.test(one))
    try {
      if (has(/^Roll all five$/)) await press('Roll all five')
      else if (has(/^Let it pass$/)) await press('Let it pass').then(() => press('Sure?'))
      else if (has(/^Roll /) && turns > 0) {
        await keepAlike(phone)
        await press(/^Roll /)
        return
      } else if (has(/^Stop$/)) {
        await press('Stop')
        if (await bar.getByRole('button', { name: 'End your turn?' }).isVisible()) await press('End your turn?')
        turns++
      } else await phone.waitForTimeout(200)
    } catch {
      // The table moved on meanwhile.
    }
  }
  throw new Error('Mara never came to her second turn: try again')
}
/** @param {import('@playwright/test').Page} phone */
async function keepAlike(phone) {
  const dice = phone.locator('.dice button')
  const letters = await dice.allTextContents()
  const count = (/** @type {string} */ letter) => letters.filter((other) => other === letter).length
  const most = letters.reduce((best, letter) => (count(letter) > count(best) ? letter : best))
  for (const [i, letter] of letters.entries()) if (letter === most && count(most) < 5) await dice.nth(i).click()
}

async function takePictures() {
  const browser = await browsers.launch(await chromium())
  try {
    const pocket = await browser.newContext({
      baseURL: origin,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      locale: 'en',
      reducedMotion: 'reduce',
    })
    const room = await browser.newContext({ baseURL: origin, viewport: { width: 1920, height: 1080 }, locale: 'en', reducedMotion: 'reduce' })
    const phone = await pocket.newPage()
    await phone.addInitScript(() => localStorage.setItem('safehouse.hints', 'off'))
    await phone.goto('/open?game=spy-alley-dice')
    await phone.getByLabel('Your name').fill('Mara')
    await phone.getByRole('button', { name: 'Open the house' }).click()
    await phone.waitForURL(/\/t\/\w{4}$/)
    const tv = await room.newPage()
    await tv.goto(`/screen/${phone.url().slice(-4)}`)
    await tv.mouse.click(10, 10)
    for (const bots of [2, 3]) {
      await phone.getByRole('button', { name: '+ Bot' }).click()
      await phone
        .getByRole('listitem')
        .nth(bots - 1)
        .getByText('bot')
        .waitFor()
    }
    await phone.getByRole('button', { name: 'Start with 3' }).click()
    await playToTheMiddle(phone)
    await phone.waitForTimeout(6000) // until nothing is said in passing
    await phone.screenshot({ path: join(folder, 'table.png') })
    await tv.screenshot({ path: join(folder, 'tv.png') })
  } finally {
    await browser.close()
  }
}

if (!build()) process.exit(1)
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'safehouse-pictures-'))
const server = await startServer(data)
try {
  await takePictures()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}
