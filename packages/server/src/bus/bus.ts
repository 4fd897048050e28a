// Wakes other nodes up: "this table has grown". It carries nothing else and may lose anything; what counts is in the store.

export interface Bus {
  /** Tells every other node. */
  grown(code: string): void
  /** Whenever another node says so. */
  listen(heard: (code: string) => void): void
  /** True where no other node can exist, so that nobody needs to ask the store for what the bus has lost. */
  readonly alone: boolean
  close(): Promise<void>
}
