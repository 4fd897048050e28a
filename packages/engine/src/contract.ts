// The contract between the engine and a game. A game is a set of pure functions: no clock, no randomness, no I/O.
// No function here may take the truth and return something for one seat: a view is folded from what the seat was told.
import type { Chance } from './chance.ts'
import type { Choice } from './choice.ts'
import type { OptionSpecs } from './options.ts'
import type { Scene } from './staging.ts'

/** A place in a match, numbered from 0. */
export type Seat = number
/** Somebody to whom facts are told. 'spectator' stands for everybody who is told open facts alone, shared screens included. */
export type Viewer = Seat | 'spectator'
/** Something that happened, as plain data; `kind` is in the past tense. */
export interface Fact {
  readonly kind: string
}
/** Something that a seat asks to do. It names the question that it answers, so that a late answer can be refused. */
export interface Action {
  readonly do: string
  readonly question: string
}

/** All types that differ between games, in one interface: generic code needs one type parameter only. */
export interface GameTypes {
  options: object
  action: Action
  open: Fact
  whisper: Fact
  sealed: Fact
  common: unknown
  hand: unknown
  hidden: unknown
  refusalCode: string
}

/** A fact with its audience: everyone, the seats in `to`, or nobody until the match is over. */
export type ToldFact<K extends GameTypes> =
  | { readonly channel: 'open'; readonly fact: K['open'] }
  | { readonly channel: 'whisper'; readonly to: readonly Seat[]; readonly fact: K['whisper'] }
  | { readonly channel: 'sealed'; readonly fact: K['sealed'] }

export const open = <F extends Fact>(fact: F) => ({ channel: 'open', fact }) as const
export const whisper = <F extends Fact>(to: readonly Seat[], fact: F) => ({ channel: 'whisper', to, fact }) as const
export const sealed = <F extends Fact>(fact: F) => ({ channel: 'sealed', fact }) as const

/** What a decision decides: a seat's action, or a deadline that is due. */
export type Input<K extends GameTypes> = { readonly seat: Seat; readonly action: K['action'] } | { readonly deadline: string }

/** One decision as the log stores it. `id` is the id that the client gave its action; a deal or a deadline has none. */
export interface Entry<K extends GameTypes> {
  /** Game time, in milliseconds. */
  readonly at: number
  readonly id?: string
  readonly input: Input<K> | 'deal'
  readonly told: readonly ToldFact<K>[]
}
/** An entry without what only the server adds: its input, which is told to nobody and folded by nothing, and the action's id. `imagine` makes up such entries. */
export type BareEntry<K extends GameTypes> = Pick<Entry<K>, 'at' | 'told'>

/** A fact that a viewer may be told. */
export type HeardFact<K extends GameTypes> = K['open'] | K['whisper']
/** What one viewer is told of one decision: never the channel, never `to`, never what others are told. */
export interface FeedMessage<K extends GameTypes> {
  /** Game time, in milliseconds. */
  readonly at: number
  readonly facts: readonly HeardFact<K>[]
}
/** Everything that one viewer was told, in order. */
export type Feed<K extends GameTypes> = readonly FeedMessage<K>[]

/** Factors by which a player's time for a decision may be multiplied; 0: no limit. */
export const timeFactors = [1, 1.5, 2, 0] as const
export type TimeFactor = (typeof timeFactors)[number]

/** What is settled before the deal. */
export interface Setup<K extends GameTypes> {
  readonly options: K['options']
  readonly seats: number
  /** By seat; missing where everybody has the same time. Open: everybody may know who has more time. */
  readonly timeFactors?: readonly TimeFactor[]
}
/** What one seat knows. */
export interface View<K extends GameTypes> {
  readonly seat: Seat
  readonly common: K['common']
  readonly hand: K['hand']
}
/** Everything there is to know; only rules on the server see it. */
export interface Truth<K extends GameTypes> {
  readonly common: K['common']
  readonly hands: readonly K['hand'][]
  readonly hidden: K['hidden']
}

/** Something that the rules decide by themselves at a certain game time. No viewer is told its id. */
export interface Deadline {
  readonly id: string
  /** Game time, in milliseconds. */
  readonly at: number
}
/** Why an action is refused: the id of the rule, a code for which every language has a sentence, and values for that sentence. */
export interface Refusal<Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly with?: Readonly<Record<string, string | number>>
}
/** How a match ended. `winners` is empty if no player has won; `points` are by seat, in games that have them. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly points?: readonly number[]
  readonly luck?: readonly Luck[]
}
/** Something that chance gives and people count ("always me"): how many `times` each seat got it in `deals`, each with probability `odds`. */
export interface Luck {
  readonly what: string
  readonly times: readonly number[]
  readonly deals: number
  readonly odds: number
}

type FactHandlers<State, F extends Fact, More extends unknown[] = []> = {
  [N in F['kind']]: { on(state: State, fact: Extract<F, { kind: N }>, ...more: More): State }['on']
}
export interface CommonFold<K extends GameTypes> {
  start(setup: Setup<K>): K['common']
  on: FactHandlers<K['common'], K['open']>
}
export interface HandFold<K extends GameTypes> {
  start(setup: Setup<K>, me: Seat): K['hand']
  on: FactHandlers<K['hand'], K['whisper'], [me: Seat]> & Partial<FactHandlers<K['hand'], K['open'], [me: Seat]>>
}
export interface HiddenFold<K extends GameTypes> {
  start(setup: Setup<K>): K['hidden']
  on: FactHandlers<K['hidden'], K['sealed']> & Partial<FactHandlers<K['hidden'], K['open']>>
}

/**
 * Declared leaks, by kind of fact. Two worlds that a viewer cannot tell apart may first differ in these fields, or in whether the
 * fact is there at all ('appears').
 */
export type Reveals<F extends Fact> = {
  readonly [N in F['kind']]?: 'appears' | readonly Exclude<keyof Extract<F, { kind: N }>, 'kind'>[]
}

/** The manifest of a game: what everybody else needs to know before the rules are loaded. Lists of games are made of these. */
export interface GameManifest {
  /** The name of the game's folders and its name in URLs. */
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a match takes, roughly. */
  readonly minutes: number
  /** Seats of a practice match: enough to show the whole game, few enough that it is soon over. */
  readonly practiceSeats: number
  /** Whether people can write packs for it. */
  readonly packs?: true
}

/** The part of a game that needs a seat's view alone: all of the rules that a screen needs at once. */
export interface SeatRules<K extends GameTypes> {
  readonly id: GameManifest['id']
  readonly seats: GameManifest['seats']
  readonly options: OptionSpecs<K['options']>
  /** Why these options cannot be played with this number of seats. */
  misfit?(setup: Setup<K>): Refusal<K['refusalCode']> | undefined

  readonly common: CommonFold<K>
  readonly hand: HandFold<K>
  choices(view: View<K>): Choice<K['action']>[]
  /** Whether the rules forbid talking now: the table's chat is then closed. */
  silence?(common: K['common']): boolean
  /** How a decision is shown to people, if not at once. It follows from what everyone knows alone: see staging.ts. */
  scene?(facts: readonly K['open'][], before: K['common'], after: K['common']): Scene | undefined
  /** Whether a seat has nothing more to do in this match, where that can happen before its end. */
  isOut?(common: K['common'], seat: Seat): boolean
}

/** The rules of a game. */
export interface Game<K extends GameTypes> extends SeatRules<K> {
  /** Raised whenever stored logs would fold differently; `lift` then converts the entries of older logs. */
  readonly rulesVersion: number
  readonly hidden: HiddenFold<K>

  deal(setup: Setup<K>, chance: Chance, now: number): ToldFact<K>[]
  /** Why an action that `choices` does not permit is refused. It sees the view alone, so it cannot leak a secret. */
  refusal(view: View<K>, action: K['action']): Refusal<K['refusalCode']>
  /** What happens. It is called with an action that `choices` permits or a deadline that is due, and must handle all of those. */
  decide(truth: Truth<K>, input: Input<K>, chance: Chance, now: number): ToldFact<K>[]
  /** What will happen by itself and when, unless something else happens before. */
  deadlines(truth: Truth<K>): readonly Deadline[]
  outcome(common: K['common']): Outcome | undefined
  /**
   * The seats whose decision the match waits for, as far as that is open knowledge; standing choices do not count. It follows from
   * what everyone knows alone.
   */
  awaits?(common: K['common']): readonly Seat[]

  readonly reveals: Reveals<HeardFact<K>>
  /** Seats that may notice that this action was done at all. The conformance suite checks that no others do. */
  concerns(action: K['action'], by: Seat): 'all' | readonly Seat[]
  /** A whole log that gives this viewer the same feed; everything that the feed does not tell is made up. */
  imagine(feed: Feed<K>, viewer: Viewer, setup: Setup<K>, chance: Chance, now: number): BareEntry<K>[]
  /** An entry of older rules, as these rules would have told it. */
  lift?(entry: Entry<K>, rulesVersion: number): Entry<K>
}
// `Game` is invariant in its types, so Game<GameTypes> is no supertype of the games: lists of games need this `any`.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any>

/** Validates untrusted input. Schemas are kept beside a game and not in it: browsers load no schema library. */
export interface Schema<T> {
  parse(value: unknown): T
}
export interface Schemas<K extends GameTypes> {
  readonly action: Schema<K['action']>
  readonly open: Schema<K['open']>
  readonly whisper: Schema<K['whisper']>
  readonly sealed: Schema<K['sealed']>
  readonly common: Schema<K['common']>
  readonly hand: Schema<K['hand']>
  /** What each option means, in English, by its name. */
  readonly optionMeanings: Readonly<Record<string, string>>
}
