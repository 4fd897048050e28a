// The tables in memory, by code. They are read from the store when somebody needs them and unloaded when nobody does.
import { isEmpty, pauseOrCloseAbandoned } from '../lobby/abandonment.ts'
import { pauseMatch } from '../lobby/match-lifecycle.ts'
import { codeOfMatch, codeOfTable, isClockRunning, isRunning, readDocument, type TableDocument, tableIdOf } from '../lobby/table-document.ts'
import { logProblem } from '../log.ts'
import { newTableSuffix } from '../random.ts'
import type { StoredTable } from '../store/store.ts'
import { CodeSpace } from './code-space.ts'
import { OUTAGE_AFTER_MS, OutageDetector } from './outage-detector.ts'
import type { TableParts } from './parts.ts'
import { Scheduler } from './scheduler.ts'
import { newFeedPages } from './subscribers.ts'
import { Table } from './table.ts'

/** A match without an action for so long is unloaded, and its table too if nobody is connected. */
const UNLOAD_AFTER_IDLE_MS = 5 * 60_000
const SWEEP_INTERVAL_MS = 1000
/** A deadline that is late by this much was missed by its own alarm, or belongs to a match that no node has in memory. */
const OVERDUE_AFTER_MS = 1500
/** How many overdue matches one sweep takes up. */
const MAX_OVERDUE_PER_SWEEP = 100
const ABANDONED_SWEEP_INTERVAL_MS = 5 * 60_000
/** How long nobody must have been connected before a match is closed, unless the operator says otherwise. */
export const DEFAULT_ABANDONED_HOURS = 24
const HOUR_MS = 60 * 60_000

interface TablesSettings {
  readonly outageAfterMs?: number | undefined
  readonly abandonedHours?: number | undefined
  readonly maxCodeShare?: number | undefined
}

export class Tables {
  private readonly inMemory = new Map<string, Table>()
  private readonly loading = new Map<string, Promise<Table | undefined>>()
  private readonly parts: TableParts
  private readonly scheduler: Scheduler
  private readonly outages: OutageDetector
  private readonly timers: (() => void)[] = []
  private readonly closeAfterMs: number
  private readonly codes: CodeSpace
  private isSweeping = false

  constructor(parts: Omit<TableParts, 'scheduler' | 'outages' | 'feedPages'> & TablesSettings) {
    const { clock, store, bus } = parts
    this.scheduler = new Scheduler(clock, (code) => void this.decideDueDeadlines(code))
    this.outages = new OutageDetector(
      store,
      clock,
      () => this.isAnyMatchPlayed(),
      (since) => this.pauseAll(since),
      parts.outageAfterMs ?? OUTAGE_AFTER_MS,
    )
    this.codes = new CodeSpace(store, clock, parts.maxCodeShare)
    this.closeAfterMs = (parts.abandonedHours ?? DEFAULT_ABANDONED_HOURS) * HOUR_MS
    this.parts = { ...parts, scheduler: this.scheduler, outages: this.outages, feedPages: newFeedPages() }
    bus.onChange((code) => void this.inMemory.get(code)?.catchUp().catch(this.logError('not caught up')))
    bus.onEntries((code, text) => void this.inMemory.get(code)?.receiveEntries(text).catch(this.logError('not caught up')))
    bus.onMessage((code, text) => this.inMemory.get(code)?.receive(text))
  }

  async start(): Promise<void> {
    await this.outages.start()
    const { clock } = this.parts
    this.timers.push(
      clock.every(SWEEP_INTERVAL_MS, () => void this.sweep()),
      clock.every(UNLOAD_AFTER_IDLE_MS / 10, () => this.unloadIdle()),
      clock.every(ABANDONED_SWEEP_INTERVAL_MS, () => void this.sweepAbandoned().catch(this.logError('abandoned matches not closed'))),
    )
  }
  stop(): void {
    for (const stop of this.timers) stop()
    this.outages.stop()
    this.scheduler.stop()
    this.unloadAll()
  }
  /** Loses nothing: a table that is needed again is read from the store. */
  unloadAll(): void {
    for (const [code, table] of this.inMemory) {
      table.unload()
      this.drop(code)
    }
  }
  get count(): number {
    return this.inMemory.size
  }
  /** The codes of tables that somebody is connected to. */
  get inUse(): readonly string[] {
    return this.connectedTables().map(({ code }) => code)
  }
  get matchesInMemory(): number {
    let matches = 0
    for (const table of this.inMemory.values()) if (table.hasMatchInMemory) matches++
    return matches
  }

  /** Pauses all matches if there was an outage. To be called before a match begins or is paused, so that the new one is left alone. */
  pauseAfterOutage(): Promise<void> {
    return this.outages.catchUp()
  }
  /** Pauses and closes matches that everybody has left. */
  async sweepAbandoned(): Promise<void> {
    const { store, clock } = this.parts
    for (const id of await store.unfinishedMatches(clock.now() - this.closeAfterMs))
      await this.closeIfAbandoned(codeOfMatch(id)).catch(this.logError('abandoned match not closed'))
  }
  /** A new table under an unused code. It gets an id of its own if the code was another table's before. */
  async create(documentFor: (code: string, id: string | undefined) => TableDocument): Promise<Table> {
    for (;;) {
      const code = await this.codes.draw()
      const document = JSON.stringify(documentFor(code, (await this.hadTable(code)) ? `${code}-${newTableSuffix()}` : undefined))
      if (await this.parts.store.addTable(code, document)) return this.keep(code, { version: 1, document })
    }
  }
  /** Gives back the code of a table whose evening is over. False if it is not: somebody is connected, or a match is open. */
  async release(code: string): Promise<boolean> {
    const { store, groups, bus } = this.parts
    const stored = await store.table(code)
    const document = stored && readDocument(stored)
    if (!document || isRunning(document) || this.inUse.includes(code)) return false
    if (document.group !== undefined) await groups.add(document.group, document, document.played)
    if (!(await store.releaseCode({ code, version: stored.version, id: tableIdOf(document) }))) return false
    this.inMemory.get(code)?.unload()
    bus.announceChange(code)
    this.drop(code)
    return true
  }
  /** Whether a table had this code that was released. */
  async hadTable(code: string): Promise<boolean> {
    return (await this.parts.store.releasedIds(code)).length > 0
  }
  /** The table with this code or id, also if its code is released. Of several that had the code, the one that has it or last had it. */
  async documentForRecords(id: string): Promise<TableDocument | undefined> {
    const code = codeOfTable(id)
    const table = await this.latest(code ?? id)
    if (table && (code === undefined || tableIdOf(table.document) === id)) return table.document
    const [released = id] = code === undefined ? await this.parts.store.releasedIds(id) : []
    const stored = codeOfTable(released) === undefined ? undefined : await this.parts.store.table(released)
    return stored && readDocument(stored)
  }
  /** The table as it is stored now: other nodes may have changed it, and the bus may have lost their messages. */
  async latest(code: string): Promise<Table | undefined> {
    if (!this.parts.bus.isOnlyNode) await this.inMemory.get(code)?.catchUp()
    return this.get(code) // it may have been unloaded meanwhile
  }
  async get(code: string): Promise<Table | undefined> {
    const table = this.inMemory.get(code)
    if (table) return table
    let loading = this.loading.get(code)
    if (!loading) {
      loading = this.parts.store.table(code).then((stored) => stored && this.keep(code, stored))
      loading = loading.finally(() => this.loading.delete(code))
      this.loading.set(code, loading)
    }
    return loading
  }

  /** Tables are not loaded only to see that there is nothing to do. */
  private async closeIfAbandoned(code: string): Promise<void> {
    const { store, clock, bus } = this.parts
    const table = this.inMemory.get(code)
    const stored = table ? undefined : await store.table(code)
    const document = table?.document ?? (stored && readDocument(stored))
    if (!document) return
    const close = (latest: TableDocument) => pauseOrCloseAbandoned(latest, clock.now(), this.closeAfterMs)
    if (close(document).document !== document) await (await this.get(code))?.change(close)
    // At the only node, nobody can be connected to a table that is not in memory. Loading it marks those as away whom a restart has
    // cut off, so that the next sweep finds it empty.
    else if (!table && bus.isOnlyNode && !isEmpty(document)) await this.get(code)
  }
  /** Whether a match's clock runs, in memory or not: an unloaded match with a deadline is in the scheduler. */
  private isAnyMatchPlayed(): boolean {
    if (this.scheduler.size > 0) return true
    for (const { document } of this.inMemory.values()) if (isClockRunning(document)) return true
    return false
  }
  private keep(code: string, stored: StoredTable): Table {
    const table = new Table(code, stored, this.parts)
    this.inMemory.set(code, table)
    this.parts.bus.follow(code)
    return table
  }
  private drop(code: string): void {
    if (this.inMemory.delete(code)) this.parts.bus.unfollow(code)
  }
  private unloadIdle(): void {
    const idleSince = this.parts.clock.now() - UNLOAD_AFTER_IDLE_MS
    for (const [code, table] of this.inMemory) {
      if (table.unloadIfIdle(idleSince)) this.drop(code)
    }
  }
  private async decideDueDeadlines(code: string): Promise<void> {
    try {
      await (await this.get(code))?.decideDueDeadlines()
    } catch (problem) {
      this.logError('deadlines not decided')(problem)
    }
  }
  /** Takes up overdue matches, and what the bus may have lost. Sweeps never overlap: over a slow store the next one is skipped. */
  private async sweep(): Promise<void> {
    if (this.isSweeping) return
    this.isSweeping = true
    try {
      const { store, clock, bus } = this.parts
      await this.outages.catchUp()
      for (const id of await store.dueMatches(clock.now() - OVERDUE_AFTER_MS, MAX_OVERDUE_PER_SWEEP)) void this.decideDueDeadlines(codeOfMatch(id))
      if (!bus.isOnlyNode) await this.catchUpChanged()
    } catch (problem) {
      this.logError('sweep failed')(problem)
    } finally {
      this.isSweeping = false
    }
  }
  private async catchUpChanged(): Promise<void> {
    const connected = this.connectedTables()
    if (connected.length === 0) return
    const changed = (await this.parts.store.heads(connected.map((table) => table.code))).filter(({ code, version, length }) => {
      const table = this.inMemory.get(code)
      return table && (table.version !== version || (table.logLength ?? length) !== length)
    })
    await Promise.all(changed.map(({ code }) => this.inMemory.get(code)?.catchUp().catch(this.logError('not caught up'))))
  }
  /** Pauses every match, also those without a deadline: which ones have one may be a secret, and the pause would tell. */
  private async pauseAll(since: number): Promise<void> {
    for (const id of await this.parts.store.unfinishedMatches(since)) {
      const table = await this.get(codeOfMatch(id))
      await table?.change((document) => (isClockRunning(document) ? pauseMatch(document, since) : { document }))
    }
  }
  private connectedTables(): readonly Table[] {
    return [...this.inMemory.values()].filter((table) => table.connections > 0)
  }
  private logError(what: string): (problem: unknown) => void {
    return (problem) => logProblem(this.parts.log, problem, what)
  }
}
