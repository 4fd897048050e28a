// Who is at a table's other nodes. A node that dies says nothing of those who sat there: whoever no node has any more is away.
import type { PersonId } from '@safehouse/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Cancel, Clock } from '../clock.ts'
import { wordsIn } from './words.ts'

const every = 20_000
/** One call or its answer may get lost. */
const patience = 2 * every

export interface CalledTable {
  readonly code: string
  isConnected(person: PersonId): boolean
  /** Those who are taken for present and have no connection here. */
  elsewhere(): readonly PersonId[]
  missed(person: PersonId): void
}
type Words = { readonly whoHas: readonly PersonId[] } | { readonly has: readonly PersonId[] }

export class RollCall {
  readonly stop: Cancel
  /** Since when nobody has answered for them. */
  private readonly unheard = new Map<PersonId, number>()

  constructor(
    private readonly table: CalledTable,
    private readonly parts: { readonly clock: Clock; readonly bus: Bus },
  ) {
    this.stop = parts.bus.isOnlyNode ? () => {} : parts.clock.every(every, () => this.call())
  }

  overhear(text: string): void {
    const words = wordsIn<Words>(text, ['whoHas', 'has'])
    if (!words) return
    if ('has' in words) {
      for (const person of words.has) this.unheard.delete(person)
      return
    }
    const has = words.whoHas.filter((person) => this.table.isConnected(person))
    if (has.length > 0) this.pass({ has })
  }

  private call(): void {
    const now = this.parts.clock.now()
    const asked = this.parts.bus.isUp ? this.table.elsewhere() : []
    for (const person of this.unheard.keys()) if (!asked.includes(person)) this.unheard.delete(person)
    for (const person of asked) {
      const since = this.unheard.get(person) ?? now
      this.unheard.set(person, since)
      if (now - since < patience) continue
      this.unheard.delete(person) // should a node say otherwise, it is asked as patiently again
      this.table.missed(person)
    }
    if (asked.length > 0) this.pass({ whoHas: asked })
  }
  private pass(words: Words): void {
    this.parts.bus.sendMessage(this.table.code, JSON.stringify(words))
  }
}
