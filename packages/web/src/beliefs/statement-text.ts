// Statements and moments as sentences. Names of cards, agents and places come from the game's own words.
import type { Statement } from '@safehouse/beliefs'
import type { KgbStatement } from '@safehouse/beliefs/cia-vs-kgb'
import type { ShadowStatement } from '@safehouse/beliefs/shadow-in-the-night'
import type { AlleyStatement } from '@safehouse/beliefs/spy-alley-dice'
import type { SpyfallStatement } from '@safehouse/beliefs/spyfall-2'
import type { TopSecretStatement } from '@safehouse/beliefs/top-secret'
import { type BareEntry, foldMessage, type GameTypes, initialView, messageOf, type Seat, type Setup } from '@safehouse/engine'
import type { LoadedGame } from '../games/loading.ts'
import type { HistorySentence, SeatedPlayer } from '../games/screens.ts'
import { placeName } from '../games/spyfall-2/place-names.ts'
import { sentencesOf } from '../table/folded-feed.ts'
import type { BeliefMessages } from './i18n/en.ts'

type KnownStatement = KgbStatement | ShadowStatement | AlleyStatement | SpyfallStatement | TopSecretStatement

/** What sentences about a match are made with. */
export interface SentenceContext {
  readonly options: object
  readonly seats: readonly SeatedPlayer[]
  readonly game: LoadedGame
  readonly words: BeliefMessages
}

/** The statement with which each of these is denied, in games with two sides and for spies. */
const opposites = { isKgb: 'isCia', isYellow: 'isBlue', isSpy: 'isNoSpy' } as const

/** `denies`: says that the statement is false, for kinds that have an opposite. */
export function statementText(statement: Statement, { options, seats, game, words: { statements } }: SentenceContext, denies = false): string {
  const known = statement as KnownStatement
  if (denies && (known.kind === 'isKgb' || known.kind === 'isYellow' || known.kind === 'isSpy'))
    return statements[opposites[known.kind]](seats[known.seat]!)
  switch (known.kind) {
    case 'isPlace':
      return statements.isPlace(placeName({ words: game.words, options: options as never }, known.place))
    case 'isAgent':
      return statements.isAgent(seats[known.seat]!, `${known.agent[0]!.toUpperCase()}${known.agent.slice(1)}`)
    case 'holds':
      return statements.holds(seats[known.seat]!, game.words.spies[known.spy].name)
    default:
      return statements[known.kind](seats[known.seat]!)
  }
}

/** By entry of a log: what everybody was told, in sentences of the game; none where the game has no sentence for it. */
export function momentSentences(
  entries: readonly BareEntry<GameTypes>[],
  setup: Setup<GameTypes>,
  { game: { screens, words }, seats }: SentenceContext,
): readonly (readonly HistorySentence[])[] {
  let view = initialView(screens.game, setup, 0)
  return entries.map((entry) => {
    const message = messageOf(entry, 'spectator')
    if (!message) return []
    const before = view.common
    view = foldMessage(screens.game, view, message)
    return message.facts.flatMap((fact) =>
      sentencesOf({ screens, words, seats, setup, seat: undefined, everyMoment: true }, fact, before, view.common),
    )
  })
}
export const textOf = (sentences: readonly HistorySentence[]): string => sentences.map(({ text }) => text).join(' ')

/**
 * The text of a moment that changed the belief in a statement. Of sentences about players, such as everybody's answers, only those about
 * the statement's seat; all of them if none is about that seat, or the statement is about no seat.
 */
export function textAbout(statement: Statement, sentences: readonly HistorySentence[]): string {
  const { seat } = statement as { readonly seat?: Seat }
  const aboutSeat = sentences.filter(({ seats }) => seat === undefined || seats.length === 0 || seats.includes(seat))
  return textOf(aboutSeat.length > 0 ? aboutSeat : sentences)
}
