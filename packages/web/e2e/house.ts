// What every browser test begins with: people who open a house, come in and play, by the words on their screens; and the checks
// that every screen must pass: accessibility (axe), width and height.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Frame, type Page } from '@playwright/test'

/** Opens a house for this game; answers with its code. */
export async function openHouse(page: Page, name: string, game = 'spy-alley-dice'): Promise<string> {
  await page.goto(`/open?game=${game}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Open the house' }).click()
  await page.waitForURL(/\/t\/\w{4}$/)
  return page.url().slice(-4)
}

/** Another person at the same table, in a tab of its own. */
export async function comeIn(context: BrowserContext, code: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/t/${code}`)
  const someoneElse = page.getByRole('toolbar').getByRole('button', { name: 'Someone else' })
  await someoneElse.or(page.getByLabel('Your name')).first().waitFor()
  if (await someoneElse.isVisible()) await someoneElse.click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return page
}

/** Bots that do not pretend to think. */
export async function hurryBots(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Options' }).click()
  await host.getByLabel('Bots take their time').uncheck()
  await host.getByRole('button', { name: 'Done' }).click()
}

/** Timers of a page up to this length are shortened by `hurryTimers`. Longer ones are limits, such as how long a device may lie there. */
const MAX_HURRIED_MS = 2000
/**
 * Lets the pages of a context wait a fifth of the usual time where they wait on purpose: a press that is held, a curtain that
 * falls, points that are counted. For whole games, where these waits are most of the time; tests of the waits themselves keep them.
 */
export async function hurryTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((most) => {
    const usual = window.setTimeout
    const hurried = (run: TimerHandler, milliseconds = 0, ...given: unknown[]) =>
      usual(run, milliseconds <= most ? milliseconds / 5 : milliseconds, ...given)
    window.setTimeout = hurried as typeof window.setTimeout
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

/** No violation of an accessibility rule. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  // What is still fading in has no contrast yet: without motion everything is there at once.
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
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, where).toBeLessThanOrEqual(0)
}
export async function expectFitsHeight(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(over, `${where}, ${page.viewportSize()!.width} wide`).toBeLessThanOrEqual(0)
}
/** No barriers and no sideways scroll, the second one at the narrowest that a page must fit; then it is as wide as before. */
export async function look(page: Page, where: string): Promise<void> {
  await expectNoBarriers(page, where)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, where)
  await page.setViewportSize(size)
}

/** What is too small to be read from four metres, in a picture of 1920 by 1080. */
export const unreadable = (frame: Frame) =>
  frame.evaluate(() => {
    const written = [...document.querySelectorAll<HTMLElement>('.tv *')].filter(
      (element) =>
        !element.closest('svg, .unseen') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1)
    return written.filter((element) => sizeOf(element) < 25.9).map((element) => `${element.className} ${sizeOf(element)}: ${element.textContent}`)
  })

/** What is cut off on a shared screen, lies outside of the picture, or under the way in. Without clocks, whose lines are higher than their figures. */
export const cutOff = (page: Page, shortened = '.toasts') =>
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

/** The way to a seat that moves: it is on paper, which is there only while it is held. */
export async function movingLink(page: Page): Promise<string> {
  const cover = page.getByRole('button', { name: /Code for the seat/ })
  await cover.focus()
  await page.keyboard.down('Enter')
  const link = (await page.locator('.moving-link').textContent()) ?? ''
  await page.keyboard.up('Enter')
  await expect(page.locator('.moving-link')).toHaveCount(0)
  return link.slice(link.indexOf('/t/'))
}
