// The bus inside one process: of the only node, or of several that a test starts side by side.
import type { Bus } from './bus.ts'

type Listener = (code: string, words: string) => void

export function memoryBuses(nodes: number): Bus[] {
  const wakes: Set<Listener>[] = Array.from({ length: nodes }, () => new Set())
  const words: Set<Listener>[] = Array.from({ length: nodes }, () => new Set())
  const tellOthers = (nodes: readonly Set<Listener>[], own: Set<Listener>, code: string, text: string) => {
    for (const others of nodes) if (others !== own) for (const heard of others) queueMicrotask(() => others.has(heard) && heard(code, text))
  }
  return wakes.map((woken, node) => ({
    alone: nodes === 1,
    isUp: true,
    grown: (code) => tellOthers(wakes, woken, code, ''),
    listen: (heard) => void woken.add((code) => heard(code)),
    pass: (code, text) => tellOthers(words, words[node]!, code, text),
    receive: (heard) => void words[node]!.add(heard),
    async close() {
      woken.clear()
      words[node]!.clear()
    },
  }))
}
/** For a server that is alone: nobody to wake. */
export const loneBus = (): Bus => memoryBuses(1)[0]!
/** For one of many without a bus: it hears of the others by asking the store, and of what is said at their tables nothing. */
export const deafBus = (): Bus => ({ ...loneBus(), alone: false, isUp: false })
