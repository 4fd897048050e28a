// What a page offers in a secure context (a browser counts 127.0.0.1 as one): a service worker that keeps nothing, a page for when the
// house is out of reach, messages on "your turn" by choice, and installing. Over plain http there is none of it.
import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { homeName } from '../../../scripts/chromium.js'
import { expectUsable } from './house.ts'
import { setUpOwnServer } from './own-server.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** The paths of the requests to the push service, which is one of the test's own. */
const pushedPaths: string[] = []
const pushService: Server = createServer((request, response) => {
  pushedPaths.push(request.url ?? '')
  response.writeHead(201).end()
})
pushService.listen(0, '127.0.0.1')
await once(pushService, 'listening')
const pushOrigin = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`
const house = setUpOwnServer({ PUSH_HOSTS: pushOrigin })
test.afterAll(() => void pushService.close())

const workerReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
const openPractice = async (page: Page): Promise<string> => {
  await page.goto(house.origin)
  await page.getByRole('button', { name: 'Practise Spy Alley Dice' }).click()
  await page.waitForURL(/\/t\/\w{4}$/)
  return page.url().slice(-4)
}

test('after an upgrade the new client is shown, and without the house a page that says so', async ({ page }) => {
  let version = 'first'
  const worker = readFileSync(new URL('../public/sw.js', import.meta.url))
  const start = async (port: number) => {
    const server = createServer(({ url }, response) => {
      const isWorker = url === '/sw.js'
      response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html', connection: 'close' })
      response.end(isWorker ? worker : `<script>navigator.serviceWorker.register('/sw.js')</script><h1>${version}</h1>`)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const stop = async (server: Server) => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  const before = await start(0)
  const { port } = before.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/t/K7QF`)
  await workerReady(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  version = 'second'
  await page.reload()
  await expect(page.getByRole('heading')).toHaveText('second')
  await stop(before)
  await page.reload()
  await expect(page.getByRole('heading')).toHaveText('The house is out of reach')
  await expectUsable(page, 'house out of reach')
  version = 'third'
  const after = await start(port)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading')).toHaveText('third')
  await stop(after)
})

test('nothing of a table is kept by the worker', async ({ page }) => {
  await openPractice(page)
  expect(await workerReady(page)).toBe(`${house.origin}/sw.js`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('over plain http there is no worker, and nothing is offered that needs one', async ({ page }) => {
  await page.goto(house.origin.replace('127.0.0.1', homeName))
  await expect(page.getByRole('heading', { name: 'Safehouse' })).toBeVisible()
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
})

test('the browser’s offer to install is passed on, once', async ({ page }) => {
  await page.goto(house.origin)
  await workerReady(page)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => {
        document.body.dataset.prompted = 'yes'
      },
    })
    dispatchEvent(offer)
  })
  await page.getByRole('button', { name: 'Install as an app' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes')
  await expect(page.getByRole('button', { name: 'Install as an app' })).toHaveCount(0)
})

test('somebody who turns it on is told that it is their turn, and no more once it is off', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: house.origin })
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: Buffer.alloc(16, 5).toString('base64url') }
  // A browser asks its maker's push service for an address; this one has one already.
  await page.addInitScript(
    (subscription) => {
      let isSubscribed = false
      const made = { toJSON: () => subscription, unsubscribe: async () => (isSubscribed = false) }
      PushManager.prototype.subscribe = async () => {
        isSubscribed = true
        return made as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => (isSubscribed ? (made as unknown as PushSubscription) : null)
    },
    { endpoint: `${pushOrigin}/mara`, keys },
  )
  const code = await openPractice(page)
  const openSettings = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
  }
  await openSettings()
  const choice = page.getByLabel('Tell me when it is my turn')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expect(choice).toBeChecked()
  await expectUsable(page, 'settings in a secure context')
  house.forward(60_000)
  await expect.poll(() => pushedPaths).toEqual(['/mara'])
  await choice.uncheck()
  await expect(choice).not.toBeChecked()

  // The browser of the tests shows no notifications: the worker says what it would show.
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const shown: { title: string; body?: string | undefined }[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, body: options?.body })
  })
  const session = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((known) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId: id } of registrations) if (scopeURL.startsWith(house.origin)) known(id)
    })
    void session.send('ServiceWorker.enable')
  })
  const data = JSON.stringify({ turnAt: code, language: 'de' })
  await session.send('ServiceWorker.deliverPushMessage', { origin: house.origin, registrationId, data })
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect.poll(shown).toEqual([{ title: 'Du bist am Zug', body: `Tisch ${code}` }])
})
