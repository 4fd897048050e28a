// A moment of a game, drawn from a feed that a server could have sent: for moments that chance keeps from a played game.
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './house.ts'

export type Fact = { readonly kind: string } & Record<string, unknown>
export interface Scene {
  readonly title: string
  readonly game: string
  readonly options: object
  readonly people: number
  /** The seat whose screen it is. */
  readonly you?: number
  readonly state?: 'running' | 'over'
  /** One list of facts a message, as this seat hears them. */
  readonly feed: readonly (readonly Fact[])[]
  /** What happens before everyone's eyes, once the screen is there. */
  readonly later?: readonly (readonly Fact[])[]
  /** What this person does then. */
  readonly act?: (page: Page) => Promise<unknown>
  /** The kinds of facts in it that this seat alone was told. */
  readonly whispers?: readonly string[]
}
/** Long ones, one that reads from right to left, a bot, and somebody who is away. */
const names = ['Mara', 'Noor', 'Jonas', 'Maximiliane-Sophie', 'Ilse', 'دانا', 'Teo', 'Sam', 'Ada', 'Bram', 'Lio', 'Wim']

function houseOf({ game, options, people, state = 'running' }: Scene) {
  const ids = names.slice(0, people).map((_, i) => `person${i}`)
  const clock = { offset: 0, pausedAt: null }
  return {
    code: 'K7RM',
    place: 'room',
    host: ids[0],
    locked: false,
    settings: { botPace: 'human', watching: true, sound: false },
    game,
    options: {},
    people: ids.map((id, i) => ({ id, name: names[i], kind: i === 4 ? 'bot' : 'person', mark: i, here: i !== 3, standIn: false })),
    watchers: 0,
    screens: 0,
    on: { n: 1, game, rulesVersion: 1, options, seats: ids, state, clock, commitment: 'c' },
    next: { n: 2, commitment: 'd' },
    played: [],
  }
}

/** What comes sooner is no news to a screen. */
const catchingUp = 800

/** Everything that a server would send. Notes are as good as kept. */
async function answerFor(page: Page, scene: Scene, you: string): Promise<void> {
  const message = (facts: readonly Fact[]) => ({ at: 1, facts })
  const { feed, later } = scene
  await page.route(/\/notes$/, (route) => route.fulfill({ json: null }))
  await page.routeWebSocket(/\/api\/live/, (link) => {
    link.onMessage((text) => {
      if (JSON.parse(String(text)).t !== 'hello') return
      for (const said of [
        { t: 'welcome', you, now: Date.now(), version: '1' },
        { t: 'house', house: houseOf(scene) },
        { t: 'feed', n: 1, from: 0, messages: feed.map(message) },
      ])
        link.send(JSON.stringify(said))
      if (later) setTimeout(() => link.send(JSON.stringify({ t: 'feed', n: 1, from: feed.length, messages: later.map(message) })), catchingUp)
    })
  })
}

export async function draw(page: Page, scene: Scene): Promise<void> {
  const you = `person${scene.you ?? 0}`
  await answerFor(page, scene, you)
  const seat = JSON.stringify([{ code: 'K7RM', you, token: 't', name: '' }])
  await page.addInitScript((kept) => {
    sessionStorage.setItem('safehouse.here.K7RM', kept)
    localStorage.setItem('safehouse.hints', 'off')
  }, seat)
  await page.goto('/t/K7RM')
  await page.locator('.frame, .debrief').waitFor()
  await scene.act?.(page)
}

/** The same moment on the shared screen, which hears what everybody may know. */
export async function drawShared(page: Page, scene: Scene): Promise<void> {
  const { whispers = [] } = scene
  const open = (facts: readonly Fact[]) => facts.filter(({ kind }) => !whispers.includes(kind))
  await answerFor(page, { ...scene, feed: scene.feed.map(open), ...(scene.later && { later: scene.later.map(open) }) }, '')
  await page.goto('/screen/K7RM/picture')
  await page.locator('.frame, .tv-debrief').waitFor()
}

/** One test a scene for barriers, one a language for the width. */
export function testScenes(scenes: readonly Scene[]): void {
  for (const scene of scenes)
    test(`${scene.game}, ${scene.title}: no barriers, and it fits 320 pixels`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await draw(page, scene)
      await expectNoBarriers(page, scene.title)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page, scene.title)
    })
  for (const locale of ['nl', 'de'])
    test(`${scenes[0]?.game}: every scene fits 320 pixels in ${locale}`, async ({ browser }) => {
      for (const scene of scenes) {
        const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } })
        const page = await context.newPage()
        await draw(page, scene)
        await expectNoSidewaysScroll(page, scene.title)
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
        await context.close()
      }
    })
}
