// The tables in memory, by code. They come from the store when somebody needs them and leave when nobody does.

import { pause } from '../lobby/playing.ts'
import type { TableDocument } from '../lobby/table-document.ts'
import { codeOf, isRunning } from '../lobby/table-document.ts'
import { newCode } from '../random.ts'
import type { TableParts } from './parts.ts'
import { outage, Pulse } from './pulse.ts'
import { Scheduler } from './scheduler.ts'
import { Table } from './table.ts'

const idleLimit = 5 * 60_000
const sweepEvery = 1000
/** A game whose own alarm should have rung by now. */
const overdue = 1500

export class Tables {
  private readonly live = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table | undefined>>()
  private readonly parts: TableParts
  private readonly scheduler: Scheduler
  private readonly pulse: Pulse
  private readonly timers: (() => void)[] = []
  private sweeping = false

  constructor(parts: Omit<TableParts, 'scheduler' | 'pulse'> & { readonly outage?: number | undefined }) {
    const { clock, store, bus } = parts
    this.scheduler = new Scheduler(clock, (code) => void this.look(code))
    this.pulse = new Pulse(
      store,
      clock,
      () => this.isAnyGameOn(),
      (since) => this.pauseAll(since),
      parts.outage ?? outage,
    )
    this.parts = { ...parts, scheduler: this.scheduler, pulse: this.pulse }
    bus.onChange((code) => void this.live.get(code)?.catchUp().catch(this.failed('not caught up')))
    bus.onMessage((code, words) => this.live.get(code)?.overhear(words))
  }

  async start(): Promise<void> {
    await this.pulse.start()
    const { clock } = this.parts
    this.timers.push(
      clock.every(sweepEvery, () => void this.sweep()),
      clock.every(idleLimit / 10, () => this.rest()),
    )
  }
  stop(): void {
    for (const stop of this.timers) stop()
    this.pulse.stop()
    this.scheduler.stop()
    this.forgetAll()
  }
  /** Nothing is lost by it: whoever is needed comes back from the store. */
  forgetAll(): void {
    for (const table of this.live.values()) table.leaveMemory()
    this.live.clear()
  }
  get count(): number {
    return this.live.size
  }
  /** The codes of those that somebody is at. */
  get inUse(): readonly string[] {
    return [...this.live.values()].filter((table) => table.connections > 0).map(({ code }) => code)
  }
  get gamesInMemory(): number {
    let games = 0
    for (const table of this.live.values()) if (table.hasGameInMemory) games++
    return games
  }

  /** If time went by without a server, games are paused first: what begins or is paused now has nothing to do with it. */
  awake(): Promise<void> {
    return this.pulse.catchUp()
  }
  /** A new table under a code that nobody has. */
  async open(eveningFor: (code: string) => TableDocument): Promise<Table> {
    for (;;) {
      const code = newCode()
      const document = JSON.stringify(eveningFor(code))
      if (await this.parts.store.addTable(code, document)) return this.keep(code, { version: 1, document })
    }
  }
  /** As it is now: other nodes may have changed it, and the bus may have lost that. */
  async latest(code: string): Promise<Table | undefined> {
    if (!this.parts.bus.isOnlyNode) await this.live.get(code)?.catchUp()
    return this.get(code) // it may have left memory meanwhile
  }
  async get(code: string): Promise<Table | undefined> {
    const table = this.live.get(code)
    if (table) return table
    let loading = this.loading.get(code)
    if (!loading) {
      loading = this.parts.store.table(code).then((stored) => stored && this.keep(code, stored))
      loading = loading.finally(() => this.loading.delete(code))
      this.loading.set(code, loading)
    }
    return loading
  }

  /** One that has left memory counts while its clock runs. */
  private isAnyGameOn(): boolean {
    if (this.scheduler.size > 0) return true
    for (const { evening } of this.live.values()) if (isRunning(evening) && evening.on.clock.pausedAt === null) return true
    return false
  }
  private keep(code: string, stored: { version: number; document: string }): Table {
    const table = new Table(code, stored, this.parts)
    this.live.set(code, table)
    return table
  }
  /** Games leave memory after five minutes without an action, tables when nobody is connected either. */
  private rest(): void {
    const idleSince = this.parts.clock.now() - idleLimit
    for (const [code, table] of this.live) {
      if (table.rest(idleSince)) this.live.delete(code)
    }
  }
  private async look(code: string): Promise<void> {
    try {
      await (await this.get(code))?.lookAtTime()
    } catch (problem) {
      this.failed('time not passed')(problem)
    }
  }
  /** Games that are not in memory here, and what the bus may have lost. Over a slow store it is late, never twice at once. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return
    this.sweeping = true
    try {
      const { store, clock, bus } = this.parts
      await this.pulse.catchUp()
      for (const id of await store.dueMatches(clock.now() - overdue, 100)) void this.look(codeOf(id))
      if (!bus.isOnlyNode) await this.catchUpAll()
    } catch (problem) {
      this.failed('sweep failed')(problem)
    } finally {
      this.sweeping = false
    }
  }
  private async catchUpAll(): Promise<void> {
    const watched = [...this.live.values()].filter((table) => table.connections > 0)
    if (watched.length === 0) return
    const grown = (await this.parts.store.heads(watched.map((table) => table.code))).filter(({ code, version, length }) => {
      const table = this.live.get(code)
      return table && (table.version !== version || (table.logLength ?? length) !== length)
    })
    await Promise.all(grown.map(({ code }) => this.live.get(code)?.catchUp().catch(this.failed('not caught up'))))
  }
  /** Every game, not those alone in which a clock ran: a signal's clock is a secret, and a pause after it would tell. */
  private async pauseAll(since: number): Promise<void> {
    for (const id of await this.parts.store.unfinishedMatches(since)) {
      const table = await this.get(codeOf(id))
      await table?.change((evening) => (isRunning(evening) && evening.on.clock.pausedAt === null ? pause(evening, since) : { evening }))
    }
  }
  private failed(what: string): (problem: unknown) => void {
    return (problem) => this.parts.log.error({ err: problem }, what)
  }
}
