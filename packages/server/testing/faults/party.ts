// The load: tables full of guests who play one game after another, and a host at each who starts the next one and goes on
// after a pause that the house itself has made. Knows when each table last stored something.
import { Api } from '@safehouse/protocol'
import { Guest } from './guest.ts'

export interface PartyTable {
  readonly code: string
  readonly guests: readonly Guest[]
  /** When an action was last acknowledged here, and the longest time without one since the last look. */
  lastStored: number
  longestGap: number
  stored: number
}
/** With clocks that run, with many secrets, with a bot; each with a screen that watches. */
const kinds = [
  { game: 'spy-alley-dice', people: 3, bots: 0, place: 'apart' },
  { game: 'cia-vs-kgb', people: 6, bots: 0, place: 'room' },
  { game: 'spy-alley-dice', people: 2, bots: 1, place: 'room' },
] as const
const names = ['Anna', 'Bram', 'Cleo', 'Dirk', 'Elif', 'Finn']
const lookEvery = 200

export class Party {
  readonly tables: PartyTable[] = []
  private readonly api: Api
  private closed = false

  constructor(private readonly origin: string) {
    this.api = new Api(origin)
  }
  async open(howMany: number): Promise<void> {
    for (let i = 0; i < howMany; i++) await this.openTable(kinds[i % kinds.length]!)
  }
  get stored(): number {
    return this.tables.reduce((sum, table) => sum + table.stored, 0)
  }
  /** From now on gaps are counted anew. */
  lookAgain(): void {
    for (const table of this.tables) table.longestGap = 0
  }
  longestGap(): number {
    const now = performance.now()
    return Math.max(...this.tables.map(({ longestGap, lastStored }) => Math.max(longestGap, now - lastStored)))
  }
  /** How long it took until every table had stored something again; at most as long as there is patience. */
  async allGoOn(patience: number): Promise<number> {
    const since = performance.now()
    while (performance.now() - since < patience) {
      if (this.tables.every(({ lastStored }) => lastStored > since)) return Math.max(...this.tables.map(({ lastStored }) => lastStored)) - since
      await new Promise((done) => setTimeout(done, 20))
    }
    return performance.now() - since
  }
  close(): void {
    this.closed = true
    for (const { guests } of this.tables) for (const guest of guests) guest.close()
  }

  private async openTable({ game, people, bots, place }: (typeof kinds)[number]): Promise<void> {
    const { code, token } = await this.api.create({ name: names[0]!, place, game })
    const tokens: (string | undefined)[] = [token]
    for (const name of names.slice(1, people)) tokens.push((await this.api.join(code, name)).token)
    for (let bot = 0; bot < bots; bot++) await this.api.command(code, token, { do: 'addBot' })
    await this.api.command(code, token, { do: 'setSettings', settings: { botPace: 'quick' } })
    const onStored = () => {
      const now = performance.now()
      table.longestGap = Math.max(table.longestGap, now - table.lastStored)
      table.lastStored = now
      table.stored++
    }
    const guests = [...tokens, undefined].map((own) => new Guest(code, () => this.origin, own, onStored))
    const table: PartyTable = { code, guests, lastStored: performance.now(), longestGap: 0, stored: 0 }
    this.tables.push(table)
    void this.host(code, token, guests[0]!)
  }
  private async host(code: string, token: string, host: Guest): Promise<void> {
    while (!this.closed) {
      const { on, next } = host.house ?? {}
      if (next && on?.state !== 'running') await this.api.command(code, token, { do: 'start', n: next.n }).catch(() => {})
      else if (on?.clock.pausedAt) await this.api.command(code, token, { do: 'goOn' }).catch(() => {})
      await new Promise((done) => setTimeout(done, lookEvery))
    }
  }
}
