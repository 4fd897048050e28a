// A store that knows whether calls are pending, so that a test's clock can wait until the decisions of a moment are stored and sent.
// Then each is sent at its own time, however slow the machine is.
import type { Store } from '../src/store/store.ts'

export interface WatchedStore {
  readonly store: Store
  /** Resolves when no call is pending and its callers have run. */
  settled(): Promise<void>
}
/** How many turns of the event loop must pass without a pending call. */
const QUIET_TURNS = 5

export function watchStore(store: Store): WatchedStore {
  let pending = 0
  const watching = new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        pending++
        return Promise.resolve(member.apply(target, given)).finally(() => pending--)
      }
    },
  })
  const waitUntilSettled = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = pending === 0 ? quiet + 1 : 0) await new Promise((turn) => setImmediate(turn))
  }
  return { store: watching, settled: waitUntilSettled }
}
