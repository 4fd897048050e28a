// The `test` of the browser tests. All windows that a test opened are closed after it: a page that stays open keeps its
// connection and its timers, and slows down every test after it.
import { test as base } from '@playwright/test'

/** `npm run test:deep`: long matches are played to their end. Otherwise they are left once all that they are about has been seen. */
export const isDeep = process.env.TEST_DEPTH !== undefined

/** Details of a test that `npm run test:deep` runs and `npm test` leaves out (`grepInvert` in playwright.config.ts). */
export const deepOnly = { tag: '@deep' } as const

/** `test.use` of the tests that are about what moves: the others have reduced motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const test = base.extend<{ closeWindows: undefined }>({
  closeWindows: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
