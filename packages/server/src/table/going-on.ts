// Who at one table has seen what was staged and wants to go on: at the end of a round bots wait for it, and scenes play faster once
// everybody asked for it. In memory and passed to the other nodes, never stored: after a restart people press again.
// It follows from open facts, presence and presses alone.
import type { Hurry } from '@safehouse/engine'
import type { FromClient, FromServer, GoneOn, PersonId } from '@safehouse/protocol'
import { parseBusMessage } from './bus-message.ts'
import type { LiveMatch } from './live-match.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

/** What this part needs of its table. */
export interface GoingOnTable {
  readonly subscribers: Pick<Subscribers, 'all'>
  /** Sends to the same table at the other nodes. */
  sendToNodes(text: string): void
  /** Called after every change: bots may act earlier now. */
  onChange(): void
}
const NOBODY: GoneOn = { n: 0, people: {}, hurried: [] }
/** Later hurries are of later scenes, so older ones are not needed any more. */
const MAX_HURRIES_KEPT = 8

/** How long the result of a round is shown before the host may go on for everybody. */
const HOST_GOES_ON_AFTER_MS = 60_000
/** How long bots wait at a result for people who do not go on; a program may not know that it should. */
const MAX_RESULT_WAIT_MS = 120_000
/** A bot whose own time runs meanwhile acts so long before it is up. */
const BEFORE_DEADLINE_MS = 5000
/** Game time until which bots wait at a result that has been shown since then, if nobody goes on. */
export const waitAtResultUntil = (shownSince: number, deadline: number | undefined, waitMs = MAX_RESULT_WAIT_MS): number =>
  Math.max(shownSince, Math.min(shownSince + waitMs, deadline === undefined ? Number.POSITIVE_INFINITY : deadline - BEFORE_DEADLINE_MS))

export class GoingOn {
  private current = NOBODY

  constructor(private readonly table: GoingOnTable) {}

  goneOnIn(matchNumber: number): GoneOn {
    return this.current.n === matchNumber ? this.current : { ...NOBODY, n: matchNumber }
  }
  /** The person has seen this many open messages of the match and wants to go on; a host may for everybody. A stale or early wish is ignored. */
  goOn(live: LiveMatch, person: PersonId, { heard, all }: Extract<FromClient, { t: 'goOn' }>, isHost: boolean): void {
    const { matchNumber, openCount, peopleAsked, resultShownSince } = live
    if (heard !== openCount) return
    const mayGoOnForAll = isHost && resultShownSince !== undefined && live.now >= resultShownSince + HOST_GOES_ON_AFTER_MS
    if (all && !mayGoOnForAll) return
    const peopleGoneOn = all ? peopleAsked : [person]
    const { people } = this.goneOnIn(matchNumber)
    const isUnanimous = peopleAsked.every((id) => peopleGoneOn.includes(id) || (people[id] ?? 0) >= heard)
    this.add(matchNumber, peopleGoneOn, heard, isUnanimous ? live.now : undefined)
  }
  /** These people have gone on past this many open messages; with `hurriedAt`, the scenes of those play faster from that game time on. */
  private add(matchNumber: number, people: readonly PersonId[], heard: number, hurriedAt: number | undefined): void {
    const news: GoneOn = {
      n: matchNumber,
      people: Object.fromEntries(people.map((id) => [id, heard])),
      hurried: hurriedAt === undefined ? [] : [{ heard, at: hurriedAt }],
    }
    if (this.merge(news)) this.table.sendToNodes(JSON.stringify({ goneOn: news }))
  }
  /** A message from another node, which has already checked it. */
  receive(text: string): void {
    const message = parseBusMessage<{ readonly goneOn: GoneOn }>(text, ['goneOn'])
    if (message) this.merge(message.goneOn)
  }
  sendTo(subscriber: Subscriber, matchNumber: number | undefined): void {
    if (this.current.n === matchNumber) subscriber.send(textOf(this.current))
  }

  /** False if nothing in it is new. */
  private merge(news: GoneOn): boolean {
    if (news.n < this.current.n) return false
    const { people, hurried } = this.goneOnIn(news.n)
    const isNew =
      Object.entries(news.people).some(([id, heard]) => heard > (people[id] ?? 0)) || news.hurried.some((hurry) => !isKnown(hurried, hurry))
    if (!isNew) return false
    const all = { ...people }
    for (const [id, heard] of Object.entries(news.people)) all[id] = Math.max(heard, all[id] ?? 0)
    const hurries = [...hurried, ...news.hurried.filter((hurry) => !isKnown(hurried, hurry))]
    this.current = { n: news.n, people: all, hurried: hurries.slice(-MAX_HURRIES_KEPT) }
    const text = textOf(this.current)
    for (const subscriber of this.table.subscribers.all()) subscriber.send(text)
    this.table.onChange()
    return true
  }
}
/** Two nodes may hurry the same scenes within a moment: the earlier time counts, as it does in the timeline. */
const isKnown = (hurried: readonly Hurry[], { heard, at }: Hurry) => hurried.some((known) => known.heard >= heard && known.at <= at)
const textOf = (goneOn: GoneOn): string => JSON.stringify({ t: 'goneOn', ...goneOn } satisfies FromServer)
