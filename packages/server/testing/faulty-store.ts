// A store for tests whose appends to logs can be held back, fail, or be stored without an answer. Everything else is the real store.
import type { Append, Store } from '../src/store/store.ts'

export type WriteMode = 'working' | 'failing' | 'failingOnce' | 'storingWithoutAnswer'

export class FaultyStore {
  writes: WriteMode = 'working'
  /** Other calls that fail. */
  readonly failingCalls = new Set<keyof Store>()
  readonly store: Store
  private gate: Promise<void> = Promise.resolve()
  private open: () => void = () => {}

  constructor(real: Store) {
    const store: Store = { ...real, append: (batch) => this.append(real, batch) }
    this.store = new Proxy(store, {
      get: (target, name: keyof Store) => (this.failingCalls.has(name) ? () => Promise.reject(new Error('connection lost')) : target[name]),
    })
  }
  hold(): void {
    this.gate = new Promise((open) => {
      this.open = open
    })
  }
  release(): void {
    this.open()
  }
  private async append(real: Store, batch: readonly Append[]): Promise<readonly boolean[]> {
    await this.gate
    const { writes } = this
    if (writes === 'failingOnce') this.writes = 'working'
    if (writes === 'failing' || writes === 'failingOnce') throw new Error('no space left on device')
    const taken = await real.append(batch)
    if (this.writes === 'storingWithoutAnswer') throw new Error('connection lost')
    return taken
  }
}
