// Alarms of all tables: a binary heap with one timer for the earliest, however many tables wait.
import type { Cancel, Clock } from '../clock.ts'

interface Alarm {
  readonly key: string
  /** In milliseconds of `clock.now()`. */
  readonly at: number
}

export class Scheduler {
  private readonly times = new Map<string, number>()
  /** May hold alarms that were moved or cancelled; `times` says which are still valid. */
  private readonly heap: Alarm[] = []
  private timer: { readonly at: number; readonly cancel: Cancel } | undefined

  constructor(
    private readonly clock: Clock,
    private readonly ring: (key: string) => void,
  ) {}

  get size(): number {
    return this.times.size
  }
  /** Sets the one alarm of this key, or cancels it (null). */
  set(key: string, at: number | null): void {
    if (at === null) {
      this.times.delete(key) // its alarm stays in the heap, and is dropped when it comes to the top
      return
    }
    if (this.times.get(key) === at) return
    this.times.set(key, at)
    this.push({ key, at })
    this.arm()
  }
  stop(): void {
    this.timer?.cancel()
    this.times.clear()
  }

  private arm(): void {
    const first = this.dropStaleAndPeek()
    if (this.timer && first && this.timer.at <= first.at) return
    this.timer?.cancel()
    this.timer = first && { at: first.at, cancel: this.clock.after(first.at - this.clock.now(), () => this.fire()) }
  }
  private fire(): void {
    this.timer = undefined
    const now = this.clock.now()
    for (let alarm = this.dropStaleAndPeek(); alarm && alarm.at <= now; alarm = this.dropStaleAndPeek()) {
      this.times.delete(alarm.key)
      this.pop()
      this.ring(alarm.key)
    }
    this.arm()
  }
  /** Drops alarms at the top that were moved or cancelled; returns the first that is valid. */
  private dropStaleAndPeek(): Alarm | undefined {
    while (this.heap[0] && this.times.get(this.heap[0].key) !== this.heap[0].at) this.pop()
    return this.heap[0]
  }
  private push(alarm: Alarm): void {
    const { heap } = this
    let i = heap.push(alarm) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (heap[parent]!.at <= alarm.at) break
      heap[i] = heap[parent]!
      i = parent
    }
    heap[i] = alarm
  }
  private pop(): void {
    const { heap } = this
    const last = heap.pop()
    if (!last || heap.length === 0) return
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && heap[child + 1]!.at < heap[child]!.at) child++
      if (last.at <= heap[child]!.at) break
      heap[i] = heap[child]!
      i = child
    }
    heap[i] = last
  }
}
