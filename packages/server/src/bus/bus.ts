// The bus carries messages between nodes: that a table has changed, entries that were just stored, and short-lived messages that are
// stored nowhere, such as chat and who is connected where. It may lose messages; whatever must not be lost is in the store.

export interface Bus {
  /** This node has the table in memory from now on: it receives what others say about it, and the others learn that it does. */
  follow(code: string): void
  unfollow(code: string): void
  /** Tells every other node that follows the table that it has changed in the store. */
  announceChange(code: string): void
  /** Calls the listener whenever another node announces a change. */
  onChange(listener: (code: string) => void): void
  /** Tells every other node that follows the table which entries were stored in its match's log, so that it need not read them. */
  announceEntries(code: string, text: string): void
  onEntries(listener: (code: string, text: string) => void): void
  /** Sends a message to the same table on every other node that follows it. */
  sendMessage(code: string, text: string): void
  onMessage(listener: (code: string, text: string) => void): void
  /** Whether messages can be sent and received now, as far as this node knows. */
  readonly isUp: boolean
  /** Whether there can be no other node, so that nobody needs to poll the store for changes. */
  readonly isOnlyNode: boolean
  close(): Promise<void>
}
