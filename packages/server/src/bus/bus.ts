// Between nodes: "this table has grown", which wakes the others up, and what no store has: what people say to each other, and
// who is where.
// It may lose anything; what counts is in the store.

export interface Bus {
  /** Tells every other node. */
  grown(code: string): void
  /** Whenever another node says so. */
  listen(heard: (code: string) => void): void
  /** Passes a few words on to the same table at every other node. */
  pass(code: string, words: string): void
  receive(heard: (code: string, words: string) => void): void
  /** Whether it can be heard at present, as far as is known here. */
  readonly isUp: boolean
  /** True where no other node can exist, so that nobody needs to ask the store for what the bus has lost. */
  readonly alone: boolean
  close(): Promise<void>
}
