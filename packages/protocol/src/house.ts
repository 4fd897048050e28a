// The house document: what everybody may know of a table, such as people, host, settings, the current match and past results.
// It must contain no secret and no facts of a match; those travel in feeds only. Times are in milliseconds.
import type { BotLevel, GameTypes, Luck, RecordSitter, Setup, TimeFactor } from '@safehouse/engine'
import type { VoiceMembers, VoiceReturns } from './voice.ts'

export const venues = ['room', 'apart', 'both'] as const
export type Venue = (typeof venues)[number]
export const botPaces = ['human', 'quick'] as const
export type BotPace = (typeof botPaces)[number]

/** Minutes of absence after which a bot plays for a person; 0 is never. */
export const awayMinutes = [0, 1, 2, 5, 10] as const
export type AwayMinutes = (typeof awayMinutes)[number]

/** Maximum length of a person's name, in graphemes. */
export const MAX_NAME_LENGTH = 20
/** Maximum length of the name of a program's maker, in graphemes. */
export const MAX_MAKER_LENGTH = 40

/** Public id of a person at a table. It gives no rights; those come with the token. */
export type PersonId = string

export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** Number (0 to 11) of the person's shape and colour; distinct at a table. */
  readonly mark: number
  /** A bot from outside, and who made it: it is played over a connection, as a person is, and stays a bot for good. */
  readonly program?: ProgramMaker
  /** Whether a device is connected for this person. Always true for our own bots. */
  readonly here: boolean
  /** Since when no device is connected, as far as the server noticed. */
  readonly awaySince: number | null
  /** Whether a bot plays this person's seat for now. */
  readonly standIn: boolean
  /** The person left for good during the current match, in which a bot plays on for them. */
  readonly left?: true
  /** How often the seat was moved to another device; public, so that everybody notices. */
  readonly moves: number
  /** The bot whose seat this latecomer asks the host for. */
  readonly wants?: PersonId
  /** Number of the last match that this person was at the table for and did not play in. */
  readonly satOut?: number
  /** Whether the host has chosen this person to play the next match, or to sit it out. */
  readonly next?: 'plays' | 'sitsOut'
  /** Who wants a bot to play for this absent person at once. */
  readonly botWantedBy?: readonly PersonId[]
  /** How much more time this person asked for, from the next match on; missing for as much as everybody else. */
  readonly timeFactor?: TimeFactor
  /** What kind of bot this is: its level, and its character (`content/src/bots/characters.ts`). Missing for people, and bots of older versions. */
  readonly bot?: SeatedBot
}
export interface SeatedBot {
  readonly level: BotLevel
  readonly character: string
}
/** Who made a program. It is what the program says of itself: nobody has checked it. */
export interface ProgramMaker {
  readonly by: string
}
/** Somebody at the door: asks to be let in to a locked or full table, or for the seat of somebody with the same name. */
export interface Knock {
  readonly id: string
  readonly name: string
  /** The person that the device claims to be for. Confirming it gives that device the seat. */
  readonly person?: PersonId
  /** Who has confirmed it so far, where one confirmation is not enough. */
  readonly agreed?: readonly PersonId[]
}

/** The running match, or the last one. */
export interface CurrentMatch {
  /** Match number, from 1. */
  readonly n: number
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  /** Person ids by seat. */
  readonly seats: readonly PersonId[]
  /** How much time each seat has for a decision; missing where all have the same. Part of the match's setup, so it does not change. */
  readonly timeFactors?: readonly TimeFactor[]
  readonly state: 'running' | 'over' | 'ended'
  readonly clock: MatchClock
  /** Commitment that was published before any device added entropy; the record must match it. */
  readonly commitment: string
  /** A practice match that was played on from a moment of another match: how many of that match's decisions it begins with. */
  readonly continues?: number
  /** The server cannot read the match from its store any more: nobody can play on, the host can only end it. */
  readonly unreadable?: true
  /** Everybody was gone for so long that the server has paused the match or, much later, ended it. */
  readonly abandoned?: true
}
/** What was settled before the match's deal: folding a feed begins with it. */
export const setupOf = ({ options, seats, timeFactors }: CurrentMatch): Setup<GameTypes> => ({
  options,
  seats: seats.length,
  ...(timeFactors && { timeFactors }),
})

/** Game time = (pausedAt ?? the server's time) − offset. It stands still while the match is paused. */
export interface MatchClock {
  readonly offset: number
  readonly pausedAt: number | null
  /** Who paused the match; missing if the server did, after an outage or because everybody was gone. */
  readonly pausedBy?: PersonId
}

export interface PlayedMatch {
  readonly n: number
  readonly game: string
  readonly seats: readonly PersonId[]
  readonly winners: readonly PersonId[]
  readonly points?: readonly number[]
  /** When the match was over. This and the following fields are missing in matches from older versions. */
  readonly at?: number
  /** Who sat on each seat at the end; people may have left since, or changed their names. */
  readonly sitters?: readonly PlayedSeat[]
  /** How lucky each seat was. */
  readonly luck?: readonly Luck[]
}
/** A match that was ended before it had an outcome. */
export type BrokenOffMatch = Pick<PlayedMatch, 'n' | 'game' | 'seats' | 'sitters'>
export type PlayedSeat = RecordSitter

export interface HouseSettings {
  readonly botPace: BotPace
  /** Whether spectators may come. */
  readonly watching: boolean
  /** Whether spectators may read and write chat. */
  readonly watchersTalk: boolean
  readonly sound: boolean
  readonly awayMinutes: AwayMinutes
  /** The level of bots, unless one has its own; missing is `normal`. */
  readonly botLevel?: BotLevel
  /** Whether people may talk to each other by voice; missing is true. */
  readonly voice?: boolean
}

export interface House {
  readonly code: string
  readonly place: Venue
  readonly host: PersonId
  readonly locked: boolean
  readonly settings: HouseSettings
  /** The game that is chosen for the next match, and its options as far as they differ from their defaults. */
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** People in the order of the seats. */
  readonly people: readonly Person[]
  /** Who waits at the door for an answer; missing if nobody does. */
  readonly knocks?: readonly Knock[]
  /** Number of spectators. */
  readonly watchers: number
  /** Number of shared screens. If there is one, it plays the sounds and phones are silent. */
  readonly screens: number
  readonly on: CurrentMatch | null
  /** Whose decision the match waits for, where that is open knowledge; missing where nobody's, or nobody may know whose. */
  readonly waitsFor?: readonly PersonId[]
  /** Number and commitment of the next match, for which devices send their entropy. */
  readonly next: { readonly n: number; readonly commitment: string }
  readonly played: readonly PlayedMatch[]
  /** Missing if there is none. */
  readonly brokenOff?: readonly BrokenOffMatch[]
  /** Numbers of the matches whose records the host lets everybody read; missing if there is none. */
  readonly published?: readonly number[]
  /** Whether the matches are kept in a group's history. People with a seat can ask for its key. */
  readonly kept: boolean
  /** Whether one person practises against bots. */
  readonly practice: boolean
  /** Who has joined the voice; missing if nobody has. */
  readonly voice?: VoiceMembers
  /** Who lost the connection while in the voice and is expected back; missing if nobody is. */
  readonly voiceReturns?: VoiceReturns
  /** How many times faster than usual scenes are shown; missing is 1. */
  readonly sceneSpeed?: number
}
