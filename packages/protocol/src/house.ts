// What everybody at a table may know of the evening itself: who sits where, who is host, which game is on.
// It holds no secret and nothing of play: facts travel in feeds alone.
import type { Luck } from '@safehouse/engine'

export const venues = ['room', 'apart', 'both'] as const
export type Venue = (typeof venues)[number]
export const botPaces = ['human', 'quick'] as const
export type BotPace = (typeof botPaces)[number]

/** After how many minutes of absence a bot plays on; 0 is never. */
export const awayMinutes = [0, 1, 2, 5, 10] as const
export type AwayMinutes = (typeof awayMinutes)[number]

export const MAX_NAME_LENGTH = 20

/** Public, unguessable only in so far as nobody needs to guess it: what a person may do is in the token. */
export type PersonId = string

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** Shape and colour, one choice (0 to 11); distinct at a table and kept all evening. */
  readonly mark: number
  /** Somebody is connected for this seat. Always true for bots. */
  readonly here: boolean
  /** Since when nobody is connected for this seat, as far as anybody noticed. */
  readonly awaySince: number | null
  /** A bot plays this person's seat for now. */
  readonly standIn: boolean
  /** For good, while a game is on in which a bot plays on for them. */
  readonly left?: true
  /** How often the seat has moved to another device: it is open to see. */
  readonly moves: number
  /** A latecomer who asks the host for the chair of this bot. */
  readonly wants?: PersonId
}

/** The game that is on, or the one that was last. */
export interface CurrentMatch {
  /** The how-manyth game of the evening, from 1. */
  readonly n: number
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  /** Who sat on which seat: index = seat. */
  readonly seats: readonly PersonId[]
  readonly state: 'running' | 'over' | 'ended'
  readonly clock: MatchClock
  /** Published before anyone added entropy; the record must match it. */
  readonly commitment: string
}
/** Game time = (pausedAt ?? the server's time) − offset. It stands still while the table is paused. */
export interface MatchClock {
  readonly offset: number
  readonly pausedAt: number | null
  /** Who paused; nobody if the house did it, after an outage. */
  readonly pausedBy?: PersonId
}

export interface PlayedMatch {
  readonly n: number
  readonly game: string
  readonly seats: readonly PersonId[]
  readonly winners: readonly PersonId[]
  readonly points?: readonly number[]
  /** When it was over; from here on not in games of older evenings. */
  readonly at?: number
  /** Who sat there in the end, by seat: people may have left since, or changed their names. */
  readonly sitters?: readonly PlayedSeat[]
  /** What chance gave to whom. */
  readonly luck?: readonly Luck[]
}
export interface PlayedSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly mark: number
}

export interface HouseSettings {
  readonly botPace: BotPace
  /** May people without a seat watch? */
  readonly watching: boolean
  /** May those who watch talk along? Without it they hear nothing of what is said either. */
  readonly watchersTalk: boolean
  readonly sound: boolean
  readonly awayMinutes: AwayMinutes
}

export interface House {
  readonly code: string
  readonly place: Venue
  readonly host: PersonId
  readonly locked: boolean
  readonly settings: HouseSettings
  /** The game chosen for the next start, and its options as far as they differ from their defaults. */
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** In the order of the seats. */
  readonly people: readonly Person[]
  /** People without a seat who look on. */
  readonly watchers: number
  /** Shared screens in the room: where there is one, sound comes from it and phones are silent. */
  readonly screens: number
  readonly on: CurrentMatch | null
  /** The commitment for the next game: devices add their entropy to it. */
  readonly next: { readonly n: number; readonly commitment: string }
  readonly played: readonly PlayedMatch[]
  /** The evening's games are kept in a group's history. The key to it is for those with a seat, who may ask. */
  readonly kept: boolean
  /** One person against bots, with hints. */
  readonly practice: boolean
}
