// First screens: the goal, the secret, what to do now; once for each game and device, and for people who join in mid-game.
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll, openMenu } from './house.ts'
import { draw, type FactOf, kgbOptions, type SceneOf } from './scene.ts'
import { shadowScene } from './shadow-scenes.ts'
import { test } from './test.ts'

type Fact = FactOf<'cia-vs-kgb'>
type Side = 'cia' | 'kgb'
const now = Date.now()
const dealt = (side: Side): Fact[] => [
  { kind: 'dealt', dealer: 1, at: now, until: null },
  { kind: 'cardDealt', side },
]
const asked = (to: number): Fact => ({ kind: 'asked', by: 1, to, byClock: false, at: now, until: null })
const saidNo = (by: number): Fact => ({ kind: 'answered', by, to: 1, yes: false, byClock: false, at: now, until: null })
const scene = (feed: SceneOf<'cia-vs-kgb'>['feed']): SceneOf<'cia-vs-kgb'> => ({
  title: 'first screen',
  game: 'cia-vs-kgb',
  options: kgbOptions,
  people: 6,
  hints: 'on',
  feed,
})
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const goal = 'Find your whole side, then raise your hands together.'

test('the first screen says goal, secret and what to do, alike for both sides, and is shown once', async ({ browser }) => {
  const boxes: unknown[] = []
  for (const side of ['cia', 'kgb'] as const) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await draw(page, scene([dealt(side)]))
    await expect(heading(page, goal)).toBeVisible()
    for (const title of ['Your secret', 'What you do now']) await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your card' })).toBeVisible()
    boxes.push(
      await page
        .locator('.frame-headline, .first-steps > li, .folder, .bar')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect())),
    )
    if (side === 'cia') await expectNoBarriers(page, 'first screen')
    await page.setViewportSize({ width: 360, height: 300 })
    await expectNoSidewaysScroll(page, 'first screen')
    await page.getByRole('button', { name: 'I have read it' }).click()
    await expect(heading(page, 'Noor wants a chair')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Noor wants a chair')).toBeVisible()
    await expect(heading(page, goal)).toHaveCount(0)
    await openMenu(page)
    await page.getByRole('button', { name: 'How to play' }).click()
    await expect(page.getByText(goal)).toBeVisible()
    await page.close()
  }
  expect(boxes[0]).toEqual(boxes[1])
})

test('on a small phone what to do now is in sight in German too', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de', viewport: { width: 320, height: 568 } })
  for (const shown of [{ ...shadowScene('how far'), hints: 'on' } as const, scene([dealt('cia')])]) {
    await draw(page, shown)
    const [title, folder] = [heading(page, 'Was du jetzt tust'), page.locator('.frame-folder')]
    await expect(title).toBeVisible()
    const box = (await title.boundingBox())!
    expect.soft(box.y + box.height, shown.game).toBeLessThanOrEqual((await folder.boundingBox())!.y)
  }
})

test('the first screen stays until it is closed, and says when the table needs this person', async ({ page }) => {
  const server = await draw(page, scene([dealt('cia')]))
  await expect(heading(page, goal)).toBeVisible()
  server.tell(asked(0), { kind: 'cardShown', of: 1, side: 'kgb' })
  await expect(heading(page, 'The table waits for you')).toBeVisible()
  await expect(heading(page, goal)).toBeVisible()
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(heading(page, 'Noor asks for your chair')).toBeVisible()
})

test('whoever comes in in mid-game reads where they sit, what to do and what happened last; a reload does not show it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await draw(page, scene([dealt('cia'), [asked(2)], [saidNo(2)], [asked(4)], [saidNo(4)]]))
  await expect(heading(page, 'You come in mid-game')).toBeVisible()
  await expect(page.locator('.frame-headline')).toContainText('between')
  await expect(page.locator('.first-events li')).toHaveText([
    'Noor has dealt and stands up first.',
    'Jonas said no to Noor.',
    'Ilse said no to Noor.',
  ])
  await expect(page.locator('.first-steps')).toContainText('Nobody has shown you a card yet.')
  await page.getByRole('button', { name: 'To the table' }).click()
  await expect(heading(page, 'Ilse said no to Noor')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Ilse said no to Noor')).toBeVisible()
})

test('nothing on the table moves while its first screen is still on its way', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      for (const { value } of shifts) (window as unknown as { layoutShift: number }).layoutShift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let releaseChunk = () => {}
  const released = new Promise<void>((resolve) => {
    releaseChunk = resolve
  })
  await page.route(/assets\/introduction-/, async (route) => {
    await released
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await draw(page, scene([dealt('cia')]))
  await expect(page.locator('.frame .folder').first()).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.locator('.hint')).toHaveCount(0)
  releaseChunk()
  await expect(heading(page, goal)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBeLessThan(0.02)
})
