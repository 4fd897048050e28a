// How much one address, one person or one connection may ask for. Thirty devices behind one address must never notice.
import type { ErrorCode, PersonId } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'
import { type Allowance, Bucket, Buckets } from './bucket.ts'

export interface Allowances {
  readonly requests: Allowance
  readonly newTables: Allowance
  /** Guessing codes is the one thing that honest people hardly ever do. */
  readonly wrongCodes: Allowance
  readonly connections: Allowance
  /** Of one person, however often they connect; of a spectator's connection. */
  readonly messages: Allowance
  /** Messages of all who are behind one address. */
  readonly crowds: Allowance
  /** What one person says at a table, and all people behind one address. */
  readonly talk: Allowance
  readonly talkers: Allowance
  /** What one person asks of a table's house: each time it is written and said to all anew. */
  readonly commands: Allowance
  /** Coming to one table from one address. */
  readonly comings: Allowance
}
export const generous: Allowances = {
  requests: { burst: 600, perSecond: 100 },
  newTables: { burst: 100, perSecond: 0.5 },
  wrongCodes: { burst: 20, perSecond: 0.2 },
  connections: { burst: 300, perSecond: 30 },
  messages: { burst: 200, perSecond: 50 },
  crowds: { burst: 6000, perSecond: 1500 },
  talk: { burst: 8, perSecond: 0.5 },
  talkers: { burst: 120, perSecond: 15 },
  commands: { burst: 100, perSecond: 5 },
  comings: { burst: 40, perSecond: 0.5 },
}

export class Limits {
  private readonly buckets: Readonly<Record<keyof Allowances, Buckets>>
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
      messages: buckets(allowances.messages),
      crowds: buckets(allowances.crowds),
      talk: buckets(allowances.talk),
      talkers: buckets(allowances.talkers),
      commands: buckets(allowances.commands),
      comings: buckets(allowances.comings),
    }
  }

  check(what: 'requests' | 'newTables' | 'connections' | 'talk' | 'talkers' | 'commands' | 'comings', whose: string): void {
    if (!this.buckets[what].take(whose)) throw new RequestError('tooManyRequests')
  }
  /** Looks a code up; after too many wrong ones an address hears nothing about right ones either. */
  async guard<T>(address: string, lookUp: () => Promise<T | undefined>, unknown: ErrorCode = 'unknownTable'): Promise<T> {
    const { wrongCodes } = this.buckets
    if (wrongCodes.isEmpty(address)) throw new RequestError('tooManyRequests')
    const found = await lookUp()
    if (found !== undefined) return found
    wrongCodes.charge(address) // many may have been looked up at once
    throw new RequestError(unknown)
  }
  /** For a connection that is nobody's, or not yet. */
  forConnection(): Bucket {
    return new Bucket(this.allowances.messages, this.clock)
  }
  forPerson(code: string, person: PersonId): Bucket {
    return this.buckets.messages.of(`${code} ${person}`)
  }
  isFlood(address: string): boolean {
    return !this.buckets.crowds.take(address)
  }
  forgetQuiet(): void {
    for (const buckets of Object.values(this.buckets)) buckets.forgetQuiet()
  }
}
