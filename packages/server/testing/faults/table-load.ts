// The load: tables of players who play one match after another. Each table's host starts the next match and continues after the
// server paused it. Knows when each table last stored an action.
import { Api } from '@safehouse/protocol'
import { LoadPlayer } from './load-player.ts'

export interface LoadTable {
  readonly code: string
  readonly players: readonly LoadPlayer[]
  /** When an action was last acknowledged here, and the longest time without one since `resetGaps`. */
  lastStoredAt: number
  longestGapMs: number
  stored: number
}
/** A game with running clocks, one with many secrets, one with a bot. Each table also has a shared screen. */
const TABLE_KINDS = [
  { game: 'spy-alley-dice', people: 3, bots: 0, place: 'apart' },
  { game: 'cia-vs-kgb', people: 6, bots: 0, place: 'room' },
  { game: 'spy-alley-dice', people: 2, bots: 1, place: 'room' },
] as const
const names = ['Anna', 'Bram', 'Cleo', 'Dirk', 'Elif', 'Finn']
const HOST_INTERVAL_MS = 200

export class TableLoad {
  readonly tables: LoadTable[] = []
  private readonly api: Api
  private isClosed = false

  constructor(
    private readonly origin: string,
    /** How often each player looks whether it can act: the more rarely, the less CPU the load takes. */
    private readonly lookIntervalMs?: number,
  ) {
    this.api = new Api(origin)
  }
  async open(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.openTable(TABLE_KINDS[i % TABLE_KINDS.length]!)
  }
  get stored(): number {
    return this.tables.reduce((sum, table) => sum + table.stored, 0)
  }
  resetGaps(): void {
    for (const table of this.tables) table.longestGapMs = 0
  }
  longestGapMs(): number {
    const now = performance.now()
    return Math.max(...this.tables.map(({ longestGapMs, lastStoredAt }) => Math.max(longestGapMs, now - lastStoredAt)))
  }
  /** Waits until every table has stored something again; answers how long that took in milliseconds, at most `timeoutMs`. */
  async waitUntilAllPlay(timeoutMs: number): Promise<number> {
    const since = performance.now()
    while (performance.now() - since < timeoutMs) {
      if (this.tables.every(({ lastStoredAt }) => lastStoredAt > since))
        return Math.max(...this.tables.map(({ lastStoredAt }) => lastStoredAt)) - since
      await new Promise((done) => setTimeout(done, 20))
    }
    return performance.now() - since
  }
  close(): void {
    this.isClosed = true
    for (const { players } of this.tables) for (const player of players) player.close()
  }

  private async openTable({ game, people, bots, place }: (typeof TABLE_KINDS)[number]): Promise<void> {
    const { code, token } = await this.api.create({ name: names[0]!, place, game })
    const tokens: (string | undefined)[] = [token]
    for (const name of names.slice(1, people)) tokens.push((await this.api.join(code, name)).token)
    for (let bot = 0; bot < bots; bot++) await this.api.command(code, token, { do: 'addBot' })
    await this.api.command(code, token, { do: 'setSettings', settings: { botPace: 'quick' } })
    const onStored = () => {
      const now = performance.now()
      table.longestGapMs = Math.max(table.longestGapMs, now - table.lastStoredAt)
      table.lastStoredAt = now
      table.stored++
    }
    const players = [...tokens, undefined].map((token) => new LoadPlayer(code, () => this.origin, token, onStored, this.lookIntervalMs))
    const table: LoadTable = { code, players, lastStoredAt: performance.now(), longestGapMs: 0, stored: 0 }
    this.tables.push(table)
    void this.runHost(code, token, players[0]!)
  }
  private async runHost(code: string, token: string, host: LoadPlayer): Promise<void> {
    while (!this.isClosed) {
      const { on: currentMatch, next } = host.house ?? {}
      if (next && currentMatch?.state !== 'running') await this.api.command(code, token, { do: 'start', n: next.n }).catch(() => {})
      else if (currentMatch?.clock.pausedAt) await this.api.command(code, token, { do: 'goOn' }).catch(() => {})
      await new Promise((done) => setTimeout(done, HOST_INTERVAL_MS))
    }
  }
}
