// `npm run pictures`: the pictures of docs/pictures, taken anew. Starts the server with a database of its own, lets Mara play
// Spy Alley Dice with two bots on a phone, with a TV in the room, films both (table.webp) and photographs the phone in mid-game (table.png).
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { composeWebp } from './animated-webp.js'
import { build } from './build.js'
import { findChromium } from './chromium.js'
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
  const deadline = Date.now() + 120_000
  for (let turns = 0; Date.now() < deadline; ) {
    const offered = await bar.locator('button:not([aria-disabled=true])').allTextContents()
    const has = (/** @type {RegExp} */ label) => offered.some((text) => label.test(text))
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
  const count = (/** @type {string} */ letter) => letters.filter((shown) => shown === letter).length
  const commonest = letters.reduce((best, letter) => (count(letter) > count(best) ? letter : best))
  for (const [i, letter] of letters.entries()) if (letter === commonest && count(commonest) < 5) await dice.nth(i).click()
}

const FRAME = { width: 1200, height: 720 }
const MAX_SHOTS = 14

/** @typedef {{ tv: string, phone: string }} Shot both as PNG in base64 */

/** Photographs both screens whenever one has changed, until it is ended. @param {import('@playwright/test').Page} phone @param {import('@playwright/test').Page} tv */
function startFilm(phone, tv) {
  /** @type {Shot[]} */
  const shots = []
  let isRunning = true
  const takeShots = async () => {
    while (isRunning) {
      const [phonePicture, tvPicture] = await Promise.all([phone.screenshot(), tv.screenshot()])
      const shot = { phone: phonePicture.toString('base64'), tv: tvPicture.toString('base64') }
      const last = shots.at(-1)
      if (last?.phone !== shot.phone || last.tv !== shot.tv) shots.push(shot)
      await phone.waitForTimeout(250)
    }
  }
  const taking = takeShots()
  return {
    async end() {
      isRunning = false
      await taking
      const step = Math.max(1, shots.length / MAX_SHOTS)
      return Array.from({ length: Math.min(MAX_SHOTS, shots.length) }, (_, i) => /** @type {Shot} */ (shots[Math.floor(i * step)]))
    },
  }
}

/** Puts each pair into one frame, the phone before the TV. @param {import('@playwright/test').Page} page an empty one @param {readonly Shot[]} shots */
async function composeFilm(page, shots) {
  const frames = await page.evaluate(
    async ({ shots, FRAME }) => {
      const canvas = new OffscreenCanvas(FRAME.width, FRAME.height)
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'))
      context.imageSmoothingQuality = 'high'
      const load = async (/** @type {string} */ base64) => createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
      const drawScreen = (
        /** @type {ImageBitmap} */ image,
        /** @type {number[]} */ [x = 0, y = 0, width = 0, height = 0],
        /** @type {number} */ frame,
      ) => {
        context.fillStyle = '#0a141b'
        context.beginPath()
        context.roundRect(x - frame, y - frame, width + 2 * frame, height + 2 * frame, frame * 1.5)
        context.fill()
        context.drawImage(image, x, y, width, height)
      }
      const encoded = []
      for (const { tv, phone } of shots) {
        context.fillStyle = '#1d323d'
        context.fillRect(0, 0, FRAME.width, FRAME.height)
        drawScreen(await load(tv), [24, 40, 976, 549], 14)
        drawScreen(await load(phone), [896, 120, 276, 567], 12)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
        encoded.push([...new Uint8Array(await blob.arrayBuffer())])
      }
      return encoded
    },
    { shots, FRAME },
  )
  return composeWebp(
    frames.map((bytes) => Buffer.from(bytes)),
    { ...FRAME, frameMs: 900 },
  )
}

async function takePictures() {
  const browser = await browsers.launch(await findChromium())
  try {
    const phoneContext = await browser.newContext({
      baseURL: origin,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      locale: 'en',
      reducedMotion: 'reduce',
    })
    const tvContext = await browser.newContext({ baseURL: origin, viewport: { width: 1920, height: 1080 }, locale: 'en', reducedMotion: 'reduce' })
    const phone = await phoneContext.newPage()
    await phone.addInitScript(() => localStorage.setItem('safehouse.hints', 'off'))
    await phone.goto('/open?game=spy-alley-dice')
    await phone.getByLabel('Your name').fill('Mara')
    await phone.getByRole('button', { name: 'Open the house' }).click()
    await phone.waitForURL(/\/t\/\w{4}$/)
    const tv = await tvContext.newPage()
    await tv.goto(`/screen/${phone.url().slice(-4)}`)
    await tv.mouse.click(10, 10)
    // The choice of language lies over the picture for twenty seconds, and longer below the mouse.
    await tv.locator('.television-language').evaluate((choice) => {
      if (choice instanceof HTMLElement) choice.style.display = 'none'
    })
    await phone.getByRole('button', { name: '+ Bot' }).click()
    for (const bot of ['Magpie', 'Heron']) await phone.getByRole('button', { name: bot }).click()
    await phone.getByRole('button', { name: 'Add 2' }).click()
    await phone.getByRole('button', { name: 'Start with 3' }).click()
    const film = startFilm(phone, tv)
    await playToTheMiddle(phone)
    await phone.waitForTimeout(6000) // until all toasts are gone
    await phone.screenshot({ path: join(folder, 'table.png') })
    writeFileSync(join(folder, 'table.webp'), await composeFilm(await browser.newPage(), await film.end()))
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
