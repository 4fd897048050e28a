// The browser tests: whole games in a real browser, against the real server with a database of its own and bots that answer at
// once (packages/server/testing/browser-server.ts).
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.js'
import { browserReport } from './scripts/reports.js'
import { inRoot } from './scripts/workspace.js'

const port = Number(process.env.E2E_PORT ?? 7107)
/** Compiled, because servers of single tests (packages/web/e2e/own-server.ts) start from it too, and load faster than TypeScript. */
const browserServer = 'packages/server/.cache/browser-server.js'
const baseURL = `http://127.0.0.1:${port}`
// Pages that move cost a fifth more to draw. `npm run test:deep` (TEST_DEPTH) has motion in every test, otherwise only the tests of motion have.
const contextOptions = process.env.TEST_DEPTH === undefined ? { reducedMotion: 'reduce' as const } : {}

/** For the tests of voice. All tests have it, because Playwright starts workers and browsers anew for other arguments. */
const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required']
/** Drawing in the browser's own process: nothing is drawn on a GPU here, and a process for it costs a twelfth of a page's CPU. */
const drawing = ['--in-process-gpu']
const chromium = await findChromium()

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  grepInvert: process.env.TEST_DEPTH === undefined ? /@deep/ : [],
  workers: availableParallelism() + 2, // most of the time a page waits for a timer, a held press or another page
  forbidOnly: true,
  retries: 1, // several pages, a server and timers on a machine that may be busy; `npm test` names whatever needed it
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: browserReport }]],
  // The tests of the service worker itself allow it; to the others it would be one more page that starts.
  use: {
    baseURL,
    contextOptions,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { ...chromium, args: [...chromium.args, ...fakeMicrophone, ...drawing] },
  },
  webServer: {
    command: `node --import ./packages/server/src/typescript-loader.js packages/server/testing/compile-for-browser.ts && node "${inRoot(browserServer)}"`,
    url: `${baseURL}/api/games`,
    env: { PORT: String(port), SAFEHOUSE_DATA: inRoot('.cache', 'browser-tests') },
    stdout: 'ignore',
  },
})
