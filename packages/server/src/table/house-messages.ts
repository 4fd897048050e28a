// The messages that tell a table's house document: whole, or only the fields that have changed. Packs are named by hash in both, so
// that their size does not depend on what a host wrote.
import type { FromServer, House } from '@safehouse/protocol'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { hasPacks, housePacksByHash } from '../lobby/pack-contents.ts'
import { isProgram, type Subscriber, type Subscribers } from './subscribers.ts'

/** One state of a house document, in the forms in which subscribers receive it. */
export interface HouseMessages {
  readonly whole: string
  /** What has changed since the state before, for those who have that. */
  readonly change: string
  /** The whole document with the packs themselves, for clients that do not fetch them; `undefined` if it has none. */
  readonly withPacks: (() => string) | undefined
}

/** Chooses the form in which one client receives each state: first the whole document, then changes if it asked for them. */
export class HouseForClient {
  private hasHouse = false

  constructor(
    private readonly wantsChanges: boolean,
    private readonly limits: Pick<RateLimiter, 'tryTakePacks'>,
  ) {}
  textOf({ whole, change, withPacks }: HouseMessages): string {
    const isFollowing = this.wantsChanges && this.hasHouse
    this.hasHouse = true
    if (isFollowing) return change
    return !this.wantsChanges && withPacks && this.limits.tryTakePacks() ? withPacks() : whole
  }
}

/** Turns the states of one table's house document into messages. */
class HouseMessageWriter {
  private fields: ReadonlyMap<string, string> = new Map()
  private last: HouseMessages | undefined

  /** The messages of this state, and whether it differs from the last one. */
  write(house: House): { readonly messages: HouseMessages; readonly isChanged: boolean } {
    const fields = new Map(Object.entries(housePacksByHash(house)).map(([name, value]) => [name, JSON.stringify(value)]))
    const changed = [...fields].filter(([name, text]) => this.fields.get(name) !== text)
    const gone = [...this.fields.keys()].filter((name) => !fields.has(name))
    if (this.last && changed.length + gone.length === 0) return { messages: this.last, isChanged: false }
    this.fields = fields
    const object = (entries: Iterable<[string, string]>) => `{${[...entries].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
    let withPacks: string | undefined
    const messages: HouseMessages = {
      whole: `{"t":"house","house":${object(fields)}}`,
      change: `{"t":"houseChanged","house":${object(changed)}${gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : ''}}`,
      withPacks: hasPacks(house)
        ? () => {
            withPacks ??= JSON.stringify({ t: 'house', house } satisfies FromServer)
            return withPacks
          }
        : undefined,
    }
    this.last = messages
    return { messages, isChanged: true }
  }
}

/** Sends a table's house document to everyone when it has changed. Only programs are told in it whom the match waits for. */
export class HouseSender {
  private readonly forPages = new HouseMessageWriter()
  private readonly forPrograms = new HouseMessageWriter()

  constructor(private readonly subscribers: Subscribers) {}
  /** A newcomer is sent it in any case. */
  send({ waitsFor, ...house }: House, newcomer: Subscriber | undefined): void {
    const subscribers = this.subscribers.all()
    const pages = this.forPages.write(house)
    const programs = this.subscribers.haveProgram ? this.forPrograms.write({ ...house, ...(waitsFor && { waitsFor }) }) : pages
    for (const subscriber of subscribers) {
      const { messages, isChanged } = isProgram(subscriber) ? programs : pages
      if (isChanged || subscriber === newcomer) subscriber.sendHouse(messages)
    }
  }
}
