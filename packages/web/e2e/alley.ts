// A player of Spy Alley Dice who presses the obvious button of those on the screen: rolls, guesses, throws away, lets pass.
import { expect, type Page } from '@playwright/test'
import { soon, unlessMovedOn, untilChanged } from './moves.ts'
import { randomIndex } from './random.ts'

const bar = (page: Page) => page.getByRole('toolbar').last()
export const isOver = (page: Page) => page.locator('h1', { hasText: 'Debrief' }).isVisible()

/** One thing, if there is one to do. */
export async function doSomething(page: Page): Promise<boolean> {
  const hasMoved = await unlessMovedOn(page, () => move(page))
  if (hasMoved === undefined) await page.keyboard.press('Escape') // a sheet may still be open
  return hasMoved ?? false
}
async function move(page: Page): Promise<boolean> {
  const offered = await bar(page).locator('button:not([aria-disabled=true])').allTextContents()
  const has = (word: RegExp) => offered.find((label) => word.test(label))
  const press = (label: string) => bar(page).getByRole('button', { name: label, exact: true }).click(soon)
  if (has(/^Roll all five$/)) await press('Roll all five')
  else if (has(/^Mission$/)) await confirm(page, 'Mission')
  else if (has(/^Guess an? /)) await guess(page, has(/^Guess an? /)!)
  else if (has(/^Roll /)) await press(has(/^Roll /)!)
  else if (has(/^Stop$/)) await press('Stop')
  else if (has(/^Let it pass$/)) await confirm(page, 'Let it pass')
  else if (await isToChoose(page)) await chooseFirstCard(page)
  else return false
  return true
}
/** Whether the table waits for this person: by a button of the bar, or for a card that is chosen in the folder. */
export const hasChoice = async (page: Page): Promise<boolean> =>
  (await page.getByRole('toolbar').locator('button:not([aria-disabled=true])').count()) > 0 || isToChoose(page)
const isToChoose = (page: Page) => page.getByRole('button', { name: /Press to open/ }).isVisible()

async function confirm(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('button', { name: label, exact: true }).click(soon)
  await bar(page).getByRole('button', { name: 'Sure?' }).click(soon)
}
async function guess(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('button', { name: label }).click(soon)
  const sheet = page.getByRole('dialog')
  const somebody = sheet.getByRole('listitem').getByRole('button')
  await somebody.nth(randomIndex(await somebody.count())).click(soon)
  await sheet.getByRole('button', { name: /^Guess / }).click(soon)
  await expect(sheet).toBeHidden()
}
async function chooseFirstCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Press to open/ }).click(soon)
  await page.locator('.paper').getByRole('button').first().click(soon)
  await bar(page)
    .getByRole('button', { name: /Throw it away|Give it/ })
    .click(soon)
}

/** How long nothing may happen at a table: longer than bots think on the slowest machine. */
const STANDSTILL_MS = 90_000

/** Plays on with these people until the debrief, or until `enough`. */
export async function playOn(pages: readonly Page[], enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
  for (let moved = Date.now(); Date.now() - moved < STANDSTILL_MS; ) {
    if ((await isOver(pages[0]!)) || (await enough())) return
    let busy = false
    for (const page of pages) busy = (await doSomething(page)) || busy
    if (busy) moved = Date.now()
    else await untilChanged(...pages)
  }
  throw new Error('the table stands still')
}
