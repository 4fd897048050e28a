// What every browser test begins with: people who open a house, come in and play, by the words on their screens; and the checks
// that every screen must pass: accessibility (axe), width and height.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Frame, type Locator, type Page } from '@playwright/test'
import type { SeatGrant } from '@safehouse/protocol'

/** Opens a house for this game; answers with its code. */
export async function openHouse(page: Page, name: string, game = 'spy-alley-dice'): Promise<string> {
  await page.goto(`/open?game=${game}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Open the house' }).click()
  await page.waitForURL(/\/t\/\w{4}$/)
  return page.url().slice(-4)
}

/**
 * Another person at the same table, in a tab of its own. The seat is taken without the door, to draw which costs as much as to draw the
 * lobby, and stored as the page would (packages/web/src/table/local-people.ts); the tests of the door go through it (door.spec.ts, screens.spec.ts, returning.spec.ts).
 */
export async function comeIn(context: BrowserContext, code: string, name: string): Promise<Page> {
  const answer = await context.request.post(`/api/tables/${code}/seats?packs=hash`, { data: { name } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { you, token } = (await answer.json()) as SeatGrant
  const page = await context.newPage()
  await page.addInitScript(
    (person) => {
      if (location.protocol === 'about:') return // an empty page has no storage
      const key = `safehouse.here.${person.code}`
      if (sessionStorage.getItem(key) !== null) return // a reload
      const people = JSON.parse(localStorage.getItem('safehouse.seats') ?? '[]') as object[]
      localStorage.setItem('safehouse.seats', JSON.stringify([...people, person]))
      sessionStorage.setItem(key, JSON.stringify([person]))
    },
    { code, you, token, name },
  )
  await page.goto(`/t/${code}`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return page
}

/** The actions of a player, at the bottom of the screen. */
export const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'What you can do' }).last()
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
export const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu of the table' }).click()
export const talkButton = (page: Page) => page.getByRole('button', { name: /^Talk at the table/ })
export const isOver = (page: Page) => page.locator('h1', { hasText: 'Debrief' }).isVisible()
/** Everyone has a window of their own, because pages in the background are slow. */
export const openWindow = (page: Page): Promise<BrowserContext> =>
  page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })

/** Sets options of the game, by their words; an option with a note has it at the end of its label. */
export async function setOptions(host: Page, options: Readonly<Record<string, string>>): Promise<void> {
  await host.getByRole('button', { name: 'Options' }).click()
  for (const [option, value] of Object.entries(options)) await host.getByLabel(new RegExp(`^${option}`)).selectOption(value)
  await host.getByRole('button', { name: 'Done' }).click()
}
/** Says something in the talk of the table, which stays open. */
export async function say(page: Page, text: string): Promise<void> {
  if (!(await page.getByLabel('Say something').isVisible())) await talkButton(page).click()
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Say something')).toHaveValue('')
}

/** Lets bots answer at once, without pretending to think. */
export async function hurryBots(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Options' }).click()
  await host.getByLabel('Bots take their time').uncheck()
  await host.getByRole('button', { name: 'Done' }).click()
}
/** Adds the first of the bots that are offered, if any are wanted, at the table's level. */
export async function addBots(host: Page, count: number): Promise<void> {
  if (count === 0) return
  await host.getByRole('button', { name: '+ Bot' }).click()
  const sheet = host.getByRole('dialog', { name: 'Who joins you?' })
  const offered = sheet.getByRole('list').first().getByRole('button')
  for (let bot = 0; bot < count; bot++) await offered.nth(bot).click()
  await sheet.getByRole('button', { name: `Add ${count}` }).click()
  await expect(host.getByRole('listitem').filter({ hasText: 'bot' })).toHaveCount(count)
}
/** Adds the bots that the game still needs, and starts it. */
export async function startWithBots(host: Page, players = 2): Promise<void> {
  await host.getByRole('button', { name: 'Fill with bots' }).click()
  await host.getByRole('button', { name: `Start with ${players}` }).click()
}

/** Timers of a page up to this length are shortened by `hurryTimers`. Longer ones are limits, such as how long a device may lie there. */
const MAX_HURRIED_MS = 2000
/**
 * Lets the pages of a context wait a fifth of the usual time where they wait on purpose: a press that is held, a curtain that
 * falls, points that are counted. For whole games, where these waits are most of the time; tests of the waits themselves keep them.
 */
export async function hurryTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((maxHurriedMs) => {
    const setUsualTimeout = window.setTimeout
    const setHurriedTimeout = (callback: TimerHandler, delayMs = 0, ...callbackArguments: unknown[]) =>
      setUsualTimeout(callback, delayMs <= maxHurriedMs ? delayMs / 5 : delayMs, ...callbackArguments)
    window.setTimeout = setHurriedTimeout as typeof window.setTimeout
  }, MAX_HURRIED_MS)
}
/** A window of its own, with hurried timers. */
export async function hurriedContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await hurryTimers(context)
  return context
}

export interface Size {
  readonly width: number
  readonly height: number
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no violation of an accessibility rule, with all motion at its end: what is still fading in has no contrast yet. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  if (await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)) return expectNoBarriersNow(page, where)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoBarriersNow(page, where)
  await page.emulateMedia({ reducedMotion: null })
}
/** The same for a page whose motion is reduced already. */
export async function expectNoBarriersNow(page: Page, where: string): Promise<void> {
  // Once a page load: reading axe's half megabyte takes as long as a check.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  })
  expect.soft(found, where).toEqual([])
}
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, where).toBeLessThanOrEqual(0)
}
export async function expectFitsHeight(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(overflow, `${where}, ${page.viewportSize()!.width} wide`).toBeLessThanOrEqual(0)
}
/** Expects no barriers, and no sideways scroll on the narrowest phone that a page must fit; the page is as wide as before afterwards. */
export async function expectUsable(page: Page, where: string): Promise<void> {
  await expectNoBarriers(page, where)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, where)
  await page.setViewportSize(size)
}

/** Takes a picture, if SCENE_PICTURES names a folder for pictures. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.SCENE_PICTURES) await page.screenshot({ path: `${process.env.SCENE_PICTURES}/${name}.png` })
}

/** A smaller font cannot be read from four metres, on a screen of 1920 by 1080. */
const MIN_TV_FONT_PX = 25.9
/** Finds what is too small to be read on the shared screen. */
export const findUnreadable = (frame: Frame) =>
  frame.evaluate((minFontPx) => {
    const written = [...document.querySelectorAll<HTMLElement>('.tv *')].filter(
      (element) =>
        !element.closest('svg, .unseen') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1)
    return written
      .filter((element) => sizeOf(element) < minFontPx)
      .map((element) => `${element.className} ${sizeOf(element)}: ${element.textContent}`)
  }, MIN_TV_FONT_PX)

/**
 * Finds what is cut off on a shared screen, lies outside of the picture, or under the panel with the code and its QR (`.tv-way-in`).
 * Without clocks, whose lines are higher than their figures, and without `shortened`, a selector of what is cut on purpose.
 */
export const findCutOff = (page: Page, shortened = '.toasts') =>
  page.evaluate((shortened) => {
    const wayIn = document.querySelector('.tv-way-in')!.getBoundingClientRect()
    const written = [...document.querySelectorAll<HTMLElement>('.tv *')].filter(
      (element) =>
        !element.closest(`svg, .unseen, .clock, .tv-way-in, .toasts, ${shortened}`) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const isClipped = (element: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      if (text.width === 0) return false
      for (let around: Element | null = element; around && !around.matches('.tv'); around = around.parentElement) {
        const { overflow, display } = getComputedStyle(around)
        if (overflow === 'visible' || display === 'contents') continue
        const box = around.getBoundingClientRect()
        if (text.bottom > box.bottom + 8 || text.top < box.top - 8 || text.right > box.right + 3 || text.left < box.left - 3) return true
      }
      const isUnderWayIn = text.right > wayIn.left + 1 && text.left < wayIn.right - 1 && text.bottom > wayIn.top + 4 && text.top < wayIn.bottom
      return isUnderWayIn || text.bottom > innerHeight + 4 || text.right > innerWidth + 4
    }
    return written.filter(isClipped).map((element) => `${element.className || element.tagName}: ${element.textContent}`)
  }, shortened)

/** Reads the link with which a seat moves to another device: it is on paper, which is there only while it is held. */
export async function readMovingLink(page: Page): Promise<string> {
  const cover = page.getByRole('button', { name: /Code for the seat/ })
  await cover.focus()
  await page.keyboard.down('Enter')
  const link = (await page.locator('.moving-link').textContent()) ?? ''
  await page.keyboard.up('Enter')
  await expect(page.locator('.moving-link')).toHaveCount(0)
  return link.slice(link.indexOf('/t/'))
}
