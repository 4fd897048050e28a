// A store between a test and the real one: writes of play can be held back, fail, or reach the disk without an answer.
import type { Append, Store } from '../src/store/store.ts'

export type Weather = 'fair' | 'failing' | 'failingOnce' | 'silentlyStoring'

export class HeldStore {
  weather: Weather = 'fair'
  /** Calls other than writes of play that fail. */
  readonly failing = new Set<keyof Store>()
  readonly store: Store
  private gate: Promise<void> = Promise.resolve()
  private open: () => void = () => {}

  constructor(real: Store) {
    const store: Store = { ...real, append: (batch) => this.append(real, batch) }
    this.store = new Proxy(store, {
      get: (target, name: keyof Store) => (this.failing.has(name) ? () => Promise.reject(new Error('connection lost')) : target[name]),
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
    const { weather } = this
    if (weather === 'failingOnce') this.weather = 'fair'
    if (weather === 'failing' || weather === 'failingOnce') throw new Error('no space left on device')
    const taken = await real.append(batch)
    if (this.weather === 'silentlyStoring') throw new Error('connection lost')
    return taken
  }
}
