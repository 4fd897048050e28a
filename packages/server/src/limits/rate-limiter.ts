// Rate limits by client address, person and connection. The defaults must be so high that thirty devices behind one address never
// reach them; docs/protocol.md lists them.
import type { ErrorBody, ErrorCode, PersonId } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'
import { type RateLimit, TokenBucket, TokenBuckets } from './token-bucket.ts'

export interface RateLimits {
  /** HTTP requests by address. */
  readonly requests: RateLimit
  /** New tables and new groups by address. */
  readonly newTables: RateLimit
  /** Unknown codes and keys by address. Strict, because only somebody who guesses needs many. */
  readonly wrongCodes: RateLimit
  /** Unknown codes and keys of all addresses together. Above it, an address that was wrong a moment ago has to wait. */
  readonly wrongCodesInAll: RateLimit
  /** New WebSockets by address. */
  readonly connections: RateLimit
  /** WebSocket messages by person, however often they connect; by connection for spectators. */
  readonly messages: RateLimit
  /** WebSocket messages by address. */
  readonly messagesFromAddress: RateLimit
  /** Chat lines and reactions by person. */
  readonly talk: RateLimit
  /** Chat lines and reactions by address. */
  readonly talkFromAddress: RateLimit
  /** Joining and leaving the voice, muting and speaking, by person. */
  readonly voice: RateLimit
  /** What browsers tell each other to connect for voice, by person. */
  readonly signals: RateLimit
  /** Frames of sound by person. Above it they are dropped and counted as messages. */
  readonly voiceFrames: RateLimit
  /** Frames of sound by address: a household of twelve who all talk at once. */
  readonly voiceFramesFromAddress: RateLimit
  /** Frames of sound to all tables together: each may be sent on to eleven people. */
  readonly voiceFramesInAll: RateLimit
  /** Commands by person. Each one writes the table document and sends it to everybody. */
  readonly commands: RateLimit
  /** Joins by table and address. */
  readonly joins: RateLimit
  /** House documents with whole packs to all clients together that do not ask for packs by hash. Each may have a megabyte. */
  readonly wholePacks: RateLimit
}
export const DEFAULT_RATE_LIMITS: RateLimits = {
  requests: { burst: 600, perSecond: 100 },
  newTables: { burst: 100, perSecond: 0.5 },
  wrongCodes: { burst: 20, perSecond: 0.2 },
  wrongCodesInAll: { burst: 200, perSecond: 5 },
  connections: { burst: 300, perSecond: 30 },
  messages: { burst: 200, perSecond: 50 },
  messagesFromAddress: { burst: 6000, perSecond: 1500 },
  talk: { burst: 8, perSecond: 0.5 },
  talkFromAddress: { burst: 120, perSecond: 15 },
  voice: { burst: 30, perSecond: 4 },
  signals: { burst: 150, perSecond: 20 },
  voiceFrames: { burst: 120, perSecond: 60 },
  voiceFramesFromAddress: { burst: 1200, perSecond: 600 },
  voiceFramesInAll: { burst: 2000, perSecond: 1000 },
  commands: { burst: 100, perSecond: 5 },
  joins: { burst: 40, perSecond: 0.5 },
  wholePacks: { burst: 60, perSecond: 5 },
}

/** The default limits multiplied by a factor, except for those on guessing codes. */
export function rateLimitsTimes(factor: number): RateLimits {
  const { wrongCodes, wrongCodesInAll, ...others } = DEFAULT_RATE_LIMITS
  const raised = Object.entries(others).map(([name, { burst, perSecond }]) => [name, { burst: burst * factor, perSecond: perSecond * factor }])
  return { ...(Object.fromEntries(raised) as typeof others), wrongCodes, wrongCodesInAll }
}
const countedBy: Readonly<Record<keyof RateLimits, string>> = {
  requests: 'address',
  newTables: 'address',
  wrongCodes: 'address',
  wrongCodesInAll: 'server',
  connections: 'address',
  messages: 'person',
  messagesFromAddress: 'address',
  talk: 'person',
  talkFromAddress: 'address',
  voice: 'person',
  signals: 'person',
  voiceFrames: 'person',
  voiceFramesFromAddress: 'address',
  voiceFramesInAll: 'server',
  commands: 'person',
  joins: 'address and table',
  wholePacks: 'server',
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
    return Object.fromEntries(Object.entries(this.limits).map(([name, limit]) => [name, { ...limit, by: countedBy[name as keyof RateLimits] }]))
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
