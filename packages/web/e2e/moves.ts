// Moves at a table that does not wait: while a player reaches for a button, somebody else may have changed the screen.
import { errors, type Page } from '@playwright/test'

/** How long a press may take on a button that was on the screen a moment ago. */
export const shortTimeout = { timeout: 3000 }

/**
 * Makes a move: reads the screen and presses. Undefined if the table moved on in between. Any other failure is thrown, and so is
 * a button that cannot be pressed although the screen is still the same.
 */
export async function unlessMovedOn<T>(page: Page, move: () => Promise<T>): Promise<T | undefined> {
  await page.evaluate(() => Object.assign(window, { screenBefore: document.body.innerHTML }))
  try {
    return await move()
  } catch (problem) {
    if (!(problem instanceof errors.TimeoutError) || (await isSameScreen(page))) throw problem
    return undefined
  }
}
/** Whether nothing at all has changed since the move began. The page keeps its own screen of before: no copy of it has to travel. */
const isSameScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { screenBefore?: string }).screenBefore === document.body.innerHTML)

/** How long nothing may happen at a table: longer than bots think on the slowest machine. */
export const STANDSTILL_MS = 90_000

/** How long nothing may change on the screens before they are looked at again all the same. */
const LOOK_AGAIN_MS = 1000
/**
 * Waits until one of these pages offers something else: other buttons or another heading. The page itself looks at its changes, because
 * every look from outside costs far more, and a running clock changes a page all the time. Tests share two cores.
 */
export async function untilChanged(...pages: readonly Page[]): Promise<void> {
  const waitForChange = (page: Page) =>
    page.evaluate(
      (timeoutMs) =>
        new Promise<void>((resolve) => {
          const offered = () =>
            [...document.querySelectorAll('h1, h2, button:not([aria-disabled=true])')].map(({ textContent }) => textContent).join('\n')
          const before = offered()
          const waiting = window as { stopWaiting?: () => void }
          waiting.stopWaiting?.() // the last wait may have ended by another page
          const observer = new MutationObserver(() => offered() === before || done())
          const timer = setTimeout(() => done(), timeoutMs)
          const done = () => {
            observer.disconnect()
            clearTimeout(timer)
            resolve()
          }
          waiting.stopWaiting = done
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        }),
      LOOK_AGAIN_MS,
    )
  await Promise.race(pages.map(waitForChange))
}
