// The place in which one table holds its current match in memory: it is read from the store when somebody needs it and unloaded when
// nobody does. A match that could not be read is read again after a while, as long as somebody is connected.
import { matchId } from '../lobby/table-document.ts'
import { logProblem } from '../log.ts'
import { RequestError } from '../request-error.ts'
import { StoreDamaged } from '../store/store.ts'
import { LiveMatch, type MatchTable } from './live-match.ts'
import type { TableParts } from './parts.ts'

/** How long to wait after a failed read or write of the store before trying again. */
export const STORE_RETRY_MS = 1000
/** The same for a match whose log is damaged: the operator may have restored it. */
const UNREADABLE_RETRY_MS = 60_000

/** What the slot needs of its table; the rest is passed on to the match. */
export interface SlotTable extends Omit<MatchTable, 'reload'> {
  /** Called when the match turns out to be unreadable, or to be readable again. */
  readabilityChanged(): void
  matchUnloaded(): void
}
interface HeldMatch {
  readonly matchNumber: number
  readonly promise: Promise<LiveMatch>
  live?: LiveMatch
}
/**
 * Whether the store was only out of reach, so that trying again may help. Everything else means that what it holds is damaged (a missing
 * log counts as damaged).
 */
const isTemporary = (problem: unknown): boolean =>
  problem instanceof RequestError && problem.code === 'notStored' && !(problem.cause instanceof StoreDamaged)

export class MatchSlot {
  /** Number of a match whose stored log is damaged. */
  unreadableMatch: number | undefined
  private held: HeldMatch | undefined
  /** How long the match's log was when it was unloaded: a longer one in the store is news from another node (see `Tables`). */
  private unloadedLength: number | undefined

  constructor(
    private readonly table: SlotTable,
    private readonly parts: TableParts,
  ) {}

  /** The match in memory; undefined also while it is being read. */
  get live(): LiveMatch | undefined {
    return this.held?.live
  }
  /** Whether there is no match here and none on its way. */
  get isEmpty(): boolean {
    return this.held === undefined
  }
  /** The length of the match's log, as far as it is known here; it is compared with the store's, to find what other nodes have added. */
  get logLength(): number | undefined {
    return this.live?.match.entries.length ?? this.unloadedLength
  }
  /** The document's current match, as soon as it is in memory. Throws what a client can be told. */
  async awaitLoaded(): Promise<LiveMatch> {
    const loading = this.load()
    if (!loading) throw new RequestError('noGameRunning')
    return (
      this.live ??
      loading.catch((problem: unknown) => {
        throw new RequestError(isTemporary(problem) ? 'notStored' : 'unreadable')
      })
    )
  }
  /** Reads the document's current match from the store, unless it is in memory or on its way. Undefined if there is none. */
  load(): Promise<LiveMatch> | undefined {
    const { on: currentMatch } = this.table.document()
    if (!currentMatch || this.held?.matchNumber === currentMatch.n) return this.held?.promise
    this.unload()
    this.unloadedLength = undefined
    const held: HeldMatch = { matchNumber: currentMatch.n, promise: this.readMatch(currentMatch.n) }
    this.held = held
    held.promise.then(
      (live) => {
        if (this.held !== held) return
        this.setUnreadable(undefined)
        held.live = live
        live.activate()
      },
      (problem: unknown) => {
        logProblem(this.parts.log, problem, 'match not loaded', { table: this.table.code, n: held.matchNumber })
        if (this.held !== held) return
        this.held = undefined
        this.setUnreadable(isTemporary(problem) ? undefined : held.matchNumber)
        this.parts.clock.after(isTemporary(problem) ? STORE_RETRY_MS : UNREADABLE_RETRY_MS, () => this.loadIfConnected())
      },
    )
    return held.promise
  }
  unload(): void {
    this.unloadedLength = this.logLength
    this.live?.deactivate()
    this.held = undefined
    this.table.matchUnloaded()
  }

  private loadIfConnected(): void {
    if (this.table.subscribers.size > 0) this.load()
  }
  private setUnreadable(matchNumber: number | undefined): void {
    if (this.unreadableMatch === matchNumber) return
    this.unreadableMatch = matchNumber
    this.table.readabilityChanged()
  }
  private async readMatch(matchNumber: number): Promise<LiveMatch> {
    const stored = await this.parts.store.match(matchId(this.table.document(), matchNumber))
    if (!stored) throw new Error('no such match in the store')
    const reload = () => {
      this.unload()
      this.loadIfConnected()
    }
    return new LiveMatch({ ...this.table, reload }, this.parts, matchNumber, stored)
  }
}
