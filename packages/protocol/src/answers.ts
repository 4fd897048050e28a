// Bodies of successful HTTP responses; errors have an `ErrorBody`.
import type { Help } from '@safehouse/content/rulebook.ts'
import type { AnyChoice, GameRecord, Seat } from '@safehouse/engine'
import type { House, PersonId, ProgramMaker, Venue } from './house.ts'

/** Number of the protocol: raised when a client that keeps to docs/protocol.md would no longer work. */
export const PROTOCOL_NUMBER = 1
/** Path of the WebSocket. */
export const LIVE_PATH = '/api/live'
/** The same with the table's code, by which a load balancer can send all people of a table to one node. The server does not read it. */
export const livePathOf = (code: string): string => `${LIVE_PATH}?table=${code}`

/** Answer to joining a table. The token proves who somebody is: devices keep it and send it in a header or in `hello`, never in a URL. */
export interface SeatGrant {
  readonly code: string
  readonly you: PersonId
  readonly token: string
  readonly house: House
}
/** A key that moves a seat to another device. It works once, until `until`, and belongs in a link's fragment, which is in no server log. */
export interface SeatMoveKey {
  readonly person: PersonId
  readonly key: string
  /** Server time, in milliseconds since 1970. */
  readonly until: number
}
/** A key with which one program takes a seat, until `until` at the latest. It belongs in a link's fragment, which is in no server log. */
export interface ProgramInvite {
  readonly key: string
  /** Server time, in milliseconds since 1970. */
  readonly until: number
}
/** A program that the server's operator offers. */
export interface OfferedBot {
  readonly name: string
  readonly by: string
}
/** Answer to a command. */
export interface CommandResult {
  readonly house: House
}
/** A record, with the seat of the person who asked for it. */
export interface OwnRecord extends GameRecord {
  readonly you?: Seat
}
/** What anybody with the table's code may know before joining. */
export interface TableSummary {
  readonly code: string
  readonly place: Venue
  readonly game: string
  /** A latecomer can take the seat and feed of a `bot`, except of a `program`; a person who left for good counts as one. */
  readonly people: readonly {
    readonly id: PersonId
    readonly name: string
    readonly kind: 'person' | 'bot'
    readonly mark: number
    readonly program?: ProgramMaker
  }[]
  readonly host: string
  readonly locked: boolean
  readonly full: boolean
  readonly running: boolean
  readonly watching: boolean
}
/** What became of a knock: it waits for the host, the host said yes or no, or the door is open for everybody by now. */
export type KnockState = 'waiting' | 'letIn' | 'refused' | 'open'
export interface KnockAnswer {
  readonly state: KnockState
  /** Names of those who have confirmed that it is this person, where one more has to. */
  readonly agreed?: readonly string[]
}
export interface GameSummary {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The game's options as data: kind, default and possible values. */
  readonly options: Readonly<Record<string, unknown>>
}
/** Everything that somebody needs who writes a program for a game and has none of our code. Texts are in the language that was asked for. */
export interface GameDetails extends GameSummary {
  readonly language: string
  /** All rules, in sections; refusals name a rule by its id. */
  readonly rules: readonly RulesSection[]
  /** The game in short, as the pages explain it. */
  readonly help: Help
  /** A sentence for each code of a refusal. `{seat}` and the like stand for the values in its `with`. */
  readonly refusals: Readonly<Record<string, string>>
  /** JSON Schemas of actions, open facts and whispers. */
  readonly action: object
  readonly open: object
  readonly whisper: object
  /** JSON Schemas of what everybody knows and of what one seat knows beyond it. */
  readonly view: { readonly common: object; readonly hand: object }
  /** JSON Schema of the options. */
  readonly optionsSchema: object
}
export interface RulesSection {
  /** Empty for rules before the first heading. */
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}
/** What a seat may do now, for clients that do not contain the rules. */
export interface SeatChoices {
  /** Number of messages of this seat's feed from which the choices were computed. */
  readonly heard: number
  readonly choices: readonly AnyChoice[]
}
/** What a viewer knows, folded from its feed: what everybody knows, and for a seat its own hand. A spectator's `seat` and `hand` are null. */
export interface SeatView {
  /** Number of messages of this viewer's feed from which the view was folded. */
  readonly heard: number
  readonly seat: Seat | null
  readonly common: unknown
  readonly hand: unknown
}
/** The texts of a built-in pack: places with their roles, or cards with a pair of questions on each side. Facts name them by key and number. */
export interface PackTexts {
  readonly id: string
  readonly game: string
  readonly language: string
  readonly places?: readonly { readonly key: string; readonly name: string; readonly roles: readonly string[] }[]
  readonly cards?: readonly (readonly { readonly yellow: string; readonly blue: string }[])[]
  /** As `cards`: how many of a hundred people would say yes to each question (an estimate), and which trait of a bot it is about. */
  readonly rates?: readonly (readonly { readonly yellow: number; readonly blue: number }[])[]
  readonly traits?: readonly (readonly { readonly yellow: AskedTrait; readonly blue: AskedTrait }[])[]
}
/** A question about a trait: 1 where somebody with the trait says yes more often, -1 where less often. Null: about none. */
export type AskedTrait = { readonly trait: string; readonly sign: 1 | -1 } | null

/** The characters that our bots play, by the id that stands in the house document at `bot.character`; and what their tempers mean. */
export interface BotCharacters {
  readonly language: string
  readonly tempers: Readonly<Record<string, { readonly name: string; readonly line: string }>>
  readonly characters: Readonly<Record<string, BotCharacter>>
}
export interface BotCharacter {
  readonly name: string
  readonly temper: string
  readonly age: number
  /** 1 where the life story shows the trait, -1 where it shows the opposite. */
  readonly traits: Readonly<Record<string, 1 | -1>>
  readonly work: string
  readonly habit: string
  readonly quirks: readonly string[]
}
export interface ServerInfo {
  readonly version: string
  readonly protocol: number
  /** Addresses at which others reach this server, the best first, for links and QR codes. */
  readonly addresses: readonly string[]
  /** Whether opening a table needs the operator's key. */
  readonly needsKey: boolean
  /** Programs that the operator offers beside our own bots. */
  readonly bots: readonly OfferedBot[]
}

/** The arena's last table, as the operator's `safehouse arena --publish` stored it. */
export interface ArenaTable {
  readonly format: 1
  readonly seed: string
  readonly at: number
  readonly games: readonly ArenaGame[]
}
export interface ArenaGame {
  readonly game: string
  readonly players: number
  readonly matches: number
  /** Matches that no player won. */
  readonly undecided: number
  /** The best first. */
  readonly agents: readonly ArenaAgent[]
}
export interface ArenaAgent {
  /** Shared where the intervals of ratings overlap. */
  readonly place: number
  readonly name: string
  /** `shown` and its 95 % interval are on a scale on which a newcomer has 1500; `mu` and `sigma` are openskill's. */
  readonly rating: { readonly shown: number; readonly low: number; readonly high: number; readonly mu: number; readonly sigma: number }
  /** Seats that this agent had in all matches. */
  readonly seats: number
  readonly wins: { readonly count: number; readonly share: number; readonly low: number; readonly high: number }
  readonly decisions: number
  readonly illegal: number
  /** Mean time of a decision, in milliseconds of the machine that it ran on. */
  readonly decisionMs: number
}
