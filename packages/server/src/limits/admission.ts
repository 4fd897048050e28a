// Admission control: how much load one server accepts. When it is overloaded, newcomers are refused, so that people who have a seat
// can keep playing; a connection that is open is never closed because of load.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'

export interface Capacity {
  /** Open WebSockets; newcomers are refused from `NEWCOMER_SHARE` of it on. */
  readonly maxConnections: number
  /** Open WebSockets and event streams from one address; enough for thirty devices with several tabs each. */
  readonly maxConnectionsPerAddress: number
  /** Open TCP sockets, WebSockets among them. */
  readonly maxSockets: number
  /** Open TCP sockets from one address: a browser opens up to six for HTTP beside its WebSocket. */
  readonly maxSocketsPerAddress: number
  /** Decisions that wait for the store. */
  readonly maxQueuedAppends: number
  /** Median event loop delay in milliseconds. */
  readonly maxDelayMs: number
}
export const DEFAULT_CAPACITY: Capacity = {
  maxConnections: 20_000,
  maxConnectionsPerAddress: 400,
  maxSockets: 24_000,
  maxSocketsPerAddress: 800,
  maxQueuedAppends: 2000,
  maxDelayMs: 250,
}
/** Sockets for HTTP beside the WebSockets. */
const HTTP_SOCKETS = DEFAULT_CAPACITY.maxSockets - DEFAULT_CAPACITY.maxConnections
/** The default capacity with another number of WebSockets. */
export const capacityFor = (maxConnections: number): Capacity => ({ ...DEFAULT_CAPACITY, maxConnections, maxSockets: maxConnections + HTTP_SOCKETS })

/** The current load, in the same measures as `Capacity`. */
export interface Load {
  connections(): number
  queuedAppends(): number
  delayMs(): number
}
/** Share of all connections that newcomers may use; the rest is reserved for people with a seat. */
const NEWCOMER_SHARE = 0.9

export class Admission {
  private readonly connectionsFrom = new Map<string, number>()

  constructor(
    private readonly capacity: Capacity,
    private readonly load: Load,
  ) {}

  /** Whether requests without a seat's token should be refused unread. */
  get isOverloaded(): boolean {
    return this.load.delayMs() > this.capacity.maxDelayMs || this.load.queuedAppends() > this.capacity.maxQueuedAppends
  }
  /** Whether no connection is left, not even for people with a seat. */
  get isFull(): boolean {
    return this.load.connections() >= this.capacity.maxConnections
  }
  hasTooManyConnections(address: string): boolean {
    return (this.connectionsFrom.get(address) ?? 0) >= this.capacity.maxConnectionsPerAddress
  }
  /** Counts a WebSocket or an event stream that was opened (1) or closed (-1). */
  countConnection(address: string, change: 1 | -1): void {
    const now = (this.connectionsFrom.get(address) ?? 0) + change
    if (now > 0) this.connectionsFrom.set(address, now)
    else this.connectionsFrom.delete(address)
  }
  /** Throws `serverFull` if somebody without a seat cannot be accepted now. */
  admitNewcomer(): void {
    if (this.isOverloaded || this.load.connections() >= this.capacity.maxConnections * NEWCOMER_SHARE) throw new RequestError('serverFull')
  }
}

const SAMPLE_INTERVAL_MS = 1000
const SAMPLE_COUNT = 3
/** Resolution of the measurement; a finer one would wake the CPU up more often. */
const RESOLUTION_MS = 50
/** Share of the time that the event loop works; below it there is no delay to speak of. */
const BUSY_FROM_UTILIZATION = 0.3

/**
 * Measures the event loop delay: the smallest median of the last few seconds. So a single stall, or a machine that is busy for a
 * moment, does not count as overload. While the loop has little to do, nothing is measured, because that would wake it up.
 */
export function measureEventLoopDelay(clock: Clock): { delayMs(): number; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const medians: number[] = new Array(SAMPLE_COUNT).fill(0)
  let utilizationBefore = performance.eventLoopUtilization()
  const stopSampling = clock.every(SAMPLE_INTERVAL_MS, () => {
    medians.push(Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)) // 0 if nothing was measured
    medians.shift()
    histogram.reset()
    const utilization = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(utilization, utilizationBefore).utilization >= BUSY_FROM_UTILIZATION) histogram.enable()
    else histogram.disable()
    utilizationBefore = utilization
  })
  const stop = () => {
    stopSampling()
    histogram.disable()
  }
  return { delayMs: () => Math.min(...medians), stop }
}
