// People at a table of Top Secret, by the words on their screens: they answer cards, point, and go on.
import { expect, type Page } from '@playwright/test'
import { whileHeld } from './circle.ts'
import { bar, heading } from './house.ts'

/** Two presses. When somebody else's answer token comes between them, the button forgets the first one, and both are pressed again. */
export async function answer(page: Page, label: 'Yes' | 'No'): Promise<void> {
  const sure = bar(page).getByRole('button', { name: `${label}: sure?` })
  await expect(async () => {
    if (!(await sure.isVisible())) await bar(page).getByRole('button', { name: label, exact: true }).click({ timeout: 10_000 })
    await sure.click({ timeout: 3000 })
  }).toPass({ timeout: 40_000 })
}
/** Waits until the card is open to answers. */
export const waitForAnswers = (page: Page) => expect(heading(page, 'Answer for your team')).toBeVisible({ timeout: 20_000 })
export async function answerThreeCards(pages: readonly Page[], saysYes: (page: number, card: number) => boolean): Promise<void> {
  for (let card = 1; card <= 3; card++)
    for (const [i, page] of pages.entries()) {
      await expect(page.getByRole('region', { name: new RegExp(`card ${card} of 3`) })).toBeVisible({ timeout: 20_000 })
      await waitForAnswers(page)
      await answer(page, saysYes(i, card) ? 'Yes' : 'No')
    }
  for (const page of pages) await expect(heading(page, 'Who is with you?')).toBeVisible({ timeout: 20_000 })
}

export async function pointAt(page: Page, whom: string): Promise<void> {
  await page.getByRole('button', { name: /Your finger/ }).click()
  await page.locator('.paper').getByRole('button', { name: whom }).click()
  await expect(page.locator('.paper')).toHaveCount(0)
}
export async function sayReady(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Ready', exact: true }).click()
  await expect(bar(page).getByRole('button', { name: /Not ready yet|Fingers out/ })).toBeVisible()
}
export const waitForFingers = (page: Page) => expect(page.getByRole('region', { name: 'Who pointed at whom' })).toBeVisible({ timeout: 30_000 })

export const teamOf = (page: Page) => whileHeld(page, /Your team/, async (paper) => (await paper.getByRole('heading').textContent())!)
