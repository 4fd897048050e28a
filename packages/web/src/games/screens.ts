// GameScreens: what a game's folder exports so that the table can show it. `games/<id>/index.ts` exports one
// `screens: GameScreens<K, Words>`, a chunk of its own that is loaded when a table plays the game; docs/adding-a-game.md names the
// files beside it. English words are the type (`typeof en`, satisfying GameWords); the others are declared `: Words`, so a missing
// sentence fails the type check. What all games need of their props and of a language is in `core/`.
// Screens are drawn with the parts in `parts/`. Secrets are rendered inside a Folder only, which has them in the page only while
// it is open; nothing outside of folders, no live region and no title may depend on `view.hand`.
import type { Help } from '@safehouse/content/rulebook.ts'
import type {
  BeatName,
  Choice,
  Fact,
  Feed,
  Game,
  GameTypes,
  HeardFact,
  OptionSpecs,
  Refusal,
  Seat,
  SeatRules,
  TimeFactor,
  View,
} from '@safehouse/engine'
import type { SendResult } from '@safehouse/protocol'
import type { ComponentType } from 'preact'
import type { Mention } from '../i18n/grammar.ts'
import type { Language } from '../i18n/language.ts'
import type { HeadlineText } from '../parts/headline.tsx'
import type { Sound } from '../sound/sounds.ts'
import type { NotesStorage } from '../table/use-notes.ts'

/** Somebody on a seat of this match, as everyone may see it. */
export interface SeatedPlayer extends Mention {
  readonly seat: Seat
  readonly mark: number
  /** One letter of the name, two where two people share the first. */
  readonly initials: string
  readonly kind: 'person' | 'bot'
  /** Who made the program on this seat; missing for everybody else. */
  readonly maker?: string
  /** Whether the person is connected now. */
  readonly here: boolean
  /** Whether a bot plays in the person's place for now. */
  readonly standIn: boolean
  /** How much more time the person has for decisions in this match; missing for as much as everybody else. */
  readonly timeFactor?: TimeFactor
}

/** Something that happened, as a line of the history. */
export interface HistoryEvent {
  readonly text: string
  /** The kind of the fact that told it; missing for news of the house. */
  readonly kind?: string
  /** The players whom the sentence names. */
  readonly seats: readonly Seat[]
  /** In games of several rounds. */
  readonly round: number | undefined
  /** The message of the feed that told it, from 0. */
  readonly message: number
}

/** A line of the history with the players whom it is about. */
export type HistorySentence = Pick<HistoryEvent, 'text' | 'seats'>

/** The scene that is on: which beat, and what its decision told. Nothing of a later beat may be in the page. */
export interface StagedScene<K extends GameTypes> {
  readonly kind: string
  readonly beat: BeatName
  readonly part: string | undefined
  /** Whether a beat of this name (and part) has begun. */
  hasBegun(beat: BeatName, part?: string): boolean
  /** The stage is dark: nothing else of the table is lit. */
  readonly isDark: boolean
  /** The move of a piece, which takes about a second and cannot be hurried. It is shown alike whether more follows from it or not. */
  readonly isStep: boolean
  readonly key: string
  /** How long this beat has been on, for pages that come in the middle of it. */
  readonly elapsedMs: number
  readonly facts: readonly K['open'][]
  readonly before: K['common']
  readonly after: K['common']
}
/** How a game draws its scenes: a chunk of its own (`games/<id>/scenes.tsx`). While a scene is on, it replaces headline, stage and bar. */
export interface SceneScreens<K extends GameTypes, W> {
  /** The headline of the beat that is on. It is read aloud: it must say nothing that a later beat shows. */
  textOf(scene: StagedScene<K>, match: SpectatorProps<K, W>): HeadlineText
  readonly Stage: ComponentType<{ readonly scene: StagedScene<K>; readonly match: SpectatorProps<K, W> }>
}

/** The `match` prop of a spectator's screen and of the shared screen: what everyone knows of the match. */
export interface SpectatorProps<K extends GameTypes, W> {
  readonly options: K['options']
  readonly words: W
  readonly common: K['common']
  readonly seats: readonly SeatedPlayer[]
  /** Facts that arrived just now; none after a reload. `count` rises with each message, so it can be the key of an animation. */
  readonly news: { readonly count: number; readonly facts: readonly HeardFact<K>[] }
  /** What happened, oldest first. */
  readonly events: readonly HistoryEvent[]
  readonly paused: boolean
  /** The scene that is on. Those that hold the state back are drawn by `GameScreens.scenes`; a game draws the others itself. */
  readonly scene: StagedScene<K> | undefined
  /** Game time in milliseconds, the time that `until` in facts refers to. */
  time(): number
  /** What this viewer was told so far, for what is worked out from it in a worker; missing in a replay. */
  feed?(): Feed<GameTypes>
}
/** The `match` prop of a seat's screen: what everyone knows, what this seat knows beyond it, and what it may do. */
export interface SeatProps<K extends GameTypes, W> extends SpectatorProps<K, W> {
  readonly seat: Seat
  readonly view: View<K>
  readonly choices: readonly Choice<K['action']>[]
  /**
   * Sends an action. Resolves when it is stored or refused; a refusal has then been shown, in the player's language. With
   * 'quietly' nothing is shown, because a neighbour could see from it that something secret was tried.
   */
  act(action: K['action'], how?: 'quietly'): Promise<SendResult>
  /** This person's private notes, kept by the server; for `useNotes`. */
  readonly notes: NotesStorage
  /** Shows a toast: one sentence that neighbours may read too, so never a secret. */
  say(sentence: string): void
}

/** What the sentence of a fact may depend on: the common state before and after the message that the fact came in. */
export interface FactContext<K extends GameTypes, W> {
  readonly options: K['options']
  readonly words: W
  readonly seats: readonly SeatedPlayer[]
  readonly before: K['common']
  readonly after: K['common']
  /** For a list that has every moment: what the history tells together with something later is told too. */
  readonly everyMoment?: boolean
}

/** An option of a game in words: "Time for a decision", and "30 seconds" for its value. */
export interface OptionWords<T> {
  readonly label: string
  readonly note?: string
  /** Why the chosen value is not advised for so many players, shown in place of the note. */
  advice?(value: T, players: number): string | undefined
  value(value: T): string
  /** One of the things to choose from, for an option that is a list. */
  each?(element: T extends readonly (infer E)[] ? E : never): string
}
export interface GameWords<K extends GameTypes> {
  readonly options: { readonly [P in keyof OptionSpecs<K['options']>]: OptionWords<K['options'][P]> }
  /** One for each reason that the game has for refusing something. */
  readonly refusals: Readonly<Record<K['refusalCode'], (refusal?: Refusal, seats?: readonly Mention[]) => string>>
  readonly help: Help
  /** Hints for newcomers; `GameScreens.hint` chooses among them. */
  readonly hints: Readonly<Record<string, string>>
}

/** A kind of moment that people look for in a replay. */
export type Milestone = 'deal' | 'accusation' | 'vote' | 'signal' | 'mission' | 'scoring' | 'reveal'
/** What a replay needs of a game beyond its screens: a chunk of its own (`games/<id>/replay.ts`). */
export interface ReplayDetails<K extends GameTypes, W> {
  /** Open facts that people look for afterwards. */
  readonly milestones: { readonly [N in K['open']['kind']]?: Milestone }
  /** What a seat holds, in a few words, for a replay that shows everything. */
  describeHolding(view: View<K>, match: Pick<SpectatorProps<K, W>, 'options' | 'words' | 'seats'>): string
}

export interface GameScreens<K extends GameTypes, W extends GameWords<K>> {
  /** The part of the rules that a seat needs: folds, choices, options. */
  readonly game: SeatRules<K>
  /** All the rules, loaded on demand: for verifying a record, and for a passed device. */
  rules(): Promise<Game<K>>
  /** The catalogues, one for each language, loaded on demand. */
  readonly words: Readonly<Record<Language, () => Promise<W>>>
  /** What somebody with a seat sees on phone, tablet and desktop. */
  readonly SeatScreen: ComponentType<{ readonly match: SeatProps<K, W> }>
  /** What spectators and the shared screen show: open facts alone. */
  readonly SpectatorScreen: ComponentType<{ readonly match: SpectatorProps<K, W> }>
  /** The game's part of the debrief, once all cards are open: who won, and what everybody held. */
  readonly ResultPanel: ComponentType<{ readonly match: SpectatorProps<K, W> }>
  /**
   * The hint that a newcomer on this seat needs now. It depends on the common state alone: from a hint that depended on a
   * hand, a neighbour could read the hand.
   */
  hint(common: K['common'], seat: Seat): (keyof W['hints'] & string) | undefined
  /** How scenes are drawn, for games whose rules have scenes. */
  readonly scenes?: () => Promise<SceneScreens<K, W>>
  /** Milestones and what seats hold. */
  readonly replay?: () => Promise<ReplayDetails<K, W>>
  /** The round that is played, in games of several rounds: the history is ordered by it. */
  roundOf?(common: K['common']): number
  /** Drawings for the help page, one for each of its steps. */
  readonly pictures: readonly ComponentType[]
  /** The sound of a kind of open fact, for tables with sound on. */
  readonly sounds?: { readonly [N in K['open']['kind']]?: Sound }
  /** When the clock runs out that everyone looks at, in game time. Its last seconds tick on all devices. */
  countdownEnd?(common: K['common']): number | undefined
  /**
   * An open fact as one sentence for the history, which then is about the players that it names; as several, where one fact tells of
   * several players; undefined if nobody would want to read it later.
   */
  sentenceOf(fact: K['open'], context: FactContext<K, W>): string | readonly HistorySentence[] | undefined
}
// GameScreens is invariant in its type parameters, so code that handles all games needs `any`, as with AnyGame in the engine.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyScreens = GameScreens<any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnySeatProps = SeatProps<any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnySpectatorProps = SpectatorProps<any, any>
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyStagedScene = StagedScene<any>

/** Whether a fact of a feed is open rather than whispered: the common state folds exactly the open ones. */
export const isOpenFact = (screens: AnyScreens, fact: Fact): boolean => Object.hasOwn(screens.game.common.on, fact.kind)
