// What holds for every live connection, over a WebSocket or an event stream.

/** Backpressure limit: a client with more unsent bytes is cut. A house document with a host's own packs may have nearly a megabyte. */
export const MAX_UNSENT_BYTES = 2 * 1024 * 1024
export const HEARTBEAT_INTERVAL_MS = 15_000
