// The table document: a table as it is stored, with its people, settings and current match. Documents are immutable; functions that
// change one return a new one. They hold secrets (the next match's), so clients get only what `house.ts` makes of them.
import type { BotLevel, Seat, TimeFactor } from '@safehouse/engine'
import {
  type BrokenOffMatch,
  type CurrentMatch,
  type HouseSettings,
  isCode,
  type OfferedBot,
  type PersonId,
  type PlayedMatch,
  type PlayedSeat,
  type ProgramMaker,
  type Venue,
} from '@safehouse/protocol'
import type { DeviceSubscription } from '../push/push-sender.ts'
import { RequestError } from '../request-error.ts'
import type { DueTime, NewMatch, StoredTable } from '../store/store.ts'

export interface StoredPerson {
  readonly id: PersonId
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly mark: number
  /** A bot from outside: it connects as a person does, and its seat is not ours to play. */
  readonly program?: ProgramMaker
  /** Raised whenever the person moves to another device: tokens of an older epoch are invalid. */
  readonly epoch: number
  /** A bot plays for this person. */
  readonly standIn: boolean
  /** Left during a match: the seat stays until the match is over, and a bot plays it. */
  readonly left: boolean
  /** Since when the person has not been connected to any node; missing while they are. */
  readonly awaySince?: number
  /** The newest key that moves this person to another device. */
  readonly move?: { readonly hash: string; readonly until: number; readonly used: boolean; readonly byHost?: true }
  /** Hash of the client-made id under which the person joined: joining with it again gives the same person, until they move devices. */
  readonly came?: string
  /** The device that the person joined with, by an id that it made up. */
  readonly device?: string
  /** For a latecomer: the bot whose seat they ask the host for. */
  readonly wants?: PersonId
  /** Who last nudged this person, and when. */
  readonly nudge?: { readonly by: PersonId; readonly at: number }
  /** Number of the last match that the person was at the table for and did not play in. */
  readonly satOut?: number
  /** Whether the host has chosen this person to play the next match, or to sit it out. */
  readonly next?: 'plays' | 'sitsOut'
  /** Who wants a bot to play for this person, who is away, at once. */
  readonly botWantedBy?: readonly PersonId[]
  /** How much more time the person asked for; missing for as much as everybody else. */
  readonly timeFactor?: Exclude<TimeFactor, 1>
  /** For a bot: its character, and its level where that is not the table's. Missing in documents of older versions. */
  readonly bot?: { readonly character: string; readonly level?: BotLevel }
  /** The device that is told by push when it is the person's turn; missing unless the person has turned that on. */
  readonly push?: DeviceSubscription
}
export interface StoredKnock {
  readonly id: string
  readonly name: string
  /** Hash of the id with which the device will join. */
  readonly came: string
  readonly at: number
  /** The answer; missing while it is pending. */
  readonly letIn?: boolean
  /** The person that the device claims to be for, where the knock asks for a seat. */
  readonly person?: PersonId
  /** People who have confirmed that claim, while more confirmations are needed. */
  readonly agreed?: readonly PersonId[]
}
/** A host's invitation to one program. */
export interface StoredInvite {
  /** Hash of the key. */
  readonly hash: string
  readonly until: number
  /** Who took the seat with it. */
  readonly person?: PersonId
  /** The name and maker that the program is given, where the operator offers it. */
  readonly bot?: OfferedBot
}
export interface NextMatch {
  /** Match number. */
  readonly n: number
  /** The server's secret: stored before its commitment is published, published when the match is over. */
  readonly secret: string
  readonly entropy: Readonly<Record<PersonId, string>>
}
export interface TableDocument {
  readonly code: string
  /** The table's id, where an earlier table had the same code; missing for the first one. */
  readonly id?: string
  readonly place: Venue
  /** '' while no human is at the table. */
  readonly host: PersonId
  readonly locked: boolean
  readonly settings: HouseSettings
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** Options that name a seat, as the person who is meant. */
  readonly chosen?: Readonly<Record<string, PersonId>>
  readonly people: readonly StoredPerson[]
  /** The current match: the last one that was started, running or not. */
  readonly on: CurrentMatch | null
  readonly next: NextMatch
  /** Matches that have an outcome. */
  readonly played: readonly PlayedMatch[]
  /** Matches that were ended without one; those that older versions ended are missing. */
  readonly brokenOff?: readonly BrokenOffMatch[]
  /** Numbers of the matches whose records everybody may read. */
  readonly published?: readonly number[]
  /** Match 1 plays on from a moment of another table's match, whose deal it holds: its record is not for everybody. */
  readonly isContinuation?: true
  /** Which seats of the current match each device has seen. */
  readonly sat?: Readonly<Record<string, readonly Seat[]>>
  /** The key of the group in whose history this table's results are kept. */
  readonly group?: string
  readonly practice?: true
  /** Who asked to be let in while the table was locked or full. */
  readonly knocks?: readonly StoredKnock[]
  /** Links for programs. */
  readonly invites?: readonly StoredInvite[]
}

/** A changed table document, and what changes about its matches in the same transaction. */
export interface DocumentChange {
  readonly document: TableDocument
  readonly opens?: NewMatch
  readonly closes?: string
  readonly reschedules?: DueTime
}

export function readDocument({ document }: StoredTable): TableDocument {
  try {
    return JSON.parse(document) as TableDocument
  } catch (problem) {
    throw new RequestError('unreadable', {}, { cause: problem })
  }
}
/** Where a table's matches are stored. Matches of the first table under a code are stored under the code itself. */
export const matchId = ({ code, id = code }: Pick<TableDocument, 'code' | 'id'>, matchNumber: number): string => `${id}/${matchNumber}`
export const codeOfMatch = (id: string): string => id.slice(0, id.search(/[-/]/))
/** Id under which a table is stored once its code is released, and under which its records stay readable. */
export const tableIdOf = ({ code, id = `${code}-1` }: Pick<TableDocument, 'code' | 'id'>): string => id
/** The code of a table with this id; undefined if this is no id. */
export const codeOfTable = (id: string): string | undefined => {
  const [, code = '', suffix = ''] = /^([^-]+)-(1|[^-]{6})$/.exec(id) ?? []
  return isCode(code) && (suffix === '1' || isCode(suffix)) ? code : undefined
}
/** Whether the table's current match is running, paused or not. Everything that needs to know asks here. */
export const isRunning = (document: TableDocument): document is TableDocument & { on: CurrentMatch } => document.on?.state === 'running'
/** Whether the current match is running and not paused. */
export const isClockRunning = (document: TableDocument): document is TableDocument & { on: CurrentMatch } =>
  isRunning(document) && document.on.clock.pausedAt === null
/** Ends the current match, which is running, before it has an outcome. */
export function breakOff(document: TableDocument & { on: CurrentMatch }): DocumentChange {
  const { n, game, seats } = document.on
  const brokenOff = [...(document.brokenOff ?? []), { n, game, seats, sitters: sittersOf(document, seats) }]
  return { document: { ...document, on: { ...document.on, state: 'ended' }, brokenOff }, closes: matchId(document, n) }
}
/** Whether the match of this number was played and is over, with an outcome or without. */
export const isMatchOver = (document: TableDocument, matchNumber: number): boolean =>
  matchNumber < document.next.n && !(isRunning(document) && document.on.n === matchNumber)
/** What is kept of a match that is over; undefined for one that an older version has broken off. */
export const findPastMatch = ({ played, brokenOff = [] }: TableDocument, matchNumber: number): BrokenOffMatch | undefined =>
  [...played, ...brokenOff].find(({ n }) => n === matchNumber)
/** Who played on each seat: a bot, if the person left during the match, but not if a bot only stood in for them. */
export const sittersOf = (document: TableDocument, seats: readonly PersonId[]): PlayedSeat[] =>
  seats.map((id) => {
    const person = findPerson(document, id)
    return { name: person?.name ?? '', kind: !person || person.left ? 'bot' : person.kind, mark: person?.mark ?? 0 }
  })
/** The person's seat in the current match, which must have this number. */
export function seatInMatch(document: TableDocument, matchNumber: number, id: PersonId): Seat {
  const { on: currentMatch } = document
  if (currentMatch?.n !== matchNumber) throw new RequestError('noGameRunning')
  const seat = currentMatch.seats.indexOf(id)
  if (seat < 0 || findPerson(document, id)?.left) throw new RequestError('notSeated')
  return seat
}
export const findPerson = (document: TableDocument, id: PersonId): StoredPerson | undefined => document.people.find((person) => person.id === id)
/** Why a token of this epoch is invalid, if it is. */
export function tokenProblem(document: TableDocument, { id, epoch }: Pick<StoredPerson, 'id' | 'epoch'>): 'sentAway' | 'seatMoved' | undefined {
  const person = findPerson(document, id)
  if (!person || person.left) return 'sentAway'
  return person.epoch === epoch ? undefined : 'seatMoved'
}
/** The document with this person replaced. */
export const withPerson = <E extends TableDocument>(document: E, now: StoredPerson): E => ({
  ...document,
  people: document.people.map((person) => (person.id === now.id ? now : person)),
})
/** Everybody at the table. Somebody who left during a match is among them until it is over. */
export const peopleAtTable = (document: TableDocument): readonly StoredPerson[] =>
  isRunning(document) ? document.people : document.people.filter(({ left }) => !left)
export const humansAt = (document: TableDocument): StoredPerson[] => document.people.filter((person) => person.kind === 'person' && !person.left)
/** Those whose seats are played over a connection: humans and programs who have not left. */
export const connectingPeople = (document: TableDocument): StoredPerson[] => document.people.filter((person) => !isOwnBot(person) && !person.left)
/** Whether this is a bot of ours, whose seat the server plays. */
export const isOwnBot = ({ kind, program }: { readonly kind: StoredPerson['kind']; readonly program?: ProgramMaker | undefined }): boolean =>
  kind === 'bot' && !program
/** Whether somebody is the host, or has played in a match of this table. */
export const isHostOrPlayer = ({ host, on, played }: TableDocument, id: PersonId): boolean =>
  host === id || on?.seats.includes(id) === true || played.some(({ seats }) => seats.includes(id))
/** Whether somebody has a vote in what people decide while the host is away: during a match only its players have. */
export const hasSay = (document: TableDocument, id: PersonId): boolean =>
  humansAt(document).some((person) => person.id === id) && (!isRunning(document) || document.on.seats.includes(id))
/** The level at which a bot plays this person's seat: its own, or the table's, which also counts where a bot stands in for somebody. */
export const botLevelOf = ({ settings }: TableDocument, person: StoredPerson | undefined): BotLevel =>
  person?.bot?.level ?? settings.botLevel ?? 'normal'
/** Whether a bot plays this person's seat now. */
export const isPlayedByBot = (person: StoredPerson | undefined): boolean => person !== undefined && (isOwnBot(person) || person.standIn)
