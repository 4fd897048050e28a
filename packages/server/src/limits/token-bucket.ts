// Token buckets for rate limits: a bucket allows a burst at once and refills at a fixed rate. Buckets that are full again are
// deleted from time to time, so that names which are no longer active cost no memory.
import type { Clock } from '../clock.ts'

export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

export class TokenBucket {
  private tokens: number
  private updatedAt: number
  constructor(
    private readonly limit: RateLimit,
    private readonly clock: Clock,
  ) {
    this.tokens = limit.burst
    this.updatedAt = clock.now()
  }
  /** Takes a token; false if there is none. */
  tryTake(): boolean {
    this.refill()
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
  /** Takes a token for something that was already done. The balance may become negative and is then refilled first. */
  charge(): void {
    this.refill()
    this.tokens--
  }
  isFull(now = this.clock.now()): boolean {
    return this.tokensAt(now) === this.limit.burst
  }
  get isEmpty(): boolean {
    return this.tokensAt(this.clock.now()) < 1
  }
  /** Whole seconds, at least one, until a token can be taken. */
  get secondsUntilNext(): number {
    return Math.max(1, Math.ceil((1 - this.tokensAt(this.clock.now())) / this.limit.perSecond))
  }
  private refill(): void {
    const now = this.clock.now()
    this.tokens = this.tokensAt(now)
    this.updatedAt = now
  }
  /** A clock that was set back adds and removes nothing. */
  private tokensAt(now: number): number {
    return Math.min(this.limit.burst, this.tokens + (Math.max(0, now - this.updatedAt) / 1000) * this.limit.perSecond)
  }
}

/** Above this number the oldest bucket is deleted, so that memory is bounded. */
const MAX_BUCKETS = 50_000

/** One bucket for each name, such as a client address. */
export class TokenBuckets {
  private readonly byName = new Map<string, TokenBucket>()
  constructor(
    private readonly limit: RateLimit,
    private readonly clock: Clock,
  ) {}

  tryTake(name: string): boolean {
    return this.bucketFor(name).tryTake()
  }
  charge(name: string): void {
    this.bucketFor(name).charge()
  }
  isEmpty(name: string): boolean {
    return this.byName.get(name)?.isEmpty ?? false
  }
  isFull(name: string): boolean {
    return this.byName.get(name)?.isFull() ?? true
  }
  deleteFull(): void {
    const now = this.clock.now()
    for (const [name, bucket] of this.byName) if (bucket.isFull(now)) this.byName.delete(name)
  }
  bucketFor(name: string): TokenBucket {
    let bucket = this.byName.get(name)
    if (!bucket) {
      if (this.byName.size >= MAX_BUCKETS) this.byName.delete(this.byName.keys().next().value as string)
      bucket = new TokenBucket(this.limit, this.clock)
      this.byName.set(name, bucket)
    }
    return bucket
  }
}
