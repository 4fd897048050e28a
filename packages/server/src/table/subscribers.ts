// The connections to one table. Each receives one viewer's feed and nothing of any other's. A person has one connection with
// their own feed: a newer one replaces the older.
import type { Entry, GameTypes, Viewer } from '@safehouse/engine'
import type { FromServer, PersonId } from '@safehouse/protocol'
import { decisionText, entriesHeardBy, feedFrame, headFor, type MessageCounts, messageCountOf, messagesFor, type OpenHead } from './feed.ts'
import type { HouseMessages } from './house-messages.ts'
import type { LiveMatch } from './live-match.ts'

/** A person who is at a table through a connection, and the epoch of the token that they showed. */
export interface PresentPerson {
  readonly id: PersonId
  readonly epoch: number
}
/** How much of which match's feed a client has, and on which seat it heard it (-1: on none). */
export interface FeedPosition {
  readonly matchNumber: number
  readonly count: number
  readonly seat?: number | undefined
}
/** A connection, as far as the table knows it. */
export interface Subscriber {
  /** The person whose own feed it receives; null: it receives open facts alone. */
  readonly person: PersonId | null
  /** Who counts as present through it: its person, or all who pass this device while nobody holds it. */
  readonly present: readonly PresentPerson[]
  /** A shared screen: neither a seat nor a spectator. */
  readonly isScreen: boolean
  heard: FeedPosition
  /** What it is sent after each frame of its feed. */
  readonly pushes?: { readonly choices: boolean; readonly view: boolean }
  send(text: string): void
  /** Sends a message of another client, or drops it while this one does not read. Missing where there is no WebSocket. */
  sendSignal?(text: string): void
  /** Sends a frame of sound, or drops it where the client does not keep up. Missing where there is no WebSocket. */
  sendFrame?(frame: Uint8Array): void
  /** Sends the house document, in the form that the client asked for. */
  sendHouse(messages: HouseMessages): void
  /** Replaces who is present through it, after some of a passed device's people have left. */
  setPresent(present: readonly PresentPerson[]): void
  /** Sends a last message and closes the connection. */
  dismiss(lastMessage: FromServer): void
}
/** Whether it asked for what only programs need. */
export const isProgram = ({ pushes }: Subscriber): boolean => pushes !== undefined && (pushes.choices || pushes.view)

export class Subscribers {
  private readonly everyone = new Set<Subscriber>()
  /** Those whose feed of the current match is up to date, and whose feed it is. */
  private readonly following = new Map<Subscriber, Viewer>()
  /** New ones that have not been sent any feed message yet. */
  private readonly unanswered = new Set<Subscriber>()

  get size(): number {
    return this.everyone.size
  }
  get spectators(): number {
    return this.count(({ present, isScreen }) => present.length === 0 && !isScreen)
  }
  get screens(): number {
    return this.count(({ isScreen }) => isScreen)
  }
  /** Whether one of them asked for what only programs need. */
  get haveProgram(): boolean {
    for (const subscriber of this.everyone) if (isProgram(subscriber)) return true
    return false
  }
  /** Whether this person is present through any connection. */
  has(person: PersonId): boolean {
    for (const { present } of this.everyone) if (present.some(({ id }) => id === person)) return true
    return false
  }
  /** Whether a connection receives this person's own feed. */
  hasOwnFeed(person: PersonId): boolean {
    for (const subscriber of this.everyone) if (subscriber.person === person) return true
    return false
  }
  all(): readonly Subscriber[] {
    return [...this.everyone]
  }

  add(subscriber: Subscriber): void {
    const { person } = subscriber
    if (person !== null) for (const older of this.all()) if (older.person === person) this.dismiss(older, { t: 'elsewhere' })
    this.everyone.add(subscriber)
    this.unanswered.add(subscriber)
  }
  /** False if it was not here. */
  remove(subscriber: Subscriber): boolean {
    this.following.delete(subscriber)
    this.unanswered.delete(subscriber)
    return this.everyone.delete(subscriber)
  }
  dismiss(subscriber: Subscriber, lastMessage: FromServer): void {
    if (this.remove(subscriber)) subscriber.dismiss(lastMessage)
  }

  /**
   * Sends the rest of a feed after what the subscriber says it has; all of it if it claims more than there is. A new subscriber
   * always gets an answer. Older ones get one only if they missed something: that a match was read again must not show.
   */
  resume(subscriber: Subscriber, viewer: Viewer, live: Pick<LiveMatch, 'matchNumber' | 'messageCount' | 'match' | 'head' | 'pushState'>): void {
    const { heard } = subscriber
    const { matchNumber } = live
    const count = live.messageCount(viewer)
    const seat = viewer === 'spectator' ? -1 : viewer
    const isSameMatch = heard.matchNumber === matchNumber
    const isOnOtherSeat = isSameMatch && heard.seat !== undefined && heard.seat !== seat
    this.following.set(subscriber, viewer)
    if (!isOnOtherSeat && isSameMatch && heard.count === count && !this.unanswered.has(subscriber)) return
    this.unanswered.delete(subscriber)
    const from = !isOnOtherSeat && isSameMatch && heard.count <= count ? heard.count : 0
    const heardEntries = entriesHeardBy(live.match.entries, viewer)
    const missed = heardEntries.slice(from)
    subscriber.heard = { matchNumber, count, seat }
    subscriber.send(feedFrame(matchNumber, from, messagesFor(viewer, missed.map(decisionText)), headFor(live.head, heardEntries, 0), isOnOtherSeat))
    live.pushState(subscriber, viewer)
  }
  /** Sends the whole new feed to each subscriber who has got a seat in the current match, or lost one. */
  followSeatChanges(viewerOf: (subscriber: Subscriber) => Viewer, live: LiveMatch): void {
    for (const [subscriber, viewer] of [...this.following]) {
      const now = viewerOf(subscriber)
      if (now !== viewer) this.resume(subscriber, now, live)
    }
  }
  forEachFollowing(call: (subscriber: Subscriber, viewer: Viewer) => void): void {
    for (const [subscriber, viewer] of this.following) call(subscriber, viewer)
  }
  /** No match is in memory any more: feeds go on when it is again. */
  stopFollowing(): void {
    this.following.clear()
  }

  /**
   * Sends new entries to all who follow the match, with the chain's head if one of them is open. `before`: how many messages each
   * viewer had until then. `onTold` is called for each subscriber that was sent something.
   */
  tell(
    matchNumber: number,
    entries: readonly Entry<GameTypes>[],
    before: MessageCounts,
    head: OpenHead | undefined,
    onTold: (subscriber: Subscriber, viewer: Viewer) => void = () => {},
  ): void {
    const decisions = entries.map(decisionText)
    const isOpen = decisions.every((decision) => decision.isOpen)
    // Frames by viewer; where nothing was whispered, by position in the feed, so that all viewers at that position share one.
    const frames = new Map<Viewer, { readonly frame: string; readonly count: number }>()
    for (const [subscriber, viewer] of this.following) {
      const from = messageCountOf(before, viewer)
      const key = isOpen ? from : viewer
      let made = frames.get(key)
      if (!made) {
        const messages = messagesFor(viewer, decisions)
        const chainHead = headFor(head, entriesHeardBy(entries, viewer), from)
        made = { frame: messages.length === 0 ? '' : feedFrame(matchNumber, from, messages, chainHead), count: from + messages.length }
        frames.set(key, made)
      }
      if (made.frame === '') continue
      subscriber.heard = { matchNumber, count: made.count, seat: subscriber.heard.seat }
      subscriber.send(made.frame)
      onTold(subscriber, viewer)
    }
  }

  private count(counts: (subscriber: Subscriber) => boolean): number {
    let count = 0
    for (const subscriber of this.everyone) if (counts(subscriber)) count++
    return count
  }
}
