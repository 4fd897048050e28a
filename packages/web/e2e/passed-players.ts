// What the holder of a passed device does with it, game by game: one action, if there is one to do.
import type { Page } from '@playwright/test'
import { bar } from './house.ts'
import { shortTimeout, unlessMovedOn } from './moves.ts'
import { isHeld } from './passed.ts'
import { anyOf, randomIndex } from './random.ts'
import { makeMove } from './shadow.ts'

const offered = (page: Page) => bar(page).locator('button:not([aria-disabled=true])').allTextContents()
const press = (page: Page, label: string | RegExp) => bar(page).getByRole('button', { name: label }).click(shortTimeout)

/** A move that counts as made if the table moved on, or the curtain closed, before the button could be pressed. */
const countMovedOnAsDone = (move: (page: Page) => Promise<boolean>) => async (page: Page) => (await unlessMovedOn(page, () => move(page))) ?? true

export const playTopSecret = countMovedOnAsDone(async (page) => {
  const labels = await offered(page)
  if (labels.includes('Yes')) {
    const answer = anyOf(['Yes', 'No'])
    await bar(page).getByRole('button', { name: answer, exact: true }).click(shortTimeout)
    await press(page, `${answer}: sure?`)
    await bar(page)
      .getByRole('button', { name: 'Yes', exact: true })
      .waitFor({ state: 'hidden', ...shortTimeout })
    return true
  }
  const next = labels.find((label) => label.startsWith('Deal round'))
  if (next) return press(page, next).then(() => true)
  if (labels.includes('Ready')) return press(page, 'Ready').then(() => true)
  const finger = page.getByRole('button', { name: /Your finger/ })
  if ((await finger.isVisible()) && !labels.includes('Not ready yet')) {
    await finger.click(shortTimeout)
    await page.locator('.paper').getByRole('button').first().click(shortTimeout)
    return true
  }
  return false
})

export const playCircle = countMovedOnAsDone(async (page) => {
  const labels = await offered(page)
  if (labels.includes('No')) return press(page, anyOf(['No', 'Yes, sit'])).then(() => true)
  const chairs = page.getByRole('region', { name: 'The circle of chairs' }).getByRole('button')
  if (!(await page.getByRole('heading', { level: 2, name: /Whose chair|And now/ }).isVisible())) return false
  const free = chairs.locator('visible=true')
  await free.nth(randomIndex(await free.count())).click(shortTimeout)
  const ask = (await offered(page)).find((label) => label.startsWith('Ask '))
  if (ask) await press(page, ask)
  return true
})

export const playSpyfall = countMovedOnAsDone(async (page) => {
  const labels = await offered(page)
  for (const label of ['Start the clock', 'Open the voting', 'Hand up']) if (labels.includes(label)) return press(page, label).then(() => true)
  const next = labels.find((label) => label.startsWith('Deal round'))
  if (next) return press(page, next).then(() => true)
  const places = page.getByRole('list', { name: 'Places' }).getByRole('button')
  if (await page.getByRole('heading', { level: 2, name: /Name the place|Where are you/ }).isVisible()) {
    await places.first().click(shortTimeout)
    await press(page, /^Name: /)
    return true
  }
  return false
})

/** Looks four times before there is nothing to do: where it is a secret who must still act, nobody is called back at once. */
export async function playShadow(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 4; looks++) {
    if ((await makeMove(page)) !== undefined || !(await isHeld(page))) return true
    await page.waitForTimeout(150)
  }
  return false
}
