// How much one server takes on. When it is full newcomers are asked to come later, so that those who are in keep their pace:
// whoever has a seat is let in to the very last, and whoever is in is never put out.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'

export interface Capacity {
  /** Open WebSockets; newcomers find the house full a little before that. */
  readonly connections: number
  /** Of those from one address: thirty devices with some tabs each. */
  readonly fromOneAddress: number
  /** Decisions that wait for the store. */
  readonly waiting: number
  /** How late, in milliseconds, half of everything is. */
  readonly delay: number
}
export const ample: Capacity = { connections: 20_000, fromOneAddress: 400, waiting: 2000, delay: 250 }

/** What is going on right now. */
export interface Load {
  connections(): number
  waiting(): number
  delay(): number
}
/** Of all places, so many are for newcomers. */
const forNewcomers = 0.9

export class Doors {
  constructor(
    private readonly capacity: Capacity,
    private readonly load: Load,
  ) {}

  /** Too much is asked already: what does not come from a seat is better not looked at. */
  get isStrained(): boolean {
    return this.load.delay() > this.capacity.delay || this.load.waiting() > this.capacity.waiting
  }
  /** No place is left, not even for those who have a seat. */
  get isShut(): boolean {
    return this.load.connections() >= this.capacity.connections
  }
  isCrowd(fromThisAddress: number): boolean {
    return fromThisAddress >= this.capacity.fromOneAddress
  }
  /** For whoever has no seat yet. */
  admitNewcomer(): void {
    if (this.isStrained || this.load.connections() >= this.capacity.connections * forNewcomers) throw new RequestError('serverFull')
  }
}

const lookEvery = 1000
const looks = 3
/** Each look wakes the machine up. */
const resolution = 50

/** How late half of everything was in each of the last few seconds, at least: a stall, or a machine that is busy with something
 * else for a moment, is no overload. */
export function eventLoopDelay(clock: Clock): { delay(): number; stop(): void } {
  const late = monitorEventLoopDelay({ resolution })
  late.enable()
  const last: number[] = new Array(looks).fill(0)
  const stopLooking = clock.every(lookEvery, () => {
    last.push(Math.max(0, late.percentile(50) / 1e6 - resolution))
    last.shift()
    late.reset()
  })
  const stop = () => {
    stopLooking()
    late.disable()
  }
  return { delay: () => Math.min(...last), stop }
}
