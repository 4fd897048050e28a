// Lost connections, a seat that is open twice, refused names, and plain http on a local network.
import { expect, type WebSocketRoute } from '@playwright/test'
import { homeName } from '../../../scripts/chromium.js'
import { comeIn, openHouse, startWithBots } from './house.ts'
import { test } from './test.ts'

test('a lost connection shows quietly, comes back by itself, and nothing is lost', async ({ page, context }) => {
  const links: WebSocketRoute[] = []
  let isDead = false
  await page.routeWebSocket(/\/api\/live/, (link) => {
    if (isDead) return void link.close()
    link.connectToServer()
    links.push(link)
  })
  const code = await openHouse(page, 'Mara')
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible()
  isDead = true
  for (const link of links) await link.close()
  await expect(page.locator('.connection-strip')).toBeVisible()
  await comeIn(context, code, 'Noor')
  await expect(page.getByText('Noor')).toHaveCount(0)
  isDead = false
  await expect(page.getByText('Noor').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('.connection-strip')).toHaveCount(0)
})

test('a press into a dead line is pending, says within 3 s that it waits, and arrives once the line is back', async ({ page, context }) => {
  let isDead = false
  await page.routeWebSocket(/\/api\/live/, (link) => {
    const server = link.connectToServer()
    link.onMessage((message) => isDead || server.send(message))
    server.onMessage((message) => isDead || link.send(message))
  })
  await openHouse(page, 'Mara')
  await startWithBots(page)
  const roll = page.getByRole('button', { name: 'Roll all five' })
  await expect(roll).toBeVisible()
  isDead = true
  await roll.click()
  await expect(roll).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('One answer was on its way.')).toBeVisible({ timeout: 4000 })
  isDead = false
  await expect(page.locator('.connection-strip')).toHaveCount(0)
  await expect(roll.and(page.locator('[aria-busy=true]'))).toHaveCount(0)
  // The browser itself says when there is no network.
  await context.setOffline(true)
  await expect(page.locator('.connection-strip')).toBeVisible({ timeout: 2000 })
  await context.setOffline(false)
  await expect(page.locator('.connection-strip')).toHaveCount(0)
})

test('a seat is live in one place: the newest has it, the older may take it back; and a name that is empty, too long or taken gets a sentence', async ({
  page,
  context,
}) => {
  const code = await openHouse(page, 'Mara')
  const second = await context.newPage()
  await test.step('a seat is live in one place: the newest has it, the older may take it back', async () => {
    await second.goto(`/t/${code}`)
    await second.getByRole('toolbar').getByRole('button', { name: 'Continue as Mara' }).click()
    await expect(second.getByRole('heading', { name: 'Your house' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your seat is open elsewhere.' })).toBeVisible()
    await page.getByRole('button', { name: 'Use it here' }).click()
    await expect(page.getByRole('heading', { name: 'Your house' })).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Your seat is open elsewhere.' })).toBeVisible()
  })
  await test.step('a name that is empty, too long or taken gets a sentence', async () => {
    const third = await context.newPage()
    await third.goto(`/t/${code}`)
    await third.getByRole('toolbar').getByRole('button', { name: 'Someone else' }).click()
    for (const [name, sentence] of [
      ['   ', 'A name needs at least one letter.'],
      ['An endlessly long name for one', 'A name has 20 letters at most.'],
    ] as const) {
      await third.getByLabel('Your name').fill(name)
      await third.getByRole('button', { name: 'Come in' }).click()
      await expect(third.locator('#name-wrong')).toHaveText(sentence)
    }
    await third.getByLabel('Your name').fill('m\u00e1ra')
    await expect(third.getByRole('heading', { name: 'Mara is already inside.' })).toBeVisible()
    await expect(third.getByText(/the old phone lets you back with one press\.$/), 'a host alone is asked, and nobody else').toBeVisible()
  })
})

test('everything works over plain http at an address of the local network', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: `http://${homeName}:${new URL(baseURL!).port}` })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openHouse(page, 'Mara')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await startWithBots(page)
  await page.getByRole('button', { name: 'Roll all five' }).click()
  await expect(page.getByText(/The others roll|[Yy]our turn|’s turn|tie with/).first()).toBeVisible({ timeout: 20_000 })
  const wakeVideo = page.locator('video.awake') // it keeps the screen on where there is no wake lock
  await expect.poll(() => wakeVideo.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
