// Asks the other nodes which of a table's people are connected to them. A node that dies cannot say that its people are gone, so
// somebody for whom no node answers any more is reported missing.
import type { PersonId } from '@safehouse/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Cancel, Clock } from '../clock.ts'
import { parseBusMessage } from './bus-message.ts'

const ASK_INTERVAL_MS = 20_000
/** How long nobody may answer for a person: two rounds, since one question or its answer may be lost. */
const MISSING_AFTER_MS = 2 * ASK_INTERVAL_MS

/** What this needs of its table. */
export interface RemotePresenceTable {
  readonly code: string
  isConnected(person: PersonId): boolean
  /** People who are taken to be present and are not connected to this node. */
  presentElsewhere(): readonly PersonId[]
  /** Called when no node has answered for somebody. */
  reportMissing(person: PersonId): void
}
type Message = { readonly whoHas: readonly PersonId[] } | { readonly has: readonly PersonId[] }

export class RemotePresence {
  readonly stop: Cancel
  /** People for whom no node has answered, and since when. */
  private readonly unanswered = new Map<PersonId, number>()

  constructor(
    private readonly table: RemotePresenceTable,
    private readonly parts: { readonly clock: Clock; readonly bus: Bus },
  ) {
    this.stop = parts.bus.isOnlyNode ? () => {} : parts.clock.every(ASK_INTERVAL_MS, () => this.ask())
  }

  receive(text: string): void {
    const message = parseBusMessage<Message>(text, ['whoHas', 'has'])
    if (!message) return
    if ('has' in message) {
      for (const person of message.has) this.unanswered.delete(person)
      return
    }
    const has = message.whoHas.filter((person) => this.table.isConnected(person))
    if (has.length > 0) this.send({ has })
  }

  private ask(): void {
    const now = this.parts.clock.now()
    const elsewhere = this.parts.bus.isUp ? this.table.presentElsewhere() : []
    for (const person of this.unanswered.keys()) if (!elsewhere.includes(person)) this.unanswered.delete(person)
    for (const person of elsewhere) {
      const since = this.unanswered.get(person) ?? now
      this.unanswered.set(person, since)
      if (now - since < MISSING_AFTER_MS) continue
      this.unanswered.delete(person) // if a node marks them present again, they get the same time again
      this.table.reportMissing(person)
    }
    if (elsewhere.length > 0) this.send({ whoHas: elsewhere })
  }
  private send(message: Message): void {
    this.parts.bus.sendMessage(this.table.code, JSON.stringify(message))
  }
}
