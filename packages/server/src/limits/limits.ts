// How much one address or one connection may ask for. Thirty devices behind one address must never notice.
import type { ErrorCode } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { Denied } from '../denied.ts'
import { type Allowance, Bucket, Buckets } from './bucket.ts'

export interface Allowances {
  readonly requests: Allowance
  readonly newTables: Allowance
  /** Guessing codes is the one thing that honest people hardly ever do. */
  readonly wrongCodes: Allowance
  readonly connections: Allowance
  readonly messages: Allowance
  /** What one person says at a table, and all people behind one address. */
  readonly talk: Allowance
  readonly talkers: Allowance
}
export const generous: Allowances = {
  requests: { burst: 600, perSecond: 100 },
  newTables: { burst: 100, perSecond: 0.5 },
  wrongCodes: { burst: 20, perSecond: 0.2 },
  connections: { burst: 300, perSecond: 30 },
  messages: { burst: 200, perSecond: 50 },
  talk: { burst: 8, perSecond: 0.5 },
  talkers: { burst: 120, perSecond: 15 },
}

export class Limits {
  private readonly buckets: Readonly<Record<Exclude<keyof Allowances, 'messages'>, Buckets>>
  constructor(
    private readonly allowances: Allowances,
    private readonly clock: Clock,
  ) {
    const buckets = (allowance: Allowance) => new Buckets(allowance, clock)
    this.buckets = {
      requests: buckets(allowances.requests),
      newTables: buckets(allowances.newTables),
      wrongCodes: buckets(allowances.wrongCodes),
      connections: buckets(allowances.connections),
      talk: buckets(allowances.talk),
      talkers: buckets(allowances.talkers),
    }
  }

  check(what: 'requests' | 'newTables' | 'connections' | 'talk' | 'talkers', whose: string): void {
    if (!this.buckets[what].take(whose)) throw new Denied('tooManyRequests')
  }
  /** Looks a code up; after too many wrong ones an address hears nothing about right ones either. */
  async guard<T>(address: string, lookUp: () => Promise<T | undefined>, unknown: ErrorCode = 'unknownTable'): Promise<T> {
    const { wrongCodes } = this.buckets
    if (wrongCodes.isEmpty(address)) throw new Denied('tooManyRequests')
    const found = await lookUp()
    if (found !== undefined) return found
    wrongCodes.take(address)
    throw new Denied(unknown)
  }
  forConnection(): Bucket {
    return new Bucket(this.allowances.messages, this.clock)
  }
  forgetQuiet(): void {
    for (const buckets of Object.values(this.buckets)) buckets.forgetQuiet()
  }
}
