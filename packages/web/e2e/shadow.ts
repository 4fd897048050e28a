// A player of Shadow in the Night who reads the screen and does something sensible with whatever it asks: goes for the safe
// where that is possible, plays a card now and then, and writes the first dossier that can be sealed. Whatever has not been
// done yet is done first, so that no whole game goes without it by chance.
import type { Locator, Page } from '@playwright/test'
import { isOver } from './house.ts'
import { shortTimeout, unlessMovedOn, untilChanged } from './moves.ts'
import { anyOf, random, randomIndex } from './random.ts'

const bar = (page: Page) => page.locator('.frame-bar')
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const agents = (page: Page) => page.locator('.shadow-agents button')

/** What was done, in words, and how often. */
type Deeds = ReadonlyMap<string, number>

/** How many buildings stand around the board: the church is 0, the ruin 11. */
const BUILDINGS = 12
const buildingIn = (text: string): number => {
  const named = /in (the church|the ruin|\d+)/.exec(text)?.[1]
  return named === 'the church' ? 0 : named === 'the ruin' ? 11 : Number(named ?? 0)
}

/** Makes one move, if there is one to make; answers with what it was. */
export const makeMove = (page: Page, done: Deeds = new Map()): Promise<string | undefined> => unlessMovedOn(page, () => pressSensible(page, done))
async function pressSensible(page: Page, done: Deeds): Promise<string | undefined> {
  const offered = await bar(page).locator('button:not([aria-disabled=true])').allTextContents()
  const dimmed = await bar(page).locator('button[aria-disabled=true]').allTextContents()
  const isOffered = (label: string) => offered.includes(label)
  const press = (label: string) => button(page, label).click(shortTimeout)
  const goOn = offered.find((label) => label.startsWith('Go on'))
  if (goOn) return await press(goOn).then(() => 'went on')
  if (isOffered('3') && isOffered('1')) return await press(anyOf(['One step', 'Two steps', 'Three steps'])).then(() => 'how far')
  if (isOffered('Not me')) return await answerCall(page, done)
  if (isOffered('Draw a card')) return await press('Draw a card').then(() => 'drew')
  if (isOffered('Choose a card')) return await chooseCard(page, isOffered('Pass'), done)
  if (isOffered('Another card')) return await press('Done').then(() => 'done with cards')
  if (isOffered('Back')) return await chooseTargets(page)
  if (dimmed.includes('Put it there') || offered.some((label) => label.startsWith('Put it in'))) return await putSafe(page)
  if (isOffered('Seal it for good?')) return await press('Seal it for good?').then(() => 'sealed')
  if (isOffered('Open it')) return await sealDossier(page)
  if (dimmed.includes('Done') || isOffered('Done')) return await spendPoints(page, done)
  return undefined
}

async function spendPoints(page: Page, done: Deeds): Promise<string> {
  const texts = await agents(page).allTextContents()
  const safe = buildingIn(
    `in ${(await page.locator('.shadow-wedge[aria-label$="the safe"]').getAttribute('aria-label', shortTimeout))?.split(':')[0]?.toLowerCase()}`,
  )
  const points = Number(/(\d+) of \d+/.exec((await page.locator('.shadow-pips').getAttribute('aria-label', shortTimeout)) ?? '')?.[1] ?? 0)
  const stepsToSafe = texts.map((text) => (safe - buildingIn(text) + BUILDINGS) % BUILDINGS)
  const runner = done.has('moved') ? stepsToSafe.findIndex((steps) => steps > 0 && steps <= points) : -1
  for (let spent = 0; spent < points; spent++) {
    const moved = runner >= 0 && spent < stepsToSafe[runner]! ? runner : (runner + 1 + randomIndex(texts.length - 1)) % texts.length
    await agents(page).nth(Math.max(0, moved)).click(shortTimeout)
  }
  await button(page, 'Done').click(shortTimeout)
  return runner >= 0 ? 'moved to the safe' : 'moved'
}
async function answerCall(page: Page, done: Deeds): Promise<string> {
  if (!done.has('played a card') || !done.has('passed') || random() < 0.3) {
    await button(page, 'I do').click(shortTimeout)
    await page.waitForTimeout(150)
    if (!(await button(page, 'Not me').isVisible()) || (await button(page, 'Not me').getAttribute('aria-disabled')) === 'true')
      return 'wanted to play'
  }
  await button(page, 'Not me').click(shortTimeout)
  return 'did not want to play'
}
async function chooseCard(page: Page, mayPass: boolean, done: Deeds): Promise<string> {
  if (mayPass && done.has('played a card') && (!done.has('passed') || random() < 0.6))
    return button(page, 'Pass')
      .click(shortTimeout)
      .then(() => 'passed')
  await button(page, 'Choose a card').click(shortTimeout)
  await page.locator('.shadow-card').first().waitFor(shortTimeout)
  const playable = page.locator('.shadow-card:not(.not)')
  if ((await playable.count()) === 0) {
    await button(page, 'Pass').click(shortTimeout)
    return 'passed'
  }
  await playable.first().click(shortTimeout)
  return 'chose a card'
}
/** Chooses what the card asks for, until it can be played. */
async function chooseTargets(page: Page): Promise<string> {
  const isReady = async () => (await button(page, 'Play it').getAttribute('aria-disabled', shortTimeout)) !== 'true'
  const targets: Locator[] = [
    page.locator('.shadow-face-down button'),
    page.locator('.shadow-agent:not(.dimmed)'),
    page.locator('.shadow-wedge[aria-pressed]'),
  ]
  for (let tries = 0; tries < 12 && !(await isReady()); tries++) {
    for (const target of targets) {
      const count = await target.count()
      if (count === 0 || (await isReady())) continue
      const chosen = target.nth(randomIndex(count))
      if ((await chosen.getAttribute('aria-pressed', shortTimeout)) === 'true') continue
      await chosen.focus(shortTimeout)
      await page.keyboard.press('Enter')
    }
  }
  await button(page, 'Play it').click(shortTimeout)
  return 'played a card'
}
async function putSafe(page: Page): Promise<string> {
  for (const building of ['9', '8', '10']) {
    const wedge = page.locator(`.shadow-wedge[aria-label^="${building}:"]`)
    if ((await wedge.count()) === 0) continue
    await wedge.focus(shortTimeout)
    await page.keyboard.press('Enter')
    await button(page, /^Put it in/).click(shortTimeout)
    return 'moved the safe'
  }
  return ''
}
async function sealDossier(page: Page): Promise<string> {
  if (!(await page.locator('.shadow-entry').isVisible())) await button(page, 'Open it').click(shortTimeout)
  for (let tries = 0; tries < 8; tries++) {
    const free = page.locator('.shadow-entry-names button:not(.used)')
    if ((await free.count()) === 0) break
    await free.first().click(shortTimeout)
    await page.locator('.shadow-slot:not(.full):not(.fixed)').first().click(shortTimeout)
  }
  await button(page, 'Seal my dossier').click(shortTimeout)
  await button(page, 'Seal it for good?').click(shortTimeout)
  return 'sealed'
}

/** Plays on with these people until the debrief; answers with everything that was done, and how often. */
export async function playOn(pages: readonly Page[], isEnough: (done: Deeds) => boolean = () => false): Promise<Deeds> {
  const done = new Map<string, number>()
  for (let idleRounds = 0; idleRounds < 400; ) {
    if (isEnough(done) || (await isOver(pages[0]!))) return done
    const deeds = await Promise.all(pages.map((page) => makeMove(page, done)))
    for (const deed of deeds) if (deed) done.set(deed, (done.get(deed) ?? 0) + 1)
    const hasMoved = deeds.some((deed) => deed !== undefined)
    idleRounds = hasMoved ? 0 : idleRounds + 1
    if (!hasMoved) await untilChanged(...pages)
  }
  throw new Error(`the table stands still after ${JSON.stringify([...done])}`)
}
