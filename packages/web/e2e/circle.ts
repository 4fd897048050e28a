// People at a table of CIA vs. KGB, by the words on their screens: they ask, answer, look at cards and raise hands.
import { expect, type Page } from '@playwright/test'
import { bar } from './house.ts'

export const statusLine = (page: Page) => page.locator('.circle-line')
export const hand = (page: Page) => bar(page).getByRole('button', { name: 'Your hand' })
export const chair = (page: Page, name: string) =>
  page.getByRole('region', { name: 'The circle of chairs' }).getByRole('button', { name: new RegExp(`^${name}\\b`) })

export async function ask(page: Page, whom: string): Promise<void> {
  await chair(page, whom).click()
  await bar(page)
    .getByRole('button', { name: `Ask ${whom}` })
    .click()
}
export const answer = (page: Page, label: 'No' | 'Yes, sit') => bar(page).getByRole('button', { name: label }).click()

/** Looks at the paper of a folder while it is held; answers with what was seen. */
export async function whileHeld<T>(page: Page, folder: string | RegExp, look: (paper: ReturnType<Page['locator']>) => Promise<T>): Promise<T> {
  await page.getByRole('button', { name: folder }).hover()
  await page.mouse.down()
  await expect(page.locator('.paper')).toBeVisible()
  const seen = await look(page.locator('.paper'))
  await page.mouse.up()
  await expect(page.locator('.paper')).toHaveCount(0)
  return seen
}
export const readSide = (page: Page, folder: string) => whileHeld(page, folder, async (paper) => (await paper.getByRole('heading').textContent())!)

/** Holds the button with the hand until it would signal, then lets go of it, or slides off it first. */
export async function holdHand(page: Page, then: 'let go' | 'slide off'): Promise<void> {
  await hand(page).hover()
  await page.mouse.down()
  await expect(statusLine(page)).toHaveText(/^Let go to signal|^Touch chairs/)
  if (then === 'slide off') await page.mouse.move(40, 300, { steps: 4 })
  await page.mouse.up()
}

/** Counts what a neighbour could hear, feel, or have read out. To be called before the page is opened. */
export async function countNoticeable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [aria-live]'
    const noticed = { buzzes: 0, sounds: 0, announcements: [] as string[] }
    Object.assign(window, { noticed })
    Object.defineProperty(navigator, 'vibrate', { value: () => ++noticed.buzzes > 0 })
    const Audio = window.AudioContext
    window.AudioContext = class extends Audio {
      constructor() {
        super()
        noticed.sounds++
      }
    }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
        const within = [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(live)] : []))
        for (const region of around ? [around] : within) if (region.textContent) noticed.announcements.push(region.textContent)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}
export interface Noticed {
  readonly buzzes: number
  readonly sounds: number
  readonly announcements: readonly string[]
}
export const readNoticed = (page: Page): Promise<Noticed> => page.evaluate(() => structuredClone((window as unknown as { noticed: Noticed }).noticed))

/** Notes the actions that this page sends to the server from now on; answers with a function that reads them. */
export async function recordActions(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const actions: unknown[] = []
    Object.assign(window, { actions })
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (data) {
      const { t, action } = JSON.parse(String(data))
      if (t === 'act') actions.push(action)
      send.call(this, data)
    }
  })
  return () => page.evaluate(() => (window as unknown as { actions: unknown[] }).actions)
}
