// Counts a table's spectators and shared screens on all nodes together. Each node announces its own counts to the others. A node
// that dies announces nothing, so counts that are not announced again expire. Where many watch, the count follows with a delay: every
// change of it is sent to all of them.
import type { Bus } from '../bus/bus.ts'
import type { Cancel, Clock } from '../clock.ts'
import { newPersonId } from '../random.ts'
import { parseBusMessage } from './bus-message.ts'
import type { Subscribers } from './subscribers.ts'

const ANNOUNCE_INTERVAL_MS = 20_000
/** Allows for one lost announcement. */
const COUNTS_EXPIRE_AFTER_MS = 2.5 * ANNOUNCE_INTERVAL_MS
/** With more spectators than this, several changes of their number are told at once. */
const MAX_COUNTED_AT_ONCE = 20
const RECOUNT_DELAY_MS = 500

export interface SpectatorCounts {
  readonly watchers: number
  readonly screens: number
}
type Message = { readonly looking: SpectatorCounts & { readonly at: string } } | { readonly whoLooks: true }

/** What the counter needs of its table. */
export interface CountedTable {
  readonly code: string
  readonly subscribers: Pick<Subscribers, 'spectators' | 'screens'>
  countChanged(): void
}

export class SpectatorCounter {
  readonly stop: Cancel
  /** Tells this node's announcements from other nodes'. */
  private readonly nodeId = newPersonId()
  private readonly otherNodes = new Map<string, SpectatorCounts & { readonly receivedAt: number }>()
  private announced = ''
  /** The counts of this node as everybody is told them. */
  private here: SpectatorCounts = { watchers: 0, screens: 0 }
  private cancelRecount: Cancel | undefined

  constructor(
    private readonly table: CountedTable,
    private readonly parts: { readonly clock: Clock; readonly bus: Bus },
  ) {
    const stopAnnouncing = parts.bus.isOnlyNode ? () => {} : parts.clock.every(ANNOUNCE_INTERVAL_MS, () => this.refresh())
    this.stop = () => {
      stopAnnouncing()
      this.cancelRecount?.()
    }
    if (!parts.bus.isOnlyNode) this.send({ whoLooks: true })
  }

  get total(): SpectatorCounts {
    const counts = [this.here, ...this.otherNodes.values()]
    const sum = (kind: keyof SpectatorCounts) => counts.reduce((total, nodeCounts) => total + nodeCounts[kind], 0)
    return { watchers: sum('watchers'), screens: sum('screens') }
  }
  /** Counts this node's spectators again, now or a little later, and announces a change to the other nodes. */
  recount(): void {
    const { spectators: watchers, screens } = this.table.subscribers
    if (watchers + screens > MAX_COUNTED_AT_ONCE) this.recountLater()
    else this.here = { watchers, screens }
    if (!this.parts.bus.isOnlyNode && JSON.stringify(this.here) !== this.announced) this.announce()
  }
  receive(text: string): void {
    const message = parseBusMessage<Message>(text, ['looking', 'whoLooks'])
    if (!message) return
    if ('whoLooks' in message) {
      if (this.hasAnyHere) this.announce()
      return
    }
    const { at, ...counts } = message.looking
    this.otherNodes.set(at, { ...counts, receivedAt: this.parts.clock.now() })
    this.table.countChanged()
  }

  private recountLater(): void {
    this.cancelRecount ??= this.parts.clock.after(RECOUNT_DELAY_MS, () => {
      this.cancelRecount = undefined
      const { spectators: watchers, screens } = this.table.subscribers
      if (watchers === this.here.watchers && screens === this.here.screens) return
      this.here = { watchers, screens }
      this.table.countChanged()
    })
  }
  private get hasAnyHere(): boolean {
    const { watchers, screens } = this.here
    return watchers + screens > 0
  }
  private refresh(): void {
    if (this.hasAnyHere) this.announce()
    const oldest = this.parts.clock.now() - COUNTS_EXPIRE_AFTER_MS
    const expired = [...this.otherNodes].filter(([, { receivedAt }]) => receivedAt < oldest)
    for (const [nodeId] of expired) this.otherNodes.delete(nodeId)
    if (expired.length > 0) this.table.countChanged()
  }
  private announce(): void {
    const { here } = this
    this.announced = JSON.stringify(here)
    this.send({ looking: { at: this.nodeId, ...here } })
  }
  private send(message: Message): void {
    this.parts.bus.sendMessage(this.table.code, JSON.stringify(message))
  }
}
