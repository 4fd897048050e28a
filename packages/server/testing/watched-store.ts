// A store that knows whether it is at work, so that a turned clock can wait until a moment's decisions are stored and sent:
// then each is sent at its own time, however slow the machine is.
import type { Store } from '../src/store/store.ts'

export interface WatchedStore {
  readonly store: Store
  /** Nothing is being stored or read, and what was has been dealt with. */
  settled(): Promise<void>
}
const quietTurns = 5

export function watched(store: Store): WatchedStore {
  let working = 0
  const watching = new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        working++
        return Promise.resolve(member.apply(target, given)).finally(() => working--)
      }
    },
  })
  const settled = async () => {
    for (let quiet = 0; quiet < quietTurns; quiet = working === 0 ? quiet + 1 : 0) await new Promise((turn) => setImmediate(turn))
  }
  return { store: watching, settled }
}
