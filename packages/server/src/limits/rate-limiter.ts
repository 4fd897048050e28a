// Rate limits by client address, person and connection. The defaults must be so high that thirty devices behind one address never
// reach them; docs/protocol.md lists them.
import type { ErrorBody, ErrorCode, PersonId } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'
import { type RateLimit, TokenBucket, TokenBuckets } from './token-bucket.ts'

/** What is limited, whose uses are counted together (`by`), and the default limit. */
const limitedUses = {
  /** HTTP requests. */
  requests: { by: 'address', burst: 600, perSecond: 100 },
  /** New tables and new groups. */
  newTables: { by: 'address', burst: 100, perSecond: 0.5 },
  /** Unknown codes and keys. Strict, because only somebody who guesses needs many. */
  wrongCodes: { by: 'address', burst: 20, perSecond: 0.2 },
  /** Unknown codes and keys of all addresses together. Above it, an address that was wrong a moment ago has to wait. */
  wrongCodesInAll: { by: 'server', burst: 200, perSecond: 5 },
  /** New WebSockets. */
  connections: { by: 'address', burst: 300, perSecond: 30 },
  /** WebSocket messages of a person, however often they connect; of a connection for spectators. */
  messages: { by: 'person', burst: 200, perSecond: 50 },
  messagesFromAddress: { by: 'address', burst: 6000, perSecond: 1500 },
  /** Chat lines and reactions. */
  talk: { by: 'person', burst: 8, perSecond: 0.5 },
  talkFromAddress: { by: 'address', burst: 120, perSecond: 15 },
  /** Joining and leaving the voice, muting and speaking. */
  voice: { by: 'person', burst: 30, perSecond: 4 },
  /** What browsers tell each other to connect for voice. */
  signals: { by: 'person', burst: 150, perSecond: 20 },
  /** Frames of sound. Above it they are dropped and counted as messages. */
  voiceFrames: { by: 'person', burst: 120, perSecond: 60 },
  /** Frames of sound: a household of twelve who all talk at once. */
  voiceFramesFromAddress: { by: 'address', burst: 1200, perSecond: 600 },
  /** Frames of sound to all tables together: each may be sent on to eleven people. */
  voiceFramesInAll: { by: 'server', burst: 2000, perSecond: 1000 },
  /** Commands. Each one writes the table document and sends it to everybody. */
  commands: { by: 'person', burst: 100, perSecond: 5 },
  joins: { by: 'address and table', burst: 40, perSecond: 0.5 },
  /** House documents with whole packs to all clients together that do not ask for packs by hash. Each may have a megabyte. */
  wholePacks: { by: 'server', burst: 60, perSecond: 5 },
} as const
export type RateLimits = Readonly<Record<keyof typeof limitedUses, RateLimit>>
export const DEFAULT_RATE_LIMITS: RateLimits = limitedUses

/** The default limits multiplied by a factor, except for those on guessing codes. */
export function rateLimitsTimes(factor: number): RateLimits {
  const { wrongCodes, wrongCodesInAll, ...others } = DEFAULT_RATE_LIMITS
  const raised = Object.entries(others).map(([name, { burst, perSecond }]) => [name, { burst: burst * factor, perSecond: perSecond * factor }])
  return { ...(Object.fromEntries(raised) as typeof others), wrongCodes, wrongCodesInAll }
}
/** Which limit was reached, and after how many seconds it allows one more. */
const limitReached = (limit: keyof RateLimits, bucket: TokenBucket) => ({ with: { limit, seconds: bucket.secondsUntilNext } })

/** Key of the token bucket that all addresses share. */
const EVERYBODY = ''

export class RateLimiter {
  /** By address: its last unfinished lookup, which the next one waits for. */
  private readonly lookUps = new Map<string, Promise<void>>()
  private readonly buckets: Readonly<Record<keyof RateLimits, TokenBuckets>>
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    const entries = Object.entries(limits).map(([name, limit]) => [name, new TokenBuckets(limit, clock)])
    this.buckets = Object.fromEntries(entries) as Record<keyof RateLimits, TokenBuckets>
  }

  /** Counts one use; throws `tooManyRequests` above the limit. */
  check(what: Exclude<keyof RateLimits, 'wrongCodes' | 'wrongCodesInAll' | 'messages' | 'messagesFromAddress' | 'wholePacks'>, whose: string): void {
    const bucket = this.buckets[what].bucketFor(whose)
    if (!bucket.tryTake()) throw new RequestError('tooManyRequests', limitReached(what, bucket))
  }
  /** Counts one use; false above the limit. For what is dropped without an answer. */
  tryTake(what: 'voice' | 'signals', whose: string): boolean {
    return this.buckets[what].tryTake(whose)
  }
  /** Counts a frame of sound; false above the limit of the person, the address or the server. */
  tryTakeSound(person: string, address: string): boolean {
    const { voiceFrames, voiceFramesFromAddress, voiceFramesInAll } = this.buckets
    return voiceFrames.tryTake(person) && voiceFramesFromAddress.tryTake(address) && voiceFramesInAll.tryTake(EVERYBODY)
  }
  /**
   * Looks up a table by code or a group by key. After too many wrong codes an address is refused right ones too, so that guessing does
   * not pay. Lookups of one address run one after another: otherwise guesses sent at once would all be answered before one is counted.
   */
  async lookUpGuarded<T>(address: string, lookUp: () => Promise<T | undefined>, unknown: ErrorCode = 'unknownTable'): Promise<T> {
    const before = this.lookUps.get(address)
    const answer = (async () => {
      await before
      return this.lookUpNow(address, lookUp, unknown)
    })()
    const settled = answer.then(
      () => {},
      () => {},
    )
    this.lookUps.set(address, settled)
    try {
      return await answer
    } finally {
      if (this.lookUps.get(address) === settled) this.lookUps.delete(address)
    }
  }
  /** A token bucket for the messages of one connection without a person. */
  newConnectionBucket(): TokenBucket {
    return new TokenBucket(this.limits.messages, this.clock)
  }
  /** The token bucket for messages that all connections of a person share. */
  personBucket(code: string, person: PersonId): TokenBucket {
    return this.buckets.messages.bucketFor(`${code} ${person}`)
  }
  /** Counts a message of a connection and its address; returns the error to send above a limit. */
  refuseMessage(allowance: TokenBucket, address: string): ErrorBody | undefined {
    if (!allowance.tryTake()) return { code: 'tooManyRequests', ...limitReached('messages', allowance) }
    const bucket = this.buckets.messagesFromAddress.bucketFor(address)
    return bucket.tryTake() ? undefined : { code: 'tooManyRequests', ...limitReached('messagesFromAddress', bucket) }
  }
  /** Counts an HTTP request of an address; false above the limit. */
  tryTakeRequest(address: string): boolean {
    return this.buckets.requests.tryTake(address)
  }
  /** Whether one more house document may be sent with its whole packs; otherwise they are named by hash. */
  tryTakePacks(): boolean {
    return this.buckets.wholePacks.tryTake(EVERYBODY)
  }
  /** The limits as programs may read them: a burst, the rate at which it refills, and whose uses are counted together. */
  get published(): Readonly<Record<string, RateLimit & { readonly by: string }>> {
    const published = Object.entries(this.limits).map(([name, { burst, perSecond }]) => [
      name,
      { burst, perSecond, by: limitedUses[name as keyof RateLimits].by },
    ])
    return Object.fromEntries(published)
  }
  deleteIdleBuckets(): void {
    for (const buckets of Object.values(this.buckets)) buckets.deleteFull()
  }

  private async lookUpNow<T>(address: string, lookUp: () => Promise<T | undefined>, unknown: ErrorCode): Promise<T> {
    const { wrongCodes, wrongCodesInAll } = this.buckets
    // Counted before the answer is known: otherwise guesses from many addresses at once would all be answered before any is counted.
    const wasWrong = !wrongCodes.isFull(address)
    if (wrongCodes.isEmpty(address)) throw new RequestError('tooManyRequests', limitReached('wrongCodes', wrongCodes.bucketFor(address)))
    if (wasWrong && !wrongCodesInAll.tryTake(EVERYBODY))
      throw new RequestError('tooManyRequests', limitReached('wrongCodesInAll', wrongCodesInAll.bucketFor(EVERYBODY)))
    const found = await lookUp()
    if (found !== undefined) return found
    wrongCodes.charge(address)
    if (!wasWrong) wrongCodesInAll.tryTake(EVERYBODY)
    throw new RequestError(unknown)
  }
}
