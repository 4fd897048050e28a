// How many look on at a table without a seat, and how many shared screens there are, on all nodes together. Each node counts its
// own and tells the others; a node that dies says nothing, so what is not said again is forgotten.
import type { Bus } from '../bus/bus.ts'
import type { Cancel, Clock } from '../clock.ts'
import { newPersonId } from '../random.ts'
import { wordsIn } from './words.ts'

const every = 20_000
/** One of them may get lost. */
const patience = 2.5 * every

export interface Looking {
  readonly watchers: number
  readonly screens: number
}
type Words = { readonly looking: Looking & { readonly at: string } } | { readonly whoLooks: true }

export class Audience {
  readonly stop: Cancel
  private readonly here = newPersonId()
  private readonly elsewhere = new Map<string, Looking & { readonly heard: number }>()
  private said = ''

  constructor(
    private readonly table: { readonly code: string; looking(): Looking; changed(): void },
    private readonly parts: { readonly clock: Clock; readonly bus: Bus },
  ) {
    this.stop = parts.bus.isOnlyNode ? () => {} : parts.clock.every(every, () => this.again())
    if (!parts.bus.isOnlyNode) this.pass({ whoLooks: true })
  }

  get all(): Looking {
    const looking = [this.table.looking(), ...this.elsewhere.values()]
    const sum = (count: keyof Looking) => looking.reduce((all, one) => all + one[count], 0)
    return { watchers: sum('watchers'), screens: sum('screens') }
  }
  /** Somebody may have come or gone here. */
  follow(): void {
    if (!this.parts.bus.isOnlyNode && JSON.stringify(this.table.looking()) !== this.said) this.tell()
  }
  overhear(text: string): void {
    const words = wordsIn<Words>(text, ['looking', 'whoLooks'])
    if (!words) return
    if ('whoLooks' in words) return this.isAnybodyHere ? this.tell() : undefined
    const { at, ...looking } = words.looking
    this.elsewhere.set(at, { ...looking, heard: this.parts.clock.now() })
    this.table.changed()
  }

  private get isAnybodyHere(): boolean {
    const { watchers, screens } = this.table.looking()
    return watchers + screens > 0
  }
  private again(): void {
    if (this.isAnybodyHere) this.tell()
    const oldest = this.parts.clock.now() - patience
    const silent = [...this.elsewhere].filter(([, { heard }]) => heard < oldest)
    for (const [at] of silent) this.elsewhere.delete(at)
    if (silent.length > 0) this.table.changed()
  }
  private tell(): void {
    const looking = this.table.looking()
    this.said = JSON.stringify(looking)
    this.pass({ looking: { at: this.here, ...looking } })
  }
  private pass(words: Words): void {
    this.parts.bus.sendMessage(this.table.code, JSON.stringify(words))
  }
}
