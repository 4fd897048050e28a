// A player of Spy Alley Dice who presses the obvious button of those on the screen: rolls, guesses, throws away, lets pass.
import { expect, type Page } from '@playwright/test'
import { isOver } from './house.ts'
import { STANDSTILL_MS, shortTimeout, unlessMovedOn, untilChanged } from './moves.ts'
import { randomIndex } from './random.ts'

const bar = (page: Page) => page.getByRole('toolbar').last()

/** Makes one move, if there is one to make; answers whether it did. */
export async function makeMove(page: Page): Promise<boolean> {
  const hasMoved = await unlessMovedOn(page, () => pressObvious(page))
  if (hasMoved === undefined) await page.keyboard.press('Escape') // a sheet may still be open
  return hasMoved ?? false
}
async function pressObvious(page: Page): Promise<boolean> {
  const offered = await bar(page).locator('button:not([aria-disabled=true])').allTextContents()
  const findOffer = (label: RegExp) => offered.find((offer) => label.test(offer))
  const press = (label: string) => bar(page).getByRole('button', { name: label, exact: true }).click(shortTimeout)
  if (findOffer(/^Roll all five$/)) await press('Roll all five')
  else if (findOffer(/^Mission$/)) await confirm(page, 'Mission')
  else if (findOffer(/^Guess an? /)) await guess(page, findOffer(/^Guess an? /)!)
  else if (findOffer(/^Roll /)) await press(findOffer(/^Roll /)!)
  else if (findOffer(/^Stop$/)) await press('Stop')
  else if (findOffer(/^Let it pass$/)) await confirm(page, 'Let it pass')
  else if (await hasCardToChoose(page)) await chooseFirstCard(page)
  else return false
  return true
}
/** Whether the table waits for this person: by a button of the bar, or for a card that is chosen in the folder. */
export const hasChoice = async (page: Page): Promise<boolean> =>
  (await page.getByRole('toolbar').locator('button:not([aria-disabled=true])').count()) > 0 || hasCardToChoose(page)
const hasCardToChoose = (page: Page) => page.getByRole('button', { name: /Press to open/ }).isVisible()

async function confirm(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('button', { name: label, exact: true }).click(shortTimeout)
  await bar(page).getByRole('button', { name: 'Sure?' }).click(shortTimeout)
}
async function guess(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('button', { name: label }).click(shortTimeout)
  const sheet = page.getByRole('dialog')
  const suspects = sheet.getByRole('listitem').getByRole('button')
  await suspects.nth(randomIndex(await suspects.count())).click(shortTimeout)
  await sheet.getByRole('button', { name: /^Guess / }).click(shortTimeout)
  await expect(sheet).toBeHidden()
}
async function chooseFirstCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Press to open/ }).click(shortTimeout)
  await page.locator('.paper').getByRole('button').first().click(shortTimeout)
  await bar(page)
    .getByRole('button', { name: /Throw it away|Give it/ })
    .click(shortTimeout)
}

/** Plays on with these people until the debrief, or until `isEnough` says so. */
export async function playOn(pages: readonly Page[], isEnough: () => boolean | Promise<boolean> = () => false): Promise<void> {
  for (let lastMoveAt = Date.now(); Date.now() - lastMoveAt < STANDSTILL_MS; ) {
    if ((await isOver(pages[0]!)) || (await isEnough())) return
    let hasMoved = false
    for (const page of pages) hasMoved = (await makeMove(page)) || hasMoved
    if (hasMoved) lastMoveAt = Date.now()
    else await untilChanged(...pages)
  }
  throw new Error('the table stands still')
}
