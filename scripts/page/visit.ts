// One visit of a page by a phone that has never seen it: a fresh browser context with the size of a phone, over the slow line. Timings are taken
// with the browser's own slowdown of the CPU; tasks are read from a trace without it and multiplied, so that other programs on this machine,
// which interrupt a task and not its CPU time, do not count.
import { type Browser, type BrowserContext, chromium as browsers, type Page } from '@playwright/test'
import { findChromium } from '../chromium.js'
import { blockingTime, longestTask, mainThreadOf, median, type PageFigures, type TraceEvent, tasksOf } from './figures.ts'

/** How much slower than this machine the phone is, as in Lighthouse's mobile settings. */
export const SLOWDOWN = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en' } as const
const TRACE_CATEGORIES = ['toplevel', 'blink.user_timing', 'loading', 'devtools.timeline', '__metadata']
/** How long to wait after the page is there, for what it loads later. */
const SETTLED_MS = 2000
const PLAY_MS = 15_000
const PRESS_EVERY_MS = 900
/** How long somebody drags the scrubber over the whole match, and how often the finger moves. */
const SCRUB_MS = 2000
const MOVE_EVERY_MS = 8
const THUMB_PX = 12

interface Observed {
  lcp: number
  cls: number
}
/** Records the largest contentful paint and all layout shifts, from the first moment on. Runs in the page. */
function observe() {
  const observed: Observed = { lcp: 0, cls: 0 }
  Object.assign(window, { observed: observed })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) observed.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
/** The time at which an element with this text has been painted, in milliseconds since the navigation began. Runs in the page. */
async function paintedAt({ selector, text = '' }: { selector: string; text?: string }): Promise<number> {
  do await new Promise(requestAnimationFrame)
  while (
    ![...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
    )
  )
  await new Promise((resolve) => setTimeout(resolve)) // after this frame
  return performance.now()
}
/** The time at which the next press reaches the page. Runs in the page. */
const pressedAt = (): Promise<number> =>
  new Promise((resolve) => document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }))
/** Notes when the next key reaches the page, as `pressed`. Runs in the page. */
function noteKey(): void {
  addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), { capture: true, once: true })
}
const readPressed = (page: Page) => page.evaluate(() => (window as unknown as { pressed: number }).pressed)
const readObserved = (page: Page) => page.evaluate(() => (window as unknown as { observed: Observed }).observed)

export interface VisitPlan {
  readonly path: string
  /** Selector of an element that is visible once the page is there. */
  readonly shows: string
  /** Entries of the session storage, such as a seat's token. */
  readonly session?: Readonly<Record<string, string>>
  readonly isPlayed?: boolean
}

export class Phone {
  private readonly contentions: number[] = []

  private constructor(private readonly browser: Browser) {}

  static async start(): Promise<Phone> {
    return new Phone(await browsers.launch(await findChromium()))
  }
  /** How much slower other programs made the machine, as the median of all visits: 1 is quiet; above 4 the figures are too high. */
  get usualContention(): number {
    return median(this.contentions)
  }
  close(): Promise<void> {
    return this.browser.close()
  }

  /** When the page's largest picture or text is painted, and how far things move while it comes. */
  async measureTimings(origin: string, plan: VisitPlan): Promise<PageFigures> {
    return this.visit(plan, async (page) => {
      await this.slowDown(page)
      await this.open(page, origin, plan)
      const { lcp, cls } = await readObserved(page)
      return { lcp, cls }
    })
  }
  /** How long tasks block the page while it loads and, at a table, while the match is played. */
  async measureTasks(origin: string, plan: VisitPlan): Promise<PageFigures> {
    return this.visit(plan, async (page) => {
      const loading = await this.trace(page, () => this.open(page, origin, plan))
      const thread = mainThreadOf(loading, origin)
      if (!thread) throw new Error(`no main thread in the trace of ${plan.path}`)
      const tbt = blockingTime(tasksOf(loading, thread), SLOWDOWN)
      if (!plan.isPlayed) return { tbt }
      const playing = await this.trace(page, () => play(page))
      return { tbt, play: longestTask(tasksOf(playing, thread), SLOWDOWN) }
    })
  }
  /**
   * From the link to the first card, without the time in which people type a name or wait for each other. The page's own clock says when
   * something was pressed and painted: a program that looks for it from outside would take time itself.
   */
  async join(origin: string, path: string, startMatch: () => Promise<unknown>): Promise<PageFigures> {
    return this.visit({ path, shows: '' }, async (page) => {
      await this.slowDown(page)
      await page.goto(origin + path, { waitUntil: 'commit' })
      const door = await page.evaluate(paintedAt, { selector: 'input' })
      await page.getByLabel('Your name').fill('Noor')
      await page.waitForTimeout(SETTLED_MS) // the door fetches the lobby while people type their names
      const pressed = page.evaluate(pressedAt)
      const seated = page.evaluate(paintedAt, { selector: 'main li', text: 'Noor' })
      await page.getByRole('button', { name: 'Come in' }).click()
      const lobby = (await seated) - (await pressed)
      await page.waitForTimeout(SETTLED_MS) // the lobby fetches the game while people sit in it
      const dealt = page.evaluate(paintedAt, { selector: '.folder' })
      const startedAt = await page.evaluate(() => performance.now())
      await startMatch()
      return { door, lobby, card: (await dealt) - startedAt, join: door + lobby + (await dealt) - startedAt }
    })
  }
  /**
   * A replay of a record file: how long its last moment takes from the first one, and how long a frame takes while somebody drags the
   * scrubber from the deal to the end and back. What the main thread does for one is read from a trace, in a visit of its own.
   */
  async measureReplay(origin: string, file: string): Promise<PageFigures> {
    const open = async (page: Page) => {
      await page.goto(`${origin}/replay`)
      await page.locator('input[type=file]').setInputFiles(file)
      await page.evaluate(paintedAt, { selector: '.replay-scrubber' })
      await page.waitForTimeout(SETTLED_MS)
    }
    const plan = { path: '/replay', shows: '' }
    const timed = await this.visit(plan, async (page) => {
      await open(page)
      await this.slowDown(page)
      await page.evaluate(noteKey)
      await page.keyboard.press('End')
      const end = (await page.evaluate(paintedAt, { selector: '.replay-frame .replay-result' })) - (await readPressed(page))
      await page.keyboard.press('Home')
      await page.waitForTimeout(SETTLED_MS)
      await page.evaluate(countFrames)
      await scrub(page)
      const { frames, elapsed } = await readCounted(page)
      return { end, frame: elapsed / frames }
    })
    const traced = await this.visit(plan, async (page) => {
      const opening = await this.trace(page, () => open(page))
      const thread = mainThreadOf(opening, origin)
      if (!thread) throw new Error('no main thread in the trace of a replay')
      const rate = await this.slowDown(page)
      await page.evaluate(countFrames)
      const scrubbing = await this.trace(page, () => scrub(page))
      const { frames } = await readCounted(page)
      return { work: (tasksOf(scrubbing, thread).reduce((sum, { cpuMs }) => sum + cpuMs, 0) * (SLOWDOWN / rate)) / frames }
    })
    return { ...timed, ...traced }
  }
  /** How much slower other programs make this machine now: the mean time of a fixed piece of work in an empty page, divided by its shortest. */
  async measureContention(): Promise<number> {
    const page = await this.browser.newPage()
    const times = await page.evaluate((rounds) => {
      const list = new Uint32Array(1000)
      return Array.from({ length: rounds }, () => {
        const begun = performance.now()
        for (let i = 0; i < 400_000; i++) list[i % 1000] = (list[(i * 7) % 1000] ?? 0) ^ i
        return performance.now() - begun
      }).slice(5) // without those before the compiler was done
    }, 205)
    await page.close()
    return times.reduce((sum, time) => sum + time, 0) / times.length / Math.min(...times)
  }

  private async visit(plan: VisitPlan, look: (page: Page) => Promise<PageFigures>): Promise<PageFigures> {
    const context: BrowserContext = await this.browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    try {
      await context.addInitScript(observe)
      await context.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
      }, plan.session ?? {})
      return await look(await context.newPage())
    } finally {
      await context.close()
    }
  }
  /** Throttles the CPU. A busy machine is throttled less, so that the page runs as on a quiet one with `SLOWDOWN`. Returns the factor. */
  private async slowDown(page: Page): Promise<number> {
    const contention = await this.measureContention()
    this.contentions.push(contention)
    const session = await page.context().newCDPSession(page)
    const rate = Math.max(1, SLOWDOWN / contention)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    return rate
  }
  private async open(page: Page, origin: string, { path, shows }: VisitPlan): Promise<void> {
    await page.goto(origin + path)
    await page.evaluate(paintedAt, { selector: shows }) // a locator would run large scripts in the page and make it lay itself out
    await page.waitForTimeout(SETTLED_MS)
  }
  private async trace(page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
    await this.browser.startTracing(page, { categories: TRACE_CATEGORIES })
    await act()
    return (JSON.parse(String(await this.browser.stopTracing())) as { traceEvents: TraceEvent[] }).traceEvents
  }
}

/** Drags the scrubber from one end to the other and back. */
async function scrub(page: Page): Promise<void> {
  const slider = page.locator('.replay-scrubber input')
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await slider.boundingBox())!
  const middle = y + height / 2
  const [left, right] = [x + THUMB_PX, x + width - THUMB_PX]
  await page.mouse.move(left, middle)
  await page.mouse.down()
  const moves: Promise<void>[] = []
  const begun = performance.now()
  for (let time = 0; time < 2 * SCRUB_MS; time = performance.now() - begun) {
    const share = 1 - Math.abs(1 - time / SCRUB_MS)
    moves.push(page.mouse.move(left + share * (right - left), middle)) // a finger does not wait for the page
    await new Promise((resolve) => setTimeout(resolve, MOVE_EVERY_MS))
  }
  await Promise.all([...moves, page.mouse.up()])
}
/** Counts the frames from the next press of the pointer until it is let go, as `counted`. Runs in the page. */
function countFrames(): void {
  const counted = (async () => {
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { capture: true, once: true }))
    let isDown = true
    void new Promise((resolve) => addEventListener('pointerup', resolve, { capture: true, once: true })).then(() => {
      isDown = false
    })
    const begun = await new Promise(requestAnimationFrame)
    let last = begun
    let frames = 0
    for (; isDown; frames++) last = await new Promise(requestAnimationFrame)
    return { frames, elapsed: last - begun }
  })()
  Object.assign(window, { counted })
}
const readCounted = (page: Page) => page.evaluate(() => (window as unknown as { counted: Promise<{ frames: number; elapsed: number }> }).counted)

/** Presses one enabled button after another, in a fixed order that has no plan. */
async function play(page: Page): Promise<void> {
  const end = performance.now() + PLAY_MS
  for (let press = 0; performance.now() < end; press++) {
    await page.evaluate((press) => {
      const sheet = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1)
      const buttons = [
        ...(sheet ?? document.querySelector('main') ?? document.body).querySelectorAll<HTMLElement>('button:not([aria-disabled=true], :disabled)'),
      ]
      buttons[(press * 7) % Math.max(1, buttons.length)]?.click()
    }, press)
    await page.waitForTimeout(PRESS_EVERY_MS)
  }
}
