// What one connection has received of a table, as signals: the house document, one viewer's feed, and which people of this device
// the server still accepts. It only receives: it sends nothing and shows nothing.
import { type Signal, signal } from '@preact/signals'
import type { FeedMessage, GameTypes } from '@safehouse/engine'
import type { ConnectionState, ErrorCode, GoneOn, House, PersonId } from '@safehouse/protocol'
import type { LocalPerson } from './local-people.ts'

/** The messages of one match that this viewer has received so far. */
export interface ReceivedFeed {
  readonly matchNumber: number
  readonly messages: readonly FeedMessage<GameTypes>[]
  /** How many of the messages were sent to catch up after connecting: they are shown, but not announced as news. */
  readonly catchUpCount: number
  /** The seat whose feed this is; -1 for a spectator's. */
  readonly seat: number
}
const EMPTY_FEED: ReceivedFeed = { matchNumber: 0, messages: [], catchUpCount: 0, seat: -1 }

export const NOBODY_WENT_ON: GoneOn = { n: 0, people: {}, hurried: [] }

/** Messages that arrive within this time after the welcome count as catching up. */
const CATCH_UP_MS = 500

export class TableFeed {
  readonly house = signal<House | undefined>(undefined)
  readonly received = signal<ReceivedFeed>(EMPTY_FEED)
  readonly goneOn = signal<GoneOn>(NOBODY_WENT_ON)
  readonly connection = signal<ConnectionState>('connecting')
  readonly error = signal<ErrorCode | undefined>(undefined)
  /** How many actions and chat lines of this page wait for the server's answer. */
  readonly unanswered = signal(0)
  /** How many of them were never sent. */
  readonly unsent = signal(0)
  readonly localPeople: Signal<readonly LocalPerson[]>
  private welcomedAt = 0
  private serverVersion: string | undefined

  constructor(localPeople: readonly LocalPerson[]) {
    this.localPeople = signal(localPeople)
  }
  /** A new connection receives the feed from its beginning. */
  reset(): void {
    this.received.value = EMPTY_FEED
  }
  setConnection(state: ConnectionState, error: ErrorCode | undefined): void {
    this.error.value = error
    this.connection.value = state
  }
  /** Reloads the page when the server has been updated since the page was loaded. The feed resumes, so nothing is lost. */
  onWelcome(version: string): void {
    if (this.serverVersion !== undefined && this.serverVersion !== version) location.reload()
    this.serverVersion = version
    this.welcomedAt = performance.now()
  }
  append(matchNumber: number, from: number, messages: readonly FeedMessage<GameTypes>[], seat: number): void {
    const before = this.received.value
    const received = from === 0 ? messages : [...before.messages, ...messages]
    const isCatchingUp = performance.now() - this.welcomedAt < CATCH_UP_MS
    const catchUpCount = isCatchingUp ? received.length : from === 0 ? 0 : before.catchUpCount
    this.received.value = { matchNumber, messages: received, catchUpCount, seat }
  }
  /** Drops the people whose tokens the server no longer accepts from this device. */
  retainPeople(accepted: readonly PersonId[]): void {
    this.localPeople.value = this.localPeople.value.filter(({ you }) => accepted.includes(you))
  }
}
