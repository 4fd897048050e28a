// What the server answers over HTTP when it says yes; every no is an `ErrorBody`.
import type { AnyChoice } from '@safehouse/engine'
import type { House, PersonId, Venue } from './house.ts'

/** Where the WebSocket is. */
export const livePath = '/api/live'

/** A seat taken. The token is all that shows whose it is: kept by the device, sent in a header or in `hello`, never in a URL. */
export interface SeatGrant {
  readonly code: string
  readonly you: PersonId
  readonly token: string
  readonly house: House
}
/** A key that moves a seat to another device: once, and not for long. For a link's fragment, so that no server's log has it. */
export interface SeatMoveKey {
  readonly person: PersonId
  readonly key: string
  readonly until: number
}
/** A command was carried out. */
export interface CommandResult {
  readonly house: House
}
/** What somebody with the code may know before taking a seat. */
export interface TableSummary {
  readonly code: string
  readonly place: Venue
  readonly game: string
  /** Whoever takes the place of a bot gets its seat and its feed; the seat of a person who left for good is a bot's. */
  readonly people: readonly { readonly id: PersonId; readonly name: string; readonly kind: 'person' | 'bot'; readonly mark: number }[]
  readonly host: string
  readonly locked: boolean
  readonly full: boolean
  readonly running: boolean
  readonly watching: boolean
}
export interface GameSummary {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The game's options as data: kind, default, and what each may be. */
  readonly options: Readonly<Record<string, unknown>>
}
/** A game with the JSON Schemas of what can be done in it and of what can be heard. */
export interface GameDetails extends GameSummary {
  readonly action: object
  readonly open: object
  readonly whisper: object
}
/** What a seat may do, as data, from what it knows alone: for players that do not carry the rules. */
export interface SeatChoices {
  /** How many messages of this seat's feed they follow from. */
  readonly heard: number
  readonly choices: readonly AnyChoice[]
}
export interface ServerInfo {
  readonly version: string
  /** Where others reach this server, best first: for links and QR codes. */
  readonly addresses: readonly string[]
  /** Tables are opened with a key that whoever runs the server has given out. */
  readonly needsKey: boolean
}
