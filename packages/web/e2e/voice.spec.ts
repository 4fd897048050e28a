// Voice at the table, with Chromium's fake microphone, which beeps: everybody hears everybody, directly or over the server, and
// nobody while talking is closed. VOICE_PAGES=4 and VOICE_PAGES=8 are the long forms.
import { type Browser, expect, type Page } from '@playwright/test'
import { chromium } from '../../../scripts/chromium.js'
import { expectNoBarriers, look, openHouse } from './house.ts'
import { accuse, begin, gather, press, startClock } from './spyfall.ts'
import { test } from './test.ts'

const launch = await chromium()
const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required']
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), ...fakeMicrophone] } })

const PAGES = Number(process.env.VOICE_PAGES ?? 2)
/** Several pages that encode and decode sound are slow on a busy machine. */
const patient = { timeout: 60_000 }
const names = ['Mara', 'Noor', 'Teo', 'Ilse', 'Jonas', 'Ada', 'Bram', 'Sam']
/** What a page hears: energy of sound that came directly, and of frames that came over the server. */
async function measureSound(page: Page, isCut: boolean): Promise<void> {
  await page.addInitScript((cut) => {
    const heard = { peers: [] as RTCPeerConnection[], relayed: 0 }
    Object.assign(window, { heard })
    const Original = RTCPeerConnection
    window.RTCPeerConnection = class extends Original {
      constructor(config?: RTCConfiguration) {
        super(cut ? { ...config, iceServers: [], iceTransportPolicy: 'relay' } : config) // without TURN there is no way then
        heard.peers.push(this)
      }
    }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when) {
      for (const sample of this.buffer?.getChannelData(0) ?? []) heard.relayed += sample * sample
      start.call(this, when)
    }
  }, isCut)
}
interface Heard {
  readonly peers: readonly RTCPeerConnection[]
  readonly relayed: number
}
/** How many people are heard directly by now, with sound that is not silence. */
const heardDirectly = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { peers } = (window as unknown as { heard: Heard }).heard
    let count = 0
    for (const peer of peers) {
      if (peer.connectionState !== 'connected') continue
      for (const report of (await peer.getStats()).values()) {
        if (report.type === 'inbound-rtp' && report.bytesReceived > 0 && report.totalAudioEnergy > 0.0001) count++
      }
    }
    return count
  })
const heardOverServer = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard.relayed)

async function talkers(browser: Browser, first: Page, count: number, isCut = false): Promise<readonly Page[]> {
  await measureSound(first, isCut)
  const code = await openHouse(first, names[0]!)
  const pages = [first]
  for (const name of names.slice(1, count)) {
    const context = await browser.newContext({ permissions: ['microphone'] })
    const page = await context.newPage()
    await measureSound(page, isCut)
    await page.goto(`/t/${code}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    pages.push(page)
  }
  return pages
}
const voiceButton = (page: Page) => page.getByRole('button', { name: /^(Talk by voice|Voice)/ })
/** Joins, heard all the time. */
async function join(page: Page): Promise<void> {
  await voiceButton(page).click()
  const meter = page.getByRole('meter')
  await expect.poll(() => meter.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(1)
  await page.getByText('All the time').click()
  await page.getByRole('button', { name: 'Join heard' }).click()
  await expect(voiceButton(page)).toHaveAccessibleName('Voice: you have joined')
}
const pairs = (page: Page, state: string) => page.locator(`.voice-person[data-pair=${state}]`)

test.use({ permissions: ['microphone'] })

test(`${PAGES} people hear each other directly, see who speaks, and are back after a reload`, async ({ page, browser }) => {
  const pages = await talkers(browser, page, PAGES)
  const [mara, noor] = pages as [Page, Page]
  await voiceButton(mara).click()
  await look(mara, 'joining the voice')
  await mara.keyboard.press('Escape')
  for (const one of pages) await join(one)
  for (const one of pages) await expect.poll(() => heardDirectly(one), patient).toBe(PAGES - 1)
  for (const one of pages) await expect.poll(() => one.evaluate(() => document.documentElement.dataset.speaking)).toMatch(/\d/)
  await voiceButton(mara).click()
  await expect(pairs(mara, 'direct')).toHaveCount(PAGES - 1)
  await expect(mara.getByText('Everybody who has joined hears everybody.')).toBeVisible()
  await look(mara, 'who hears whom')

  await noor.reload()
  await expect(voiceButton(noor)).toHaveAccessibleName('Voice: you have joined')
  await expect.poll(() => heardDirectly(noor), patient).toBe(PAGES - 1)
  await expect(pairs(mara, 'direct')).toHaveCount(PAGES - 1)

  // The host closes voice for the table: everybody is out of it at once.
  await mara.getByLabel('Voice at this table').uncheck()
  for (const one of pages) await expect(voiceButton(one)).toHaveAccessibleName('Voice is closed')
  await expect(noor.locator('.voice-hold')).toHaveCount(0)
})

test('with every direct way cut, sound goes over the server, and the page says so', async ({ page, browser }) => {
  const pages = await talkers(browser, page, 2, true)
  for (const one of pages) await join(one)
  for (const one of pages) await expect.poll(() => heardOverServer(one), { intervals: [50] }).toBeGreaterThan(0.1)
  await voiceButton(page).click()
  await expect(pairs(page, 'house')).toHaveCount(1)
  await expect(page.getByText(/by way of the house, a little later/)).toBeVisible()
  // Muted by oneself alone: nobody else notices.
  await page.getByRole('button', { name: 'Mute Noor for me alone' }).click()
  await expect(page.getByText('muted by you alone')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the talk' }).click()
  await expect(voiceButton(page)).toHaveAccessibleName('Talk by voice')
})

test('held to talk, muted, and closed for everybody while the rules ask for silence', async ({ page, context }) => {
  const { pages } = await gather(context, page, ['Noor', 'Teo'], {})
  const [mara, noor] = pages as [Page, Page, Page]
  await begin(pages)
  await startClock(pages)
  await voiceButton(noor).click()
  await noor.getByRole('button', { name: 'Join heard' }).click()
  const hold = noor.locator('.voice-hold')
  await expect(hold).toHaveText('Hold to talk')
  await noor.keyboard.down('t')
  await expect(hold).toHaveText('They hear you')
  await expect.poll(() => mara.evaluate(() => document.documentElement.dataset.speaking)).toMatch(/\d/)
  await noor.keyboard.up('t')
  await expect(hold).toHaveText('Hold to talk')
  await expectNoBarriers(noor, 'held to talk')
  await accuse(noor, 'Teo')
  await expect(hold).toHaveText('Closed for all')
  await expect(noor.getByText('Nobody can talk now')).toBeVisible()
  await expectNoBarriers(noor, 'talking is closed')
  await press(mara, 'Hand down')
  await expect(hold).toHaveText('Hold to talk')
})

test('over plain http the button says why there is no microphone, and what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await openHouse(page, 'Mara')
  await voiceButton(page).click()
  await expect(page.getByRole('heading', { name: 'The browser keeps the microphone shut' })).toBeVisible()
  await expect(page.getByText('Typing always does', { exact: false })).toBeVisible()
  await look(page, 'no https')
})
