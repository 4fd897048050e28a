// `npm run pictures`: the pictures of docs/pictures, taken anew. Starts the server with a database of its own, lets Mara play
// Spy Alley Dice with two bots on a phone, with a TV in the room, films both (table.webp) and photographs them in mid-game.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { animatedWebp } from './animated-webp.js'
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
  const count = (/** @type {string} */ letter) => letters.filter((other) => other === letter).length
  const most = letters.reduce((best, letter) => (count(letter) > count(best) ? letter : best))
  for (const [i, letter] of letters.entries()) if (letter === most && count(most) < 5) await dice.nth(i).click()
}

const FRAME = { width: 1200, height: 720 }
const SHOTS = 14

/** @typedef {{ tv: string, phone: string }} Shot both as PNG in base64 */

/** Photographs both screens whenever one has changed, until it is ended. @param {import('@playwright/test').Page} phone @param {import('@playwright/test').Page} tv */
function startFilm(phone, tv) {
  /** @type {Shot[]} */
  const shots = []
  let isRunning = true
  const take = async () => {
    while (isRunning) {
      const [one, other] = await Promise.all([phone.screenshot(), tv.screenshot()])
      const shot = { phone: one.toString('base64'), tv: other.toString('base64') }
      const last = shots.at(-1)
      if (last?.phone !== shot.phone || last.tv !== shot.tv) shots.push(shot)
      await phone.waitForTimeout(250)
    }
  }
  const taking = take()
  return {
    async end() {
      isRunning = false
      await taking
      const step = Math.max(1, shots.length / SHOTS)
      return Array.from({ length: Math.min(SHOTS, shots.length) }, (_, i) => /** @type {Shot} */ (shots[Math.floor(i * step)]))
    },
  }
}

/** Puts each pair into one frame, the phone before the TV. @param {import('@playwright/test').Page} page an empty one @param {readonly Shot[]} shots */
async function developFilm(page, shots) {
  const frames = await page.evaluate(
    async ({ shots, FRAME }) => {
      const canvas = new OffscreenCanvas(FRAME.width, FRAME.height)
      const draw = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'))
      draw.imageSmoothingQuality = 'high'
      const load = async (/** @type {string} */ base64) => createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
      const screen = (
        /** @type {ImageBitmap} */ image,
        /** @type {number[]} */ [x = 0, y = 0, width = 0, height = 0],
        /** @type {number} */ frame,
      ) => {
        draw.fillStyle = '#0a141b'
        draw.beginPath()
        draw.roundRect(x - frame, y - frame, width + 2 * frame, height + 2 * frame, frame * 1.5)
        draw.fill()
        draw.drawImage(image, x, y, width, height)
      }
      const made = []
      for (const { tv, phone } of shots) {
        draw.fillStyle = '#1d323d'
        draw.fillRect(0, 0, FRAME.width, FRAME.height)
        screen(await load(tv), [24, 40, 976, 549], 14)
        screen(await load(phone), [896, 120, 276, 567], 12)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
        made.push([...new Uint8Array(await blob.arrayBuffer())])
      }
      return made
    },
    { shots, FRAME },
  )
  return animatedWebp(
    frames.map((bytes) => Buffer.from(bytes)),
    { ...FRAME, frameMs: 900 },
  )
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
    const film = startFilm(phone, tv)
    await playToTheMiddle(phone)
    await phone.waitForTimeout(6000) // until nothing is said in passing
    await phone.screenshot({ path: join(folder, 'table.png') })
    await tv.screenshot({ path: join(folder, 'tv.png') })
    writeFileSync(join(folder, 'table.webp'), await developFilm(await browser.newPage(), await film.end()))
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
