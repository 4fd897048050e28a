// How a game's screens plug into the table. To add a game's screens:
//  1. `games/<id>/words/{en,nl,de}.ts`: all its sentences. English is the type (`typeof en`, satisfying GameWords); the others
//     are declared `: Words`, so a missing message fails the type check. Names reach sentences through `Who` (words/say.ts).
//  2. `games/<id>/index.ts`: exports one `screens: GameScreens<K, Words>`; it is a chunk of its own, loaded when a table plays it.
//  3. One line in `games/index.ts` (the shelf), name and tagline in `words/*.ts` under `games`, drawings in `games/<id>/art.svg`.
// Table and Result are drawn with the parts in `parts/`. Secrets are rendered inside a Folder only (it holds them in the page
// while open); nothing on the night side, no live region and no title may depend on `view.hand`.
import type { Choice, Fact, Game, GameTypes, HeardFact, OptionSpecs, Refusal, Seat, SeatRules, View } from '@safehouse/engine'
import type { SendResult } from '@safehouse/protocol'
import type { ComponentType } from 'preact'
import type { Sound } from '../sound/sounds.ts'
import type { NotesDrawer } from '../table/use-notes.ts'
import type { Language } from '../words/language.ts'
import type { Who } from '../words/say.ts'

/** Somebody on a seat of this game, as everyone may see it. */
export interface SeatedPlayer extends Who {
  readonly seat: Seat
  readonly mark: number
  /** One letter of the name, two where two people share the first. */
  readonly initials: string
  readonly kind: 'person' | 'bot'
  readonly here: boolean
  readonly standIn: boolean
}

/** What everyone knows of a game in play: all that the shared screen and spectators get. */
export interface SpectatorProps<K extends GameTypes, W> {
  readonly options: K['options']
  readonly words: W
  readonly common: K['common']
  readonly seats: readonly SeatedPlayer[]
  /** Facts that arrived just now; none after a reload. `count` rises with each message, so it can key a motion. */
  readonly news: { readonly count: number; readonly facts: readonly HeardFact<K>[] }
  /** Sentences of what happened, oldest first. */
  readonly events: readonly string[]
  readonly paused: boolean
  /** Game time in milliseconds, the time that `until` in facts is told in. */
  time(): number
}
/** What one seat knows and may do. */
export interface SeatProps<K extends GameTypes, W> extends SpectatorProps<K, W> {
  readonly seat: Seat
  readonly view: View<K>
  readonly choices: readonly Choice<K['action']>[]
  /**
   * Done when stored or refused; the refusal has already been said, in the player's language. Quietly: nothing is said, for
   * a neighbour could read from it that something secret was tried.
   */
  act(action: K['action'], how?: 'quietly'): Promise<SendResult>
  /** What this person writes down for no other eyes; for `useNotes`. */
  readonly notes: NotesDrawer
  /** A toast: one sentence, for everyone's eyes, never a secret. */
  say(sentence: string): void
}

/** When a fact was told: the table before and after the message it came in. */
export interface FactContext<K extends GameTypes, W> {
  readonly options: K['options']
  readonly words: W
  readonly seats: readonly SeatedPlayer[]
  readonly before: K['common']
  readonly after: K['common']
}

/** One option of the table as a sentence with a value: "Time for a decision — 30 seconds". */
export interface OptionWords<T> {
  readonly label: string
  readonly note?: string
  value(value: T): string
  /** One of the things of which some are chosen. */
  each?(one: T extends readonly (infer E)[] ? E : never): string
}
export interface HelpWords {
  readonly lead: string
  /** As many as `GameScreens.pictures`. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** How this house rules where the rulebook is silent. */
  readonly rulings: readonly string[]
}
export interface GameWords<K extends GameTypes> {
  readonly options: { readonly [P in keyof OptionSpecs<K['options']>]: OptionWords<K['options'][P]> }
  readonly refusals: Readonly<Record<string, (refusal: Refusal, seats: readonly Who[]) => string>>
  readonly help: HelpWords
  /** What a newcomer is told where it is needed; `GameScreens.hint` says where that is. */
  readonly hints: Readonly<Record<string, string>>
}

export interface GameScreens<K extends GameTypes, W extends GameWords<K>> {
  /** What a seat plays by. */
  readonly game: SeatRules<K>
  /** All the rules, for whoever proves a game or passes a device: loaded when asked for. */
  rules(): Promise<Game<K>>
  /** One file a language, loaded one at a time. */
  readonly words: Readonly<Record<Language, () => Promise<W>>>
  /** The seat's own screen: phone, tablet and desk. */
  readonly SeatScreen: ComponentType<{ readonly play: SeatProps<K, W> }>
  /** The same game for someone without a seat, and for the shared screen: open facts alone. */
  readonly SpectatorScreen: ComponentType<{ readonly play: SpectatorProps<K, W> }>
  /** The debrief's own part, when the game is over and all cards are told: who won, and what everybody held. */
  readonly ResultPanel: ComponentType<{ readonly play: SpectatorProps<K, W> }>
  /**
   * Which hint a newcomer on this seat needs now. From the open table alone: a hint that depended on a hand would show it to
   * whoever sees that it is there.
   */
  hint(common: K['common'], seat: Seat): (keyof W['hints'] & string) | undefined
  /** Drawings for the help page, one a step. */
  readonly pictures: readonly ComponentType[]
  /** What a kind of open fact sounds like, where a table has its sound on. */
  readonly sounds?: { readonly [N in K['open']['kind']]?: Sound }
  /** When the clock runs out that everyone looks at, in game time: its last seconds tick, on all devices alike. */
  countdownEnd?(common: K['common']): number | undefined
  /** What happened, as one sentence for toast, log and shared screen; open facts alone, nothing for what needs no words. */
  sentenceOf(fact: K['open'], at: FactContext<K, W>): string | undefined
}
// As with AnyGame: a bag of kinds is invariant, so the shelf of all games needs the one `any` of the client.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyScreens = GameScreens<any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnySeatProps = SeatProps<any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnySpectatorProps = SpectatorProps<any, any>

/** A feed mixes open facts and whispers; the table folds exactly the open ones. */
export const isOpenFact = (screens: AnyScreens, fact: Fact): boolean => Object.hasOwn(screens.game.common.on, fact.kind)
