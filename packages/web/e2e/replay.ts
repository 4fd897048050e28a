// A match that bots have played to its end at a table of the real server, and the window of somebody who sat there.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { Api, type SeatGrant } from '@safehouse/protocol'

export interface PlayedTable extends SeatGrant {
  readonly api: Api
  /** The window of the person who sat there, at the debrief. */
  readonly page: Page
}
/** Opens a practice table and lets a bot play on for its person, until the match is over. */
export async function playTable(context: BrowserContext, origin: string, game: string, seats: number): Promise<PlayedTable> {
  const api = new Api(origin)
  const grant = await api.create({ name: 'Mara', place: 'room', game, practice: seats })
  const { code, you, token } = grant
  const page = await context.newPage()
  await page.addInitScript(
    ([code, people]) => {
      if (localStorage.getItem('safehouse.seats')) return
      localStorage.setItem('safehouse.seats', people!)
      sessionStorage.setItem(`safehouse.here.${code}`, people!)
    },
    [code, JSON.stringify([{ code, you, token, name: 'Mara' }])],
  )
  await page.goto(`/t/${code}`)
  await playToTheEnd(api, page, grant)
  return { ...grant, api, page }
}
/** Lets a bot play for the person, whose page shows the debrief then. */
export async function playToTheEnd(api: Api, page: Page, { code, you, token }: Pick<SeatGrant, 'code' | 'you' | 'token'>): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'What you can do' })).toBeVisible() // whoever connects takes the seat back
  await letBotsPlay(api, code, token, [you])
  await waitElsewhere(page)
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible()
}
/** Waits for the end of the match on a page that draws nothing, and comes back: to draw each move of quick bots takes seconds of CPU. */
async function waitElsewhere(host: Page, ...others: readonly Page[]): Promise<void> {
  const table = host.url()
  await Promise.all([host.goto('/api/info'), ...others.map((page) => page.goto('about:blank'))])
  // Bots wait while nobody is connected, so this page watches.
  await host.evaluate(
    (code) =>
      new Promise<void>((resolve, reject) => {
        const link = new WebSocket('/api/live')
        link.onopen = () => link.send(JSON.stringify({ t: 'hello', code }))
        link.onmessage = ({ data }) => {
          const { house } = JSON.parse(data) as { house?: { on: { state: string } | null } }
          if (house?.on?.state === 'over') resolve()
        }
        link.onclose = () => reject(new Error('the table hung up'))
      }),
    table.slice(-4),
  )
  await Promise.all([host, ...others].map((page) => page.goto(table)))
}
async function letBotsPlay(api: Api, code: string, token: string, people: readonly string[]): Promise<void> {
  await api.command(code, token, { do: 'setSettings', settings: { botPace: 'quick' } })
  for (const person of people) await api.command(code, token, { do: 'letBotPlay', person })
}
/** Lets bots play for the host and the others until the debrief: for tests of what follows a match, whoever played it. */
export async function letBotsFinish(host: Page, ...others: readonly Page[]): Promise<void> {
  const code = host.url().slice(-4)
  const seatOf = (page: Page) =>
    page.evaluate((table) => JSON.parse(sessionStorage.getItem(`safehouse.here.${table}`)!)[0] as { you: string; token: string }, code)
  const seats = await Promise.all([host, ...others].map(seatOf))
  await letBotsPlay(
    new Api(new URL(host.url()).origin),
    code,
    seats[0]!.token,
    seats.map(({ you }) => you),
  )
  await waitElsewhere(host, ...others)
  await expect(host.locator('h1', { hasText: 'Debrief' })).toBeVisible()
}
export const replayLine = (page: Page) => page.locator('.replay-line')
