// The `test` of the browser tests. Whatever windows a test opened are closed after it: a page that stays open keeps its
// connection and its timers, and slows down every test after it.
import { test as base } from '@playwright/test'

export const test = base.extend<{ closeWindows: undefined }>({
  closeWindows: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
