// A store for tests that does one call after another and waits for a slow disk at each write, as the embedded store does.
import type { Store } from '../src/store/store.ts'
import { SerialQueue } from '../src/table/serial-queue.ts'

const writes: readonly (keyof Store)[] = ['append', 'saveTable', 'keepNotes', 'addTable', 'addGroup', 'saveGroup']

export function withSlowDisk(real: Store, syncMs: number): Store {
  const queue = new SerialQueue()
  return new Proxy(real, {
    get(target, name: keyof Store) {
      const call = target[name] as (...given: unknown[]) => Promise<unknown>
      return (...given: unknown[]) =>
        queue.run(async () => {
          if (writes.includes(name)) await new Promise((synced) => setTimeout(synced, syncMs))
          return call.apply(target, given)
        })
    },
  })
}
