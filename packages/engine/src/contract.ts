// The contract between the engine and a game. A game is pure: no clock, no randomness, no I/O.
// Nothing here may take a truth and give a seat something that was not told to it.
import type { Chance } from './chance.ts'
import type { Choice } from './choice.ts'
import type { OptionSpecs } from './options.ts'

export type Seat = number
/** 'spectator' stands for spectators and the shared screen: whoever hears open facts alone. */
export type Viewer = Seat | 'spectator'
export interface Fact {
  readonly kind: string
}
/** An action names the question it answers, so that a late answer to a question that is gone is refused. */
export interface Action {
  readonly do: string
  readonly question: string
}

/** Everything that differs in type between games, in one bag, so that only one type parameter travels. */
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

export type ToldFact<K extends GameTypes> =
  | { readonly channel: 'open'; readonly fact: K['open'] }
  | { readonly channel: 'whisper'; readonly to: readonly Seat[]; readonly fact: K['whisper'] }
  | { readonly channel: 'sealed'; readonly fact: K['sealed'] }

export const open = <F extends Fact>(fact: F) => ({ channel: 'open', fact }) as const
export const whisper = <F extends Fact>(to: readonly Seat[], fact: F) => ({ channel: 'whisper', to, fact }) as const
export const sealed = <F extends Fact>(fact: F) => ({ channel: 'sealed', fact }) as const

export type Input<K extends GameTypes> = { readonly seat: Seat; readonly action: K['action'] } | { readonly deadline: string }

/** One decision of the log. `id` is the client-made id of the action; a deal or a deadline has none. */
export interface Entry<K extends GameTypes> {
  readonly at: number
  readonly id?: string
  readonly input: Input<K> | 'deal'
  readonly told: readonly ToldFact<K>[]
}
/** A decision as `imagine` makes it up. Inputs are sealed and nothing folds them, so an imagined one has none. */
export type ImaginedEntry<K extends GameTypes> = Pick<Entry<K>, 'at' | 'told'>

export type HeardFact<K extends GameTypes> = K['open'] | K['whisper']
/** What one viewer hears of one decision: never `to`, never the channel, never what others hear. */
export interface FeedMessage<K extends GameTypes> {
  readonly at: number
  readonly facts: readonly HeardFact<K>[]
}
export type Feed<K extends GameTypes> = readonly FeedMessage<K>[]

export interface Setup<K extends GameTypes> {
  readonly options: K['options']
  readonly seats: number
}
export interface View<K extends GameTypes> {
  readonly seat: Seat
  readonly common: K['common']
  readonly hand: K['hand']
}
export interface Truth<K extends GameTypes> {
  readonly common: K['common']
  readonly hands: readonly K['hand'][]
  readonly hidden: K['hidden']
}

/** Something that happens at a time of its own. Ids may be seen by nobody: they name chance and log entries only. */
export interface Deadline {
  readonly id: string
  readonly at: number
}
/** Why something was refused: the rule, a code that each client's catalogue has a sentence for, and what the sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly with?: Readonly<Record<string, string | number>>
}
/** `points`, where a game has them, by seat; nobody in `winners` means that no player has won. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly points?: readonly number[]
  readonly luck?: readonly Luck[]
}
/** How often chance gave each seat something that people count ("always me"): `times` by seat, of so many deals, at such odds each. */
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

/** By kind of fact: the fields by which two worlds may first differ, or 'appears' if its very appearance may tell. */
export type Reveals<F extends Fact> = {
  readonly [N in F['kind']]?: 'appears' | readonly Exclude<keyof Extract<F, { kind: N }>, 'kind'>[]
}

/** The part of a game that a seat plays by, from what it knows: all of the rules that a screen needs at once. */
export interface SeatRules<K extends GameTypes> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<K['options']>
  /** Why these options do not go with this number of seats, if so. */
  misfit?(setup: Setup<K>): Refusal<K['refusalCode']> | undefined

  readonly common: CommonFold<K>
  readonly hand: HandFold<K>
  choices(view: View<K>): Choice<K['action']>[]
  /** True while the rules forbid talking: the table's chat is closed. */
  silence?(common: K['common']): boolean
}

export interface Game<K extends GameTypes> extends SeatRules<K> {
  /** Raised whenever stored logs of the old rules would fold differently; `lift` then reads the old ones. */
  readonly rulesVersion: number
  readonly hidden: HiddenFold<K>

  deal(setup: Setup<K>, chance: Chance, now: number): ToldFact<K>[]
  /** Why an action that `choices` does not hold is refused. Sees the view alone, so a refusal cannot leak. */
  refusal(view: View<K>, action: K['action']): Refusal<K['refusalCode']>
  /** Only ever called with an action that `choices` holds, or a deadline of `deadlines` that is due. Total. */
  decide(truth: Truth<K>, input: Input<K>, chance: Chance, now: number): ToldFact<K>[]
  /** Time is data: what will happen of itself and when, unless something happens before. */
  deadlines(truth: Truth<K>): readonly Deadline[]
  outcome(common: K['common']): Outcome | undefined

  readonly reveals: Reveals<HeardFact<K>>
  /** Who may notice that this action was done at all: the policy that the purge test holds the game to. */
  concerns(action: K['action'], by: Seat): 'all' | readonly Seat[]
  /** A whole log that this viewer cannot tell from the real one: the feed, with all that it does not tell made up. */
  imagine(feed: Feed<K>, viewer: Viewer, setup: Setup<K>, chance: Chance, now: number): ImaginedEntry<K>[]
  /** An entry written under older rules, as these rules would have told it. */
  lift?(entry: Entry<K>, rulesVersion: number): Entry<K>
}
// A bag of kinds is invariant, so Game<Kinds> is no supertype of the games; this is the one `any` of the engine.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any>

/** Strict schemas, kept beside a game and not in it: a browser plays by the rules without carrying a schema library. */
export interface Schema<T> {
  parse(value: unknown): T
}
export interface Schemas<K extends GameTypes> {
  readonly action: Schema<K['action']>
  readonly open: Schema<K['open']>
  readonly whisper: Schema<K['whisper']>
  readonly sealed: Schema<K['sealed']>
}
