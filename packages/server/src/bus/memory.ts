// The bus inside one process: for a single node, or for several nodes that a test starts in one process.
import type { Bus } from './bus.ts'

type Listener = (code: string, text: string) => void

export function memoryBuses(nodeCount: number): Bus[] {
  const eachNode = () => Array.from({ length: nodeCount }, () => new Set<Listener>())
  const [changeListeners, entriesListeners, messageListeners] = [eachNode(), eachNode(), eachNode()]
  /** Calls the listeners of all nodes but the sender's own; later, as messages over a network come, and only if the node is still open. */
  const tellOthers = (listenersByNode: readonly Set<Listener>[], own: Set<Listener>, code: string, text: string) => {
    for (const listeners of listenersByNode)
      if (listeners !== own) for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(code, text))
  }
  return changeListeners.map((ownChanges, node) => {
    const ownEntries = entriesListeners[node]!
    const ownMessages = messageListeners[node]!
    return {
      isOnlyNode: nodeCount === 1,
      isUp: true,
      follow: () => {}, // in one process a message costs nothing: every node hears of every table
      unfollow: () => {},
      announceChange: (code) => tellOthers(changeListeners, ownChanges, code, ''),
      onChange: (listener) => void ownChanges.add((code) => listener(code)),
      announceEntries: (code, text) => tellOthers(entriesListeners, ownEntries, code, text),
      onEntries: (listener) => void ownEntries.add(listener),
      sendMessage: (code, text) => tellOthers(messageListeners, ownMessages, code, text),
      onMessage: (listener) => void ownMessages.add(listener),
      async close() {
        ownChanges.clear()
        ownEntries.clear()
        ownMessages.clear()
      },
    }
  })
}
/** For a server that is the only node. */
export const singleNodeBus = (): Bus => memoryBuses(1)[0]!
/** For one of several nodes without Redis: it polls the store for changes, and messages of other nodes do not reach it. */
export const disconnectedBus = (): Bus => ({ ...singleNodeBus(), isOnlyNode: false, isUp: false })
