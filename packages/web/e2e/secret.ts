// People at a table of Top Secret, by the words on their screens: they answer cards, point, and go on.
import { expect, type Page } from '@playwright/test'
import { whileHeld } from './circle.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: 'What you can do' })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** Two presses. When somebody else's token comes between them, the button forgets the first one, and both are pressed again. */
export async function answer(page: Page, says: 'Yes' | 'No'): Promise<void> {
  const sure = bar(page).getByRole('button', { name: `${says}: sure?` })
  await expect(async () => {
    if (!(await sure.isVisible())) await bar(page).getByRole('button', { name: says, exact: true }).click({ timeout: 10_000 })
    await sure.click({ timeout: 3000 })
  }).toPass({ timeout: 40_000 })
}
/** Waits for the card to be open to answers. */
export const mayAnswer = (page: Page) => expect(heading(page, 'Answer for your team')).toBeVisible({ timeout: 20_000 })
export async function answerThreeCards(pages: readonly Page[], says: (page: number, card: number) => boolean): Promise<void> {
  for (let card = 1; card <= 3; card++)
    for (const [i, page] of pages.entries()) {
      await expect(page.getByRole('region', { name: new RegExp(`card ${card} of 3`) })).toBeVisible({ timeout: 20_000 })
      await mayAnswer(page)
      await answer(page, says(i, card) ? 'Yes' : 'No')
    }
  for (const page of pages) await expect(heading(page, 'Who is with you?')).toBeVisible({ timeout: 20_000 })
}

export async function choose(page: Page, whom: string): Promise<void> {
  await page.getByRole('button', { name: /Your finger/ }).click()
  await page.locator('.paper').getByRole('button', { name: whom }).click()
  await expect(page.locator('.paper')).toHaveCount(0)
}
export async function sayReady(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Ready', exact: true }).click()
  await expect(bar(page).getByRole('button', { name: /Not ready yet|Fingers out/ })).toBeVisible()
}
export const fingersOut = (page: Page) => expect(page.getByRole('region', { name: 'Who pointed at whom' })).toBeVisible({ timeout: 30_000 })

export const teamOf = (page: Page) => whileHeld(page, /Your team/, async (paper) => (await paper.getByRole('heading').textContent())!)
