// Scripts and markup in every text that people bring (names, chat, packs, places, questions), shown by a real browser. The page holds
// if it shows them as text, without a new element or a script that runs.
import { type Browser, chromium as browserType, type Page } from '@playwright/test'
import { LIVE_PATH } from '@safehouse/protocol'
import { WebSocket } from 'ws'
import { findChromium } from '../../../../scripts/chromium.js'
import { type Attack, type Count, countRounds, openOwnTable, repeat, sendRequest, type Target } from './attack.ts'

const evilName = (i: number): string => `<b data-evil>${i}</b>`
const evilLine = '<img data-evil src=x onerror="globalThis.pwned=1"><script data-evil>globalThis.pwned=1</script> javascript:pwned=1'
/** Short enough for a place, a role and a question; distinct. */
const evilText = (i: number): string => `<img data-evil src=${i} onerror=pwned=1>`

const PACKS = {
  'spyfall-2': {
    format: 'spyfall-2 pack 1',
    id: 'evil',
    name: evilText(0),
    rolesEach: 7,
    places: Array.from({ length: 20 }, (_, i) => ({ name: evilText(i), roles: Array.from({ length: 7 }, (_, n) => evilText(n)) })),
  },
  'top-secret': {
    format: 'top-secret pack 1',
    id: 'evil',
    name: evilText(0),
    cards: Array.from({ length: 12 }, (_, i) => [{ yellow: evilText(i), blue: evilText(i + 1) }]),
  },
} as const

interface Seat {
  readonly code: string
  readonly you: string
  readonly token: string
}
async function takeSeat(target: Target, code: string, name: string): Promise<Seat> {
  const { text } = await sendRequest(target, { method: 'POST', path: `/api/tables/${code}/seats`, body: JSON.stringify({ name }) })
  return JSON.parse(text) as Seat
}
/** A chat line from a seat; its connection is closed again. */
function say({ port }: Target, { code, token }: Seat, text: string): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`)
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', code, token, changes: true })))
    socket.on('message', (data) => {
      const { t } = JSON.parse(String(data)) as { t: string }
      if (t === 'welcome') socket.send(JSON.stringify({ t: 'say', id: 'evil-line-1', text }))
      if (t === 'ack' || t === 'error') socket.close()
    })
    socket.on('error', () => {})
    socket.on('close', () => done())
  })
}
/** Whether the page shows what was brought as text, and nothing came of it. */
async function isHarmless(page: Page): Promise<boolean> {
  const isShown = await page
    .waitForFunction(() => (document.body.textContent ?? '').includes('data-evil'), undefined, { timeout: 20_000 })
    .then(
      () => true,
      () => false,
    )
  const harm = await page.evaluate(() => {
    const elements = document.querySelectorAll('[data-evil], a[href^="javascript:"]').length
    return elements + ('pwned' in globalThis ? 1 : 0)
  })
  return isShown && harm === 0
}
async function visit(browser: Browser, target: Target, game: keyof typeof PACKS): Promise<Count> {
  const { code, command } = await openOwnTable(target, { name: evilName(0), game })
  const seats = [await takeSeat(target, code, evilName(1)), await takeSeat(target, code, evilName(2)), await takeSeat(target, code, evilName(3))]
  await command({ do: 'setOptions', options: { packs: [], ownPacks: [PACKS[game]] } })
  await say(target, seats[0]!, evilLine)
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${target.port}`, viewport: { width: 390, height: 844 } })
  let [tried, held] = [0, 0]
  const look = async (page: Page) => {
    tried++
    if (await isHarmless(page)) held++
  }
  try {
    const open = async (path: string, seat?: Seat) => {
      const page = await context.newPage()
      page.on('dialog', (dialog) => void dialog.dismiss().then(() => held--)) // an alert is a script that ran
      const stored = seat && JSON.stringify([{ ...seat, name: evilName(1) }])
      if (stored) await page.addInitScript(([key, value]) => sessionStorage.setItem(key!, value!), [`safehouse.here.${code}`, stored])
      await page.goto(path)
      return page
    }
    const pages = [await open(`/t/${code}`), await open(`/t/${code}`, seats[0]), await open(`/screen/${code}/picture`)]
    for (const page of pages) await look(page)
    await command({ do: 'start', n: 1 })
    await pages[1]!.waitForFunction(() => !document.querySelector('[data-evil]') && document.querySelectorAll('button').length > 0)
    for (const page of pages.slice(1)) await look(page)
    tried++ // a place or question of the pack is on one of the pages, so that it was tried too
    if ((await Promise.all(pages.slice(1).map((page) => page.content()))).some((html) => html.includes('onerror=pwned'))) held++
    await command({ do: 'endGame', n: 1 })
  } finally {
    await context.close()
  }
  return { tried, held }
}

export const browserAttacks: readonly Attack[] = [
  {
    name: 'scripts in names, chat, packs, places, questions (XSS)',
    async run(target, rounds) {
      const browser = await browserType.launch(await findChromium())
      const visits = repeat(rounds, Object.keys(PACKS) as (keyof typeof PACKS)[])
      return countRounds(visits.length, (i) => visit(browser, target, visits[i]!)).finally(() => browser.close())
    },
  },
]
