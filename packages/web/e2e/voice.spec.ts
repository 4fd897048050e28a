// Voice at the table: everybody hears everybody, directly or over the server, and nobody while talking is closed. Microphones are
// known tones, or Chromium's fake one, which beeps. VOICE_PAGES=4 and VOICE_PAGES=8 are the long forms.
import { expect, type Page } from '@playwright/test'
import type { House } from '@safehouse/protocol'
import { expectNoBarriers, expectUsable, openHouse, openMenu, say, talkButton } from './house.ts'
import { draw, type Scene } from './scene.ts'
import { accuse, begin, gather, press, startClock } from './spyfall.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { deepOnly, test } from './test.ts'
import {
  expectAllHeard,
  gatherTalkers,
  heardDirectly,
  heardOverServer,
  hearsTone,
  isMeasured,
  join,
  packetsAskedFor,
  packetsSent,
  pairs,
  patient,
  printFigure,
  voiceButton,
  waysInUse,
  withMicrophone,
} from './voice.ts'

/** Longer than the audio context of a silent page stays awake. */
const REST_MS = 12_000
/** Voice comes back by itself within this time, by either way. */
const RETURN_LIMIT_MS = 5000
const PAGES = Number(process.env.VOICE_PAGES ?? 2)
test.use(withMicrophone)

test(`${PAGES} people hear each other directly, see who speaks, and are back after a reload`, async ({ page, browser }) => {
  const pages = await gatherTalkers(browser, page, PAGES, { tones: true })
  const [mara, noor] = pages as [Page, Page]
  await voiceButton(mara).click()
  await expectUsable(mara, 'joining the voice')
  await mara.keyboard.press('Escape')
  for (const device of pages) await join(device)
  for (const device of pages) await expect.poll(() => heardDirectly(device), patient).toBe(PAGES - 1)
  await expectAllHeard(pages)
  // Without a server that helps there are the addresses of this machine alone (`prflx`: one that the other side had not named yet).
  for (const device of pages) for (const way of await waysInUse(device)) expect(['host', 'prflx']).toContain(way)
  for (const device of pages) expect(await packetsAskedFor(device)).toEqual(pages.slice(1).map(() => '60'))
  for (const device of pages) await expect.poll(() => device.evaluate(() => document.documentElement.dataset.speaking)).toMatch(/\d/)
  await voiceButton(mara).click()
  await expect(pairs(mara, 'direct')).toHaveCount(PAGES - 1)
  await expect(mara.getByText('Everybody who has joined hears everybody.')).toBeVisible()
  await expectUsable(mara, 'who hears whom')

  const reloaded = Date.now()
  await noor.reload()
  await expect(voiceButton(noor)).toHaveAccessibleName('Voice: you have joined')
  await expectAllHeard(pages)
  const heardAfter = Date.now() - reloaded
  printFigure(`all ${PAGES} heard again after a reload`, heardAfter)
  if (isMeasured) expect(heardAfter).toBeLessThan(RETURN_LIMIT_MS)
  await expect.poll(() => heardDirectly(noor), patient).toBe(PAGES - 1)
  printFigure(`all ${PAGES} heard directly again after a reload`, Date.now() - reloaded)
  await expectAllHeard(pages)
  await expect(pairs(mara, 'direct')).toHaveCount(PAGES - 1)

  // The host closes voice for the table: everybody is out of it at once.
  await mara.getByLabel('Voice at this table').uncheck()
  for (const device of pages) await expect(voiceButton(device)).toHaveAccessibleName('Voice is closed')
  await expect(noor.locator('.voice-hold')).toHaveCount(0)
})

test(`with every direct way cut, the sound of ${PAGES} goes over the server, and the page says so`, async ({ page, browser }) => {
  const pages = await gatherTalkers(browser, page, PAGES, { tones: true, isCut: true })
  for (const device of pages) await join(device)
  await expectAllHeard(pages)
  for (const device of pages) await expect.poll(() => heardOverServer(device), { intervals: [50] }).toBeGreaterThan(0.1)
  await voiceButton(page).click()
  await expect(pairs(page, 'relayed')).toHaveCount(PAGES - 1)
  await expect(page.getByText(/by way of the house, a little later/)).toHaveCount(PAGES - 1)
  // Muted by oneself alone: nobody else notices.
  await page.getByRole('button', { name: 'Mute Noor for me alone' }).click()
  await expect(page.getByText('muted by you alone')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the talk' }).click()
  await expect(voiceButton(page)).toHaveAccessibleName('Talk by voice')
})

test(
  'an offer and an answer that were lost are sent again: two people hear each other directly all the same',
  deepOnly,
  async ({ page, browser }) => {
    const pages = await gatherTalkers(browser, page, 2, { tones: true, losesFirstDescription: true })
    for (const device of pages) await join(device)
    for (const device of pages) await expect.poll(() => heardDirectly(device), patient).toBe(1)
  },
)

test('whoever does not hold the button sends nothing, and is heard again after a rest', async ({ page, browser }) => {
  const pages = await gatherTalkers(browser, page, 2, { tones: true })
  const [mara, noor] = pages as [Page, Page]
  for (const device of pages) {
    await voiceButton(device).click()
    await device.getByRole('button', { name: 'Join heard' }).click() // while the button is held, which is how the sheet begins
  }
  await voiceButton(mara).click()
  await expect(pairs(mara, 'direct')).toHaveCount(1, patient)
  await mara.keyboard.press('Escape')
  const quiet = await packetsSent(noor)
  await noor.waitForTimeout(REST_MS)
  expect(await packetsSent(noor)).toBe(quiet)
  expect(await hearsTone(mara, 1)).toBe(false)
  const pressed = Date.now()
  await noor.keyboard.down('t')
  await expect.poll(() => hearsTone(mara, 1), patient).toBe(true)
  printFigure('heard after the press of the button', Date.now() - pressed)
  await noor.keyboard.up('t')
  await expect.poll(() => hearsTone(mara, 1), patient).toBe(false)
  const released = await packetsSent(noor)
  expect(released).toBeGreaterThan(quiet)
  await noor.waitForTimeout(1000)
  expect(await packetsSent(noor)).toBe(released)
})

test('held to talk, muted, and closed for everybody while the rules ask for silence, as is the talk that is typed', async ({ page, context }) => {
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
  await test.step('beside the folder, or in the title bar where a keyboard leaves too little room', async () => {
    const usual = noor.viewportSize()!
    for (const [size, position] of [
      [{ width: 932, height: 430 }, 'fixed'],
      [{ width: 390, height: 480 }, 'fixed'],
      [{ width: 390, height: 450 }, 'static'],
      [usual, 'fixed'],
    ] as const) {
      await noor.setViewportSize(size)
      await expect(hold, `${size.width} by ${size.height}`).toHaveCSS('position', position)
    }
  })
  await accuse(noor, 'Teo')
  await expect(hold).toHaveText('Closed for all')
  await expect(noor.getByText('Nobody can talk now')).toBeVisible()
  await expectNoBarriers(noor, 'talking is closed')
  const typed = noor.getByLabel('Say something')
  await test.step('while a table votes on an accusation nobody talks, and the talk says why', async () => {
    await talkButton(noor).click()
    await expect(noor.getByText(/^The rules ask for silence now\./)).toBeVisible()
    await expect(typed).toHaveCount(0)
    await expect(noor.getByRole('button', { name: 'Laughs' })).toHaveCount(0)
    await expectUsable(noor, 'talk that is closed')
  })
  await press(mara, 'Hand down')
  await expect(hold).toHaveText('Hold to talk')
  await expect(typed).toBeVisible()
  await say(noor, 'He blinked.')
})

test('at a practice table the button says that only bots are here, and lets them speak; the help tells how to talk', async ({ page }) => {
  const practice = (house: House) => ({
    practice: true,
    people: house.people.map((person, i) => (i === 0 ? person : { ...person, kind: 'bot' as const })),
  })
  await draw(page, { ...spyfallScene('you are asked'), house: practice } as Scene)
  await voiceButton(page).click()
  await expect(page.getByRole('heading', { name: 'Only bots are here' })).toBeVisible()
  await page.getByLabel('Bots speak aloud').check()
  await expectUsable(page, 'voice among bots')
  await page.getByRole('button', { name: 'Not now' }).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { name: 'Talk by voice' })).toBeVisible()
})

test('over plain http the button says why there is no microphone, and what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await openHouse(page, 'Mara')
  await voiceButton(page).click()
  await expect(page.getByRole('heading', { name: 'The browser keeps the microphone shut' })).toBeVisible()
  await expect(page.getByText('Typing always does', { exact: false })).toBeVisible()
  await expectUsable(page, 'no https')
})
