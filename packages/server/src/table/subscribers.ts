// The connections of one table. Each hears its own feed and nothing else; one live connection a person, the newest.
import type { Entry, GameTypes, Viewer } from '@safehouse/engine'
import type { FromServer, PersonId } from '@safehouse/protocol'
import { feedFrame, type HeardCounts, heardBy, heardIn, messagesTo, spoken } from './feed.ts'
import type { LiveMatch } from './live-match.ts'

/** Somebody who is at a table, by a token of this epoch of the seat. */
export interface Present {
  readonly id: PersonId
  readonly epoch: number
}
/** Somebody who looks at a table: a connection, as far as the table knows it. */
export interface Subscriber {
  /** Whose feed it hears. Nobody's: what all may hear. */
  readonly person: PersonId | null
  /** Who is here by it: that person; or those who pass a device, while none of them holds it. */
  readonly present: readonly Present[]
  /** The room's shared screen: nobody's seat, and nobody who watches. */
  readonly isScreen: boolean
  /** What it says it has of which game's feed, and on which seat it heard it (-1: on none). */
  heard: { readonly n: number; readonly count: number; readonly seat?: number | undefined }
  send(text: string): void
  /** Goes on with these of the present. */
  keep(present: readonly Present[]): void
  /** Says the last word and hangs up. */
  dismiss(lastWord: FromServer): void
}

export class Subscribers {
  private readonly watchers = new Set<Subscriber>()
  /** Those whose feed of the game that is on has been brought up to date. */
  private readonly following = new Map<Subscriber, Viewer>()
  /** Those who came and have not heard of any feed yet. */
  private readonly unanswered = new Set<Subscriber>()

  get size(): number {
    return this.watchers.size
  }
  /** How many people watch without a seat. */
  get spectators(): number {
    return this.count(({ present, isScreen }) => present.length === 0 && !isScreen)
  }
  get screens(): number {
    return this.count(({ isScreen }) => isScreen)
  }
  has(person: PersonId): boolean {
    for (const { present } of this.watchers) if (present.some(({ id }) => id === person)) return true
    return false
  }
  /** Whether somebody hears this person's own feed. */
  isHeld(person: PersonId): boolean {
    for (const subscriber of this.watchers) if (subscriber.person === person) return true
    return false
  }
  all(): readonly Subscriber[] {
    return [...this.watchers]
  }

  add(subscriber: Subscriber): void {
    if (subscriber.person !== null) for (const older of this.all()) if (older.person === subscriber.person) this.dismiss(older, { t: 'elsewhere' })
    this.watchers.add(subscriber)
    this.unanswered.add(subscriber)
  }
  remove(subscriber: Subscriber): boolean {
    this.following.delete(subscriber)
    this.unanswered.delete(subscriber)
    return this.watchers.delete(subscriber)
  }
  dismiss(subscriber: Subscriber, lastWord: FromServer): void {
    if (this.remove(subscriber)) subscriber.dismiss(lastWord)
  }

  say(text: string): void {
    for (const subscriber of this.watchers) subscriber.send(text)
  }
  /**
   * The rest of a feed, from what the watcher says it has; a claim to have more than there is begins anew. Whoever is new
   * gets an answer always. Those who were here get one only if there is news: that a game was read again must not show.
   */
  resume(subscriber: Subscriber, viewer: Viewer, game: LiveMatch): void {
    const { heard } = subscriber
    const length = game.heard(viewer)
    const seat = viewer === 'spectator' ? -1 : viewer
    const anew = heard.n === game.n && heard.seat !== undefined && heard.seat !== seat
    this.following.set(subscriber, viewer)
    if (!anew && heard.n === game.n && heard.count === length && !this.unanswered.has(subscriber)) return
    this.unanswered.delete(subscriber)
    const from = !anew && heard.n === game.n && heard.count <= length ? heard.count : 0
    const missed = heardIn(game.match.entries, viewer).slice(from)
    subscriber.heard = { n: game.n, count: length, seat }
    subscriber.send(feedFrame(game.n, from, messagesTo(viewer, missed.map(spoken)), anew))
  }
  /** Whoever has got a seat in a game that is on, or lost one, hears that feed from its beginning. */
  reseat(viewerOf: (subscriber: Subscriber) => Viewer, game: LiveMatch): void {
    for (const [subscriber, viewer] of [...this.following]) {
      const now = viewerOf(subscriber)
      if (now !== viewer) this.resume(subscriber, now, game)
    }
  }
  /** No game is in memory: feeds go on when it is. */
  stopFollowing(): void {
    this.following.clear()
  }

  tell(n: number, entries: readonly Entry<GameTypes>[], before: HeardCounts): void {
    const decisions = entries.map(spoken)
    const aloud = decisions.every((decision) => decision.aloud)
    /** By viewer; what was said aloud is the same frame for all who have heard as much. */
    const frames = new Map<Viewer, { readonly frame: string; readonly count: number }>()
    for (const [subscriber, viewer] of this.following) {
      const from = heardBy(before, viewer)
      const key = aloud ? from : viewer
      let said = frames.get(key)
      if (!said) {
        const messages = messagesTo(viewer, decisions)
        said = { frame: messages.length === 0 ? '' : feedFrame(n, from, messages), count: from + messages.length }
        frames.set(key, said)
      }
      if (said.frame === '') continue
      subscriber.heard = { ...subscriber.heard, n, count: said.count }
      subscriber.send(said.frame)
    }
  }

  private count(is: (subscriber: Subscriber) => boolean): number {
    let count = 0
    for (const subscriber of this.watchers) if (is(subscriber)) count++
    return count
  }
}
