// What the holder of a passed device does with it, game by game: one action, if there is one to do.
import type { Page } from '@playwright/test'
import { soon, unlessMovedOn } from './moves.ts'
import { isHeld } from './passed.ts'
import { anyOf, randomIndex } from './random.ts'
import { doSomething } from './shadow.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: 'What you can do' }).last()
const offered = (page: Page) => bar(page).locator('button:not([aria-disabled=true])').allTextContents()
const press = (page: Page, label: string | RegExp) => bar(page).getByRole('button', { name: label }).click(soon)

/** The table may move on, or the curtain fall, while a thumb is on its way: that counts as something done. */
const trying = (move: (page: Page) => Promise<boolean>) => async (page: Page) => (await unlessMovedOn(page, () => move(page))) ?? true

export const playTopSecret = trying(async (page) => {
  const labels = await offered(page)
  if (labels.includes('Yes')) {
    const says = anyOf(['Yes', 'No'])
    await bar(page).getByRole('button', { name: says, exact: true }).click(soon)
    await press(page, `${says}: sure?`)
    await bar(page)
      .getByRole('button', { name: 'Yes', exact: true })
      .waitFor({ state: 'hidden', ...soon })
    return true
  }
  const next = labels.find((label) => label.startsWith('Deal round'))
  if (next) return press(page, next).then(() => true)
  if (labels.includes('Ready')) return press(page, 'Ready').then(() => true)
  const finger = page.getByRole('button', { name: /Your finger/ })
  if ((await finger.isVisible()) && !labels.includes('Not ready yet')) {
    await finger.click(soon)
    await page.locator('.paper').getByRole('button').first().click(soon)
    return true
  }
  return false
})

export const playCircle = trying(async (page) => {
  const labels = await offered(page)
  if (labels.includes('No')) return press(page, anyOf(['No', 'Yes, sit'])).then(() => true)
  const chairs = page.getByRole('region', { name: 'The circle of chairs' }).getByRole('button')
  if (!(await page.getByRole('heading', { level: 2, name: /Whose chair|And now/ }).isVisible())) return false
  const free = chairs.locator('visible=true')
  await free.nth(randomIndex(await free.count())).click(soon)
  const ask = (await offered(page)).find((label) => label.startsWith('Ask '))
  if (ask) await press(page, ask)
  return true
})

export const playSpyfall = trying(async (page) => {
  const labels = await offered(page)
  for (const label of ['Start the clock', 'Open the voting', 'Hand up']) if (labels.includes(label)) return press(page, label).then(() => true)
  const next = labels.find((label) => label.startsWith('Deal round'))
  if (next) return press(page, next).then(() => true)
  const places = page.getByRole('list', { name: 'Places' }).getByRole('button')
  if (await page.getByRole('heading', { level: 2, name: /Name the place|Where are you/ }).isVisible()) {
    await places.first().click(soon)
    await press(page, /^Name: /)
    return true
  }
  return false
})

/** Looks more than once before handing on: where it is a secret who still owes, nobody is called back at once. */
export async function playShadow(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 4; looks++) {
    if ((await doSomething(page)) !== undefined || !(await isHeld(page))) return true
    await page.waitForTimeout(150)
  }
  return false
}
