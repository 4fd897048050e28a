// The contract of beliefs: for each game a pure function from one viewer's feed to statements with probabilities. It knows that feed
// and the setup and nothing else, so what it says is what this viewer could have known. docs/beliefs.md explains it.
import type { BareEntry, BotLevel, Feed, GameTypes, Seat, SeatRules, Setup, Viewer } from '@safehouse/engine'

/** Something that may be true of a match's secrets, as plain data: `{ kind: 'isSpy', seat: 2 }`. Each game has its own kinds. */
export interface Statement {
  readonly kind: string
}
/** A statement with its probability. */
export interface Belief<S extends Statement = Statement> {
  readonly statement: S
  readonly probability: number
}
/** How much may be thought, in numbers of worlds and never of milliseconds: the same feed and budget give the same beliefs. */
export interface Budget {
  /** How many worlds are weighed at most. Where there are more, equally spaced ones of the list are taken. */
  readonly worlds: number
  /** With how many other possible moves an observed move is compared, where there are too many to compare with all of them. */
  readonly readings: number
}
/** Enough to weigh every world of the five games. */
export const WHOLE_BUDGET: Budget = { worlds: 10_000, readings: 40 }

/** A bot's level and the characters that everybody knows to be at the table: what a bot believes may depend on them. */
export interface BotProfile {
  readonly level: BotLevel
  /** By seat; null for a person. */
  readonly characters: readonly (string | null)[]
}

/** Somebody publicly takes a statement about another seat for true. */
export interface Accusation<S extends Statement = Statement> {
  readonly by: Seat
  readonly statement: S
  /** Set where the statement is taken for wrong: a Blue who points at somebody says that they are not Yellow. */
  readonly denies?: true
  /** Whether it was right, where everybody was told so at once; else what is turned up at the end of the span decides. */
  readonly right?: boolean
}
/** Whether a statement is true; undefined if what it was made from (what was turned up, or a whole log) does not show it. */
export type TruthCheck<S extends Statement = Statement> = (statement: S) => boolean | undefined

/** How to compute beliefs in one game, and how to find out afterwards which of them were right. */
export interface BeliefModel<K extends GameTypes, S extends Statement> {
  readonly game: SeatRules<K>
  /** Kinds of open facts: with `from` secrets are dealt, with `until` they are turned up. Between two such facts is a span. */
  readonly span: { readonly from: K['open']['kind']; readonly until: K['open']['kind'] }
  /** What a viewer with this feed may believe: all statements of the current span; nothing while no secret is dealt. */
  believe(feed: Feed<K>, viewer: Viewer, setup: Setup<K>, budget: Budget): Belief<S>[]
  /** What a bot of ours believed with this feed, where its level changes that; missing where bots of all levels believe alike. */
  believeAs?(feed: Feed<K>, seat: Seat, setup: Setup<K>, budget: Budget, profile: BotProfile): Belief<S>[]
  /** The accusations that an open fact makes: accusations of Spyfall 2, guesses, pointings, dossiers, raised hands. */
  accusationsIn(fact: K['open'], isTrue: TruthCheck<S>): readonly Accusation<S>[]
  /** For games in which accusations are decided in secret first: those that a seat made with a fact that was whispered to it. */
  secretAccusationsIn?(fact: K['whisper'], by: Seat, isTrue: TruthCheck<S>): readonly Accusation<S>[]
  /** Which statements everybody was shown to be true or wrong at the end of a span, from the open facts of the span and of the decision that ended it. */
  truthTurnedUpIn(facts: readonly K['open'][]): TruthCheck<S>
  /** Which statements are true at the end of this log. It needs every channel: for records of matches that are over. */
  truthOf(log: readonly BareEntry<K>[]): (statement: S) => boolean
}
// Lists of models need this `any` as lists of games do: a model is invariant in its game's types.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyModel = BeliefModel<any, any>

/** Takes at most `limit` elements, equally spaced, so that a model keeps to its budget. */
export function thinOut<T>(list: readonly T[], limit: number): readonly T[] {
  if (list.length <= limit) return list
  return Array.from({ length: limit }, (_, i) => list[Math.floor((i * list.length) / limit)]!)
}

/** A key for maps, the same for equal statements. */
export const keyOf = (statement: Statement): string => JSON.stringify(statement)
