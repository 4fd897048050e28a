// The connections to one table. Each receives one viewer's feed and nothing of any other's. A person has one connection with
// their own feed: a newer one replaces the older.
import type { Entry, GameTypes, Viewer } from '@safehouse/engine'
import type { FromServer, PersonId } from '@safehouse/protocol'
import { TurnSlices } from '../limits/turn-slices.ts'
import {
  decisionText,
  entriesHeardBy,
  feedFrame,
  headAtEnd,
  headFor,
  MAX_MESSAGES_A_PAGE,
  type MessageCounts,
  messageCountOf,
  messagesFor,
  nextPage,
  type OpenHead,
  placeOfLast,
} from './feed.ts'
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
  /** What it is sent after its feed, each time that grows. */
  readonly pushes?: { readonly choices: boolean; readonly view: boolean }
  send(text: string): void
  /** Calls back when what it was sent is on its way: now, or when a slow client has read enough of it. Missing: always now. */
  whenSent?(call: () => void): void
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
const seatOf = (viewer: Viewer): number => (viewer === 'spectator' ? -1 : viewer)

const MAX_PAGES_A_TURN = 1
/** The pages of feeds of all tables: many who come at once share the turns of the event loop. */
export type FeedPages = TurnSlices<Subscriber, () => void>
export const newFeedPages = (): FeedPages => new TurnSlices(MAX_PAGES_A_TURN, (_, sendPage) => sendPage())

type FeedOfMatch = Pick<LiveMatch, 'matchNumber' | 'messageCount' | 'match' | 'head' | 'pushState'>
/** What a subscriber has still to be sent of a feed. */
interface RestOfFeed {
  readonly viewer: Viewer
  readonly live: FeedOfMatch
  /** The number of the next message, and where in the log to look for it; looked up with the first page. */
  from: number
  place: number | undefined
  /** The client must drop what it has of this match's feed. */
  isAnew: boolean
}

export class Subscribers {
  private readonly everyone = new Set<Subscriber>()
  /** Those whose feed of the current match is up to date, and whose feed it is. */
  private readonly following = new Map<Subscriber, Viewer>()
  /** Those who are sent the current match's feed page by page. They are told nothing else of it: the next page has what is new. */
  private readonly behind = new Map<Subscriber, RestOfFeed>()
  /** Those whose next page waits for its turn, or for the client. */
  private readonly planned = new Set<Subscriber>()
  /** New ones that have not been sent any feed message yet. */
  private readonly unanswered = new Set<Subscriber>()

  constructor(private readonly pages: FeedPages) {}

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
    this.behind.delete(subscriber)
    this.planned.delete(subscriber)
    this.pages.remove(subscriber)
    this.unanswered.delete(subscriber)
    return this.everyone.delete(subscriber)
  }
  dismiss(subscriber: Subscriber, lastMessage: FromServer): void {
    if (this.remove(subscriber)) subscriber.dismiss(lastMessage)
  }

  /**
   * Sends the rest of a feed after what the subscriber says it has; all of it if it claims more than there is. A new subscriber
   * always gets an answer. Older ones get one only if they missed something: that a match was read again must not show. What is longer
   * than a page is sent in later turns of the event loop.
   */
  resume(subscriber: Subscriber, viewer: Viewer, live: FeedOfMatch): void {
    const { heard } = subscriber
    const { matchNumber } = live
    const count = live.messageCount(viewer)
    const seat = seatOf(viewer)
    const isSameMatch = heard.matchNumber === matchNumber
    const isOnOtherSeat = isSameMatch && heard.seat !== undefined && heard.seat !== seat
    if (!isOnOtherSeat && isSameMatch && heard.count === count && !this.unanswered.has(subscriber)) return this.follow(subscriber, viewer)
    const from = !isOnOtherSeat && isSameMatch && heard.count <= count ? heard.count : 0
    const rest: RestOfFeed = { viewer, live, from, place: undefined, isAnew: isOnOtherSeat }
    if (count - from <= MAX_MESSAGES_A_PAGE) return this.sendPage(subscriber, rest)
    subscriber.heard = { ...heard, seat: heard.seat ?? seat } // the seat may change before the first page
    this.sendLater(subscriber, rest)
  }
  private follow(subscriber: Subscriber, viewer: Viewer): void {
    this.behind.delete(subscriber)
    this.following.set(subscriber, viewer)
  }
  private sendPage(subscriber: Subscriber, rest: RestOfFeed): void {
    const { viewer, live, from, isAnew } = rest
    const { matchNumber } = live
    const { entries } = live.match
    const place = rest.place ?? placeOfLast(live.messageCount(viewer) - from, entries, viewer)
    const { messages, next } = nextPage(entries, viewer, place)
    const count = from + messages.length
    const isLast = count === live.messageCount(viewer)
    const head = isLast ? headAtEnd(live.head, entries, viewer, count) : undefined
    Object.assign(rest, { from: count, place: next, isAnew: false })
    this.unanswered.delete(subscriber)
    if (isLast) this.follow(subscriber, viewer)
    subscriber.heard = { matchNumber, count, seat: seatOf(viewer) }
    subscriber.send(feedFrame(matchNumber, from, messages, head, isAnew))
    if (isLast) live.pushState(subscriber, viewer)
    else this.sendLater(subscriber, rest)
  }
  /** Plans the next page. The client may be cut while a page is sent, and is here no more then. */
  private sendLater(subscriber: Subscriber, rest: RestOfFeed): void {
    if (!this.everyone.has(subscriber)) return
    this.following.delete(subscriber)
    this.behind.set(subscriber, rest)
    if (this.planned.has(subscriber)) return
    this.planned.add(subscriber)
    const sendInTurn = () => this.pages.doLater(subscriber, () => this.sendNext(subscriber))
    if (subscriber.whenSent) subscriber.whenSent(sendInTurn)
    else sendInTurn()
  }
  /** Nothing if it has left, or has got the rest, or none is known any more. */
  private sendNext(subscriber: Subscriber): void {
    this.planned.delete(subscriber)
    const rest = this.behind.get(subscriber)
    if (rest) this.sendPage(subscriber, rest)
  }
  /** Sends the whole new feed to each subscriber who has got a seat in the current match, or lost one. */
  followSeatChanges(viewerOf: (subscriber: Subscriber) => Viewer, live: LiveMatch): void {
    const viewers = [...this.following, ...[...this.behind].map(([subscriber, { viewer }]): [Subscriber, Viewer] => [subscriber, viewer])]
    for (const [subscriber, viewer] of viewers) {
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
    this.behind.clear()
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
