// Who is at a table and who is away. Coming and going is written into the evening, so that every node knows it and a restart
// forgets nothing; bots that are due for the absent come by its one timer.
import type { PersonId } from '@safehouse/protocol'
import type { Cancel } from '../clock.ts'
import { came, coverAbsent, nextCover, seen, went } from '../lobby/absence.ts'
import { guestOf, personsOf, type TableDocument } from '../lobby/table-document.ts'
import type { TableParts } from './parts.ts'
import { RollCall } from './roll-call.ts'

/** A reload or a dead spot in the network is no absence. */
const graceBeforeAway = 3000
/** After a restart, and to a seat just taken, everybody comes by themselves; whoever has not by then is away. */
const graceAfterWaking = 15_000

/** What the attendance needs of its table. */
export interface AttendedTable {
  readonly code: string
  isEmpty(): boolean
  evening(): TableDocument
  isConnected(person: PersonId): boolean
  change(next: (evening: TableDocument) => TableDocument): void
  /** Somebody came or went. */
  seen(): void
}

export class Attendance {
  private alarm: { readonly at: number; readonly cancel: Cancel } | undefined
  /** Looks around in a while. */
  private waking: Cancel | undefined
  private readonly rollCall: RollCall
  private stopped = false

  constructor(
    private readonly table: AttendedTable,
    private readonly parts: Pick<TableParts, 'clock' | 'bus'>,
  ) {
    this.expectAll()
    this.rollCall = new RollCall(
      {
        code: table.code,
        isConnected: (person) => table.isConnected(person),
        elsewhere: () => this.elsewhere(),
        missed: (person) => this.missed(person, parts.clock.now()),
      },
      parts,
    )
  }

  /** With other nodes about, whoever nobody saw going is there. */
  isHere(person: PersonId): boolean {
    return this.table.isConnected(person) || (!this.parts.bus.isOnlyNode && !this.isAway(person))
  }
  /** From the same table at another node. */
  overhear(words: string): void {
    this.rollCall.overhear(words)
  }
  arrived(person: PersonId): void {
    this.table.change((evening) => came(evening, person))
  }
  /** By a device that somebody else may hold. */
  passed(person: PersonId): void {
    this.table.change((evening) => seen(evening, person))
  }
  departed(person: PersonId | null): void {
    const { clock } = this.parts
    const since = clock.now()
    clock.after(graceBeforeAway, () => {
      if (this.stopped) return
      if (person !== null) this.missed(person, since)
      this.table.seen()
    })
  }
  /** The evening has changed: another bot may be due, and another node may think that somebody here has gone. */
  follow(): void {
    const evening = this.table.evening()
    for (const { id, awaySince } of personsOf(evening)) if (awaySince !== undefined && this.table.isConnected(id)) this.passed(id)
    if (!this.waking && this.elsewhere().length > 0) this.expectAll()
    this.arm(nextCover(evening))
  }
  stop(): void {
    this.stopped = true
    this.waking?.()
    this.rollCall.stop()
    this.arm(undefined)
  }

  private isAway(person: PersonId): boolean {
    return guestOf(this.table.evening(), person)?.awaySince !== undefined
  }
  /** Nobody, while nobody here would see it. */
  private elsewhere(): readonly PersonId[] {
    const persons = this.table.isEmpty() ? [] : personsOf(this.table.evening())
    return persons.map(({ id }) => id).filter((id) => !this.table.isConnected(id) && !this.isAway(id))
  }
  private missed(person: PersonId, since: number): void {
    if (!this.table.isConnected(person)) this.table.change((evening) => went(evening, person, since))
  }
  /** Whoever was there before this server was, or took a seat, and has not come. Other nodes may have them. */
  private expectAll(): void {
    const { bus, clock } = this.parts
    if (!bus.isOnlyNode) return
    this.waking = clock.after(graceAfterWaking, () => {
      this.waking = undefined
      for (const { id } of personsOf(this.table.evening())) this.missed(id, clock.now())
    })
  }
  private arm(at: number | undefined): void {
    if (this.alarm?.at === at) return
    this.alarm?.cancel()
    const { clock } = this.parts
    this.alarm = at === undefined ? undefined : { at, cancel: clock.after(at - clock.now(), () => this.cover()) }
  }
  private cover(): void {
    this.alarm = undefined
    this.table.change((evening) => coverAbsent(evening, this.parts.clock.now()))
  }
}
