// Who of a table's people is present. Arrivals and departures are written into the table document, so that every node knows them
// and a restart forgets nothing; a timer hands the seats of absent people to bots when the host wants that.
import type { PersonId } from '@safehouse/protocol'
import type { Cancel } from '../clock.ts'
import { letBotsCoverAbsent, markAway, markReturned, markSeen, nextBotCoverAt } from '../lobby/absence.ts'
import { connectingPeople, findPerson, type TableDocument } from '../lobby/table-document.ts'
import type { TableParts } from './parts.ts'
import { RemotePresence } from './remote-presence.ts'
import type { Subscribers } from './subscribers.ts'

/** Grace period after a connection is lost: a reload or a short loss of network is no absence. */
const DEPARTURE_GRACE_MS = 3000
/** Grace period for people to connect after a restart, or after they have taken a seat. */
const ARRIVAL_GRACE_MS = 15_000

/** What presence needs of its table. */
export interface PresenceTable {
  readonly code: string
  readonly subscribers: Pick<Subscribers, 'has' | 'size'>
  document(): TableDocument
  change(next: (document: TableDocument) => TableDocument): void
  presenceChanged(): void
}

export class Presence {
  /** When the next absent person's seat goes to a bot. */
  private botCover: { readonly at: number; readonly cancel: Cancel } | undefined
  /** Ends the grace period that runs after a spectator has left; others who leave meanwhile share it. */
  private cancelSpectatorGrace: Cancel | undefined
  /** Ends the grace period in which people still have time to connect. */
  private cancelArrivalGrace: Cancel | undefined
  private readonly remote: RemotePresence
  private isStopped = false

  constructor(
    private readonly table: PresenceTable,
    private readonly parts: Pick<TableParts, 'clock' | 'bus'>,
  ) {
    this.awaitArrivals()
    this.remote = new RemotePresence(
      {
        code: table.code,
        isConnected: (person) => table.subscribers.has(person),
        presentElsewhere: () => this.presentElsewhere(),
        reportMissing: (person) => this.markAwayUnlessConnected(person, parts.clock.now()),
      },
      parts,
    )
  }

  /** Where there are other nodes, somebody who is not marked away is taken to be connected to one of them. */
  isPresent(person: PersonId): boolean {
    return this.table.subscribers.has(person) || (!this.parts.bus.isOnlyNode && !this.isAway(person))
  }
  /** A message from the same table at another node. */
  receive(text: string): void {
    this.remote.receive(text)
  }
  noteArrival(person: PersonId): void {
    this.table.change((document) => markReturned(document, person))
  }
  /** Somebody's device is connected, maybe in other hands: they are not away, but a bot that the host put on the seat keeps it. */
  noteConnected(person: PersonId): void {
    this.table.change((document) => markSeen(document, person))
  }
  /** A connection was closed; `null`: a spectator's or a screen's. */
  noteDeparture(person: PersonId | null): void {
    const { clock } = this.parts
    const since = clock.now()
    if (person === null) {
      // Spectators who leave together are told together: they may be hundreds.
      this.cancelSpectatorGrace ??= clock.after(DEPARTURE_GRACE_MS, () => {
        this.cancelSpectatorGrace = undefined
        if (!this.isStopped) this.table.presenceChanged()
      })
    } else {
      clock.after(DEPARTURE_GRACE_MS, () => {
        if (this.isStopped) return
        this.markAwayUnlessConnected(person, since)
        this.table.presenceChanged()
      })
    }
  }
  /** The document has changed: another bot may be due, and another node may have marked somebody away who is connected here. */
  followDocument(): void {
    const document = this.table.document()
    for (const { id, awaySince } of connectingPeople(document)) {
      if (awaySince !== undefined && this.table.subscribers.has(id)) this.noteConnected(id)
    }
    if (!this.cancelArrivalGrace && this.presentElsewhere().length > 0) this.awaitArrivals()
    this.scheduleBotCover(nextBotCoverAt(document))
  }
  stop(): void {
    this.isStopped = true
    this.cancelArrivalGrace?.()
    this.cancelSpectatorGrace?.()
    this.remote.stop()
    this.scheduleBotCover(undefined)
  }

  private isAway(person: PersonId): boolean {
    return findPerson(this.table.document(), person)?.awaySince !== undefined
  }
  /**
   * People who are taken to be present and are not connected here. Empty while nobody is connected to this node, because then nobody is
   * shown who is present.
   */
  private presentElsewhere(): readonly PersonId[] {
    const people = this.table.subscribers.size === 0 ? [] : connectingPeople(this.table.document())
    return people.map(({ id }) => id).filter((id) => !this.table.subscribers.has(id) && !this.isAway(id))
  }
  private markAwayUnlessConnected(person: PersonId, since: number): void {
    if (!this.table.subscribers.has(person)) this.table.change((document) => markAway(document, person, since))
  }
  /** Marks those away who have not connected within the grace period. With several nodes, they may be connected to another one. */
  private awaitArrivals(): void {
    const { bus, clock } = this.parts
    if (!bus.isOnlyNode) return
    this.cancelArrivalGrace = clock.after(ARRIVAL_GRACE_MS, () => {
      this.cancelArrivalGrace = undefined
      for (const { id } of connectingPeople(this.table.document())) this.markAwayUnlessConnected(id, clock.now())
    })
  }
  private scheduleBotCover(at: number | undefined): void {
    if (this.botCover?.at === at) return
    this.botCover?.cancel()
    const { clock } = this.parts
    this.botCover = at === undefined ? undefined : { at, cancel: clock.after(at - clock.now(), () => this.coverAbsent()) }
  }
  private coverAbsent(): void {
    this.botCover = undefined
    this.table.change((document) => letBotsCoverAbsent(document, this.parts.clock.now()))
  }
}
