// Token buckets by name: so many at once, so many a second after that. Names that have been quiet cost no memory.
import type { Clock } from '../clock.ts'

export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

export class Bucket {
  private left: number
  private at: number
  constructor(
    private readonly allowance: Allowance,
    private readonly clock: Clock,
  ) {
    this.left = allowance.burst
    this.at = clock.now()
  }
  /** False: too many. A clock that was set back refills nothing and takes nothing away. */
  take(): boolean {
    this.refill()
    if (this.left < 1) return false
    this.left--
    return true
  }
  /** For what has been done already: what is not left is owed. */
  charge(): void {
    this.refill()
    this.left--
  }
  get isFull(): boolean {
    this.refill()
    return this.left === this.allowance.burst
  }
  get isEmpty(): boolean {
    this.refill()
    return this.left < 1
  }
  private refill(): void {
    const now = this.clock.now()
    this.left = Math.min(this.allowance.burst, this.left + (Math.max(0, now - this.at) / 1000) * this.allowance.perSecond)
    this.at = now
  }
}

/** More names than this at once, and the oldest are forgiven: memory is bounded whatever comes. */
const mostNames = 50_000

export class Buckets {
  private readonly byName = new Map<string, Bucket>()
  constructor(
    private readonly allowance: Allowance,
    private readonly clock: Clock,
  ) {}

  take(name: string): boolean {
    return this.of(name).take()
  }
  charge(name: string): void {
    this.of(name).charge()
  }
  isEmpty(name: string): boolean {
    return this.byName.get(name)?.isEmpty ?? false
  }
  forgetQuiet(): void {
    for (const [name, bucket] of this.byName) if (bucket.isFull) this.byName.delete(name)
  }
  of(name: string): Bucket {
    let bucket = this.byName.get(name)
    if (!bucket) {
      if (this.byName.size >= mostNames) this.byName.delete(this.byName.keys().next().value as string)
      bucket = new Bucket(this.allowance, this.clock)
      this.byName.set(name, bucket)
    }
    return bucket
  }
}
