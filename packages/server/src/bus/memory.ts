// The bus inside one process: of the only node, or of several that a test starts side by side.
import type { Bus } from './bus.ts'

export function memoryBuses(nodes: number): Bus[] {
  const listeners: Set<(code: string) => void>[] = Array.from({ length: nodes }, () => new Set())
  return listeners.map((own) => ({
    alone: nodes === 1,
    grown(code) {
      for (const others of listeners) if (others !== own) for (const heard of others) queueMicrotask(() => others.has(heard) && heard(code))
    },
    listen: (heard) => void own.add(heard),
    close: async () => own.clear(),
  }))
}
/** For a server that is alone: nobody to wake. */
export const loneBus = (): Bus => memoryBuses(1)[0]!
