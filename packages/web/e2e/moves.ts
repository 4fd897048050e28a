// Moves at a table that does not wait: while a player reaches for a button, somebody else may have changed the screen.
import { errors, type Page } from '@playwright/test'

/** How long a button may take that was on the screen a moment ago. */
export const soon = { timeout: 3000 }

/**
 * Makes a move: reads the screen and presses. Undefined if the table moved on in between. Any other failure is thrown, and so is
 * a button that cannot be pressed although the screen is still the same.
 */
export async function unlessMovedOn<T>(page: Page, move: () => Promise<T>): Promise<T | undefined> {
  const before = await page.locator('body').innerHTML()
  try {
    return await move()
  } catch (problem) {
    if (!(problem instanceof errors.TimeoutError) || (await page.locator('body').innerHTML()) === before) throw problem
    return undefined
  }
}
