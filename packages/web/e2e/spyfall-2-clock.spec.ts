// The clock of a round: two devices show the same time, though one has a clock that is an hour wrong and a slow network; a
// pause stops it to the second, and a reload changes nothing.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { comeIn, openMenu } from './house.ts'
import { begin, clock, gather, startClock } from './spyfall.ts'
import { test } from './test.ts'

/** Delay of each message in one direction. */
const ONE_WAY_MS = 150
const HOUR_MS = 3_600_000

/** A device whose clock is an hour ahead and whose messages take their time, both ways. */
async function shiftClockAndDelay(context: BrowserContext): Promise<void> {
  await context.addInitScript((aheadMs) => {
    const RealDate = Date
    class ShiftedDate extends RealDate {
      constructor(...dateArguments: unknown[]) {
        super(...((dateArguments.length === 0 ? [RealDate.now() + aheadMs] : dateArguments) as [number]))
      }
      static override now(): number {
        return RealDate.now() + aheadMs
      }
    }
    Object.assign(window, { Date: ShiftedDate })
  }, HOUR_MS)
  await context.routeWebSocket(/\/api\/live/, (link) => {
    const server = link.connectToServer()
    link.onMessage((message) => void setTimeout(() => server.send(message), ONE_WAY_MS))
    server.onMessage((message) => void setTimeout(() => link.send(message), ONE_WAY_MS))
  })
}

/** Notes when the clock changes to what, by a monotonic time that a wrong clock does not change. */
const watchClock = (page: Page) =>
  clock(page).evaluate((shown) => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen[shown.textContent ?? ''] ??= performance.timeOrigin + performance.now()
    }).observe(shown, { childList: true, characterData: true, subtree: true })
  })
const changes = (page: Page) => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
const secondsOf = (shown: string | null) => {
  const [minutes, seconds] = (shown ?? '').split(':').map(Number) as [number, number]
  return minutes * 60 + seconds
}
const secondsOn = async (page: Page) => secondsOf(await clock(page).textContent())

test('two devices show the same time, one of them an hour wrong and 300 ms away; pause, go on and reload keep it', async ({ page, browser }) => {
  const { code, pages } = await gather(page.context(), page, ['Noor'], {})
  const far = await browser.newContext()
  await shiftClockAndDelay(far)
  const teo = await comeIn(far, code, 'Teo')
  expect(await teo.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + HOUR_MS - 60_000)
  const devices = [...pages, teo]
  await begin(devices)
  await startClock(devices)

  await Promise.all([page, teo].map(watchClock))
  await expect(async () => {
    const [here, there] = await Promise.all([changes(page), changes(teo)])
    const differences = Object.keys(here)
      .filter((shown) => shown in there)
      .map((shown) => Math.abs(here[shown]! - there[shown]!))
      .sort((a, b) => a - b)
    expect(differences.length).toBeGreaterThanOrEqual(5)
    // A busy machine may paint one of them late; what they agree on is what most of them say.
    expect(differences[Math.floor(differences.length / 2)]).toBeLessThan(250)
  }).toPass({ timeout: 40_000 })

  await openMenu(page)
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(teo.getByText('stopped')).toBeVisible()
  const stopped = await secondsOn(page)
  await page.waitForTimeout(2500)
  for (const device of devices) expect(await secondsOn(device)).toBe(stopped)
  await teo.reload()
  await expect(clock(teo)).toBeVisible()
  expect(await secondsOn(teo)).toBe(stopped)

  await page.getByRole('dialog', { name: 'You have paused the game' }).getByRole('button', { name: 'Go on' }).click()
  await expect(teo.getByText('stopped')).toBeHidden()
  for (const device of [page, teo]) expect(stopped - (await secondsOn(device))).toBeLessThanOrEqual(2)
  await expect(async () => expect(await secondsOn(teo)).toBeLessThan(stopped)).toPass()
  await far.close()
})
