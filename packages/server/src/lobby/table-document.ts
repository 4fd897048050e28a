// An evening at a table as it is stored: its people, what they chose, and which game is on. It outlasts every game.
// It is immutable, and holds secrets (the next game's): people see it only through `house.ts`.
import type { Seat } from '@safehouse/engine'
import type { CurrentMatch, HouseSettings, PersonId, PlayedMatch, Venue } from '@safehouse/protocol'
import type { DueTime, NewMatch } from '../store/store.ts'

export interface StoredPerson {
  readonly id: PersonId
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly mark: number
  /** Raised whenever the seat moves: a token of an older one is worth nothing. */
  readonly epoch: number
  /** A bot plays for this person. */
  readonly standIn: boolean
  /** Left for good in mid-game: the seat stays until the game is over, the person does not come back to it. */
  readonly left: boolean
  /** Since when nobody has been connected for this person; not there while somebody is, on whichever node. */
  readonly awaySince?: number
  /** The newest key that moves this seat. */
  readonly move?: { readonly hash: string; readonly until: number; readonly used: boolean; readonly byHost?: true }
  /** Of the id under which this person came in: whoever has it gets the same seat again, until the seat moves. */
  readonly came?: string
  /** Of the device this person came with. */
  readonly device?: string
  /** A latecomer who asks the host for the chair of this bot. */
  readonly wants?: PersonId
  /** Who last knocked, and when. */
  readonly nudge?: { readonly by: PersonId; readonly at: number }
}
export interface NextMatch {
  readonly n: number
  /** Stored before its commitment is published; in the open only when its game is over. */
  readonly secret: string
  readonly entropy: Readonly<Record<PersonId, string>>
}
export interface TableDocument {
  readonly code: string
  readonly place: Venue
  /** Nobody ('') while no person is at the table. */
  readonly host: PersonId
  readonly locked: boolean
  readonly settings: HouseSettings
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** Options that are a seat, by the person who is meant. */
  readonly chosen?: Readonly<Record<string, PersonId>>
  readonly people: readonly StoredPerson[]
  readonly on: CurrentMatch | null
  readonly next: NextMatch
  readonly played: readonly PlayedMatch[]
  /** Which seats of the game that is on have been looked at with which device. */
  readonly sat?: Readonly<Record<string, readonly Seat[]>>
  /** The key to the group's history that the games are kept in. */
  readonly group?: string
  readonly practice?: true
}

/** An evening one step on, and what happens to its games in the same breath. */
export interface Step {
  readonly evening: TableDocument
  readonly opens?: NewMatch
  readonly closes?: string
  readonly reminds?: DueTime
}

export const gameId = (code: string, n: number): string => `${code}/${n}`
export const codeOf = (id: string): string => id.slice(0, id.indexOf('/'))
export const isRunning = (evening: TableDocument): evening is TableDocument & { on: CurrentMatch } => evening.on?.state === 'running'
export const guestOf = (evening: TableDocument, id: PersonId): StoredPerson | undefined => evening.people.find((guest) => guest.id === id)
/** Why a token of this epoch is worth nothing, if so. */
export function problemWith(evening: TableDocument, { id, epoch }: Pick<StoredPerson, 'id' | 'epoch'>): 'sentAway' | 'seatMoved' | undefined {
  const guest = guestOf(evening, id)
  if (!guest || guest.left) return 'sentAway'
  return guest.epoch === epoch ? undefined : 'seatMoved'
}
/** The same evening with this guest as it now is. */
export const withGuest = <E extends TableDocument>(evening: E, now: StoredPerson): E => ({
  ...evening,
  people: evening.people.map((guest) => (guest.id === now.id ? now : guest)),
})
/** Those at the table: whoever left in mid-game is, until that game is over. */
export const peopleAt = (evening: TableDocument): readonly StoredPerson[] =>
  isRunning(evening) ? evening.people : evening.people.filter(({ left }) => !left)
/** People who can act for themselves at this table. */
export const personsOf = (evening: TableDocument): StoredPerson[] => evening.people.filter((guest) => guest.kind === 'person' && !guest.left)
/** The host, or somebody who sits or has sat in one of its games. */
export const hasPartIn = ({ host, on, played }: TableDocument, id: PersonId): boolean =>
  host === id || on?.seats.includes(id) === true || played.some(({ seats }) => seats.includes(id))
/** Played by a bot right now. */
export const isBotPlayed = (guest: StoredPerson | undefined): boolean => guest !== undefined && (guest.kind === 'bot' || guest.standIn)
