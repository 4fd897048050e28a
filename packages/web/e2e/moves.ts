// Moves at a table that does not wait: while a player reaches for a button, somebody else may have changed the screen.
import { errors, type Page } from '@playwright/test'

/** How long a button may take that was on the screen a moment ago. */
export const soon = { timeout: 3000 }

/**
 * Makes a move: reads the screen and presses. Undefined if the table moved on in between. Any other failure is thrown, and so is
 * a button that cannot be pressed although the screen is still the same.
 */
export async function unlessMovedOn<T>(page: Page, move: () => Promise<T>): Promise<T | undefined> {
  const before = await screenOf(page)
  try {
    return await move()
  } catch (problem) {
    if (!(problem instanceof errors.TimeoutError) || (await screenOf(page)) === before) throw problem
    return undefined
  }
}
/** A number for what is on the screen: another one once anything has changed. */
const screenOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let hash = 0
    for (const character of document.body.innerHTML) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0
    return hash
  })

/** How long nothing may change on the screens before they are looked at again all the same. */
const LOOK_AGAIN_MS = 1000
/** Waits until one of these pages changes: it costs less than looking again and again, and tests share two cores. */
export async function untilChanged(...pages: readonly Page[]): Promise<void> {
  const changed = (page: Page) =>
    page.evaluate(
      (milliseconds) =>
        new Promise<void>((changed) => {
          const observer = new MutationObserver(() => done())
          const timer = setTimeout(() => done(), milliseconds)
          const done = () => {
            observer.disconnect()
            clearTimeout(timer)
            changed()
          }
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        }),
      LOOK_AGAIN_MS,
    )
  await Promise.race(pages.map(changed))
}
