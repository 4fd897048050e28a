// What scripts/test-packaging.js tries at a server in a bare image: a match of every game in a real browser, the same matches after a
// kill, and the tables of earlier releases. It knows the server by its address alone.
import { isDeepStrictEqual } from 'node:util'
import { chromium as browsers } from '@playwright/test'
import { gameIds, games } from '@safehouse/games'
import { Api, type SeatGrant } from '@safehouse/protocol'
import { readTable, type SeenTable, type StoredTables } from '../packages/server/testing/upgrade/stored-tables.ts'
import { findChromium } from './chromium.js'

/** A match of which a browser has shown the table, and how much of it its player had been told then. */
export interface ShownMatch {
  readonly game: string
  readonly code: string
  readonly token: string
  readonly seen: SeenTable
}

/** Opens a practice match of every game and shows it in a browser, as on its player's phone. Fails if a page does not come or has an error. */
export async function showEveryGame(origin: string): Promise<readonly ShownMatch[]> {
  const api = new Api(origin)
  const browser = await browsers.launch(await findChromium())
  try {
    const shown: ShownMatch[] = []
    for (const game of gameIds) {
      const seat = await api.create({ name: 'Mara', place: 'room', game, practice: games[game]!.game.seats.min + 1 })
      await showTable(await browser.newContext({ viewport: { width: 390, height: 844 } }), origin, seat)
      shown.push({ game, code: seat.code, token: seat.token, seen: await readTable(origin, seat.code, seat.token) })
    }
    return shown
  } finally {
    await browser.close()
  }
}
type Context = Awaited<ReturnType<Awaited<ReturnType<typeof browsers.launch>>['newContext']>>

async function showTable(context: Context, origin: string, { code, you, token }: SeatGrant): Promise<void> {
  await context.addInitScript(
    ([key, seats]) => sessionStorage.setItem(key!, seats!),
    [`safehouse.here.${code}`, JSON.stringify([{ code, you, token, name: 'Mara' }])],
  )
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${origin}/t/${code}`)
  await page.locator('.frame').waitFor()
  if (errors.length > 0) throw new Error(errors.join('; '))
  await context.close()
}

/** The games whose match has lost something that its player had seen. */
export async function findLosses(origin: string, shown: readonly ShownMatch[]): Promise<string[]> {
  const now = await Promise.all(shown.map(({ code, token }) => readTable(origin, code, token)))
  return shown.filter(({ seen }, i) => now[i]!.matchNumber !== seen.matchNumber || now[i]!.feedLength < seen.feedLength).map(({ game }) => game)
}

/** The games whose stored table is not the same for every device as when the release wrote it. */
export async function findChanges(origin: string, { tables }: StoredTables): Promise<string[]> {
  const now = await Promise.all(tables.map(({ code, tokens }) => Promise.all(tokens.map((token) => readTable(origin, code, token)))))
  return tables.filter(({ seen }, i) => !isDeepStrictEqual(now[i], seen)).map(({ game }) => game)
}
