// Statements and moments as sentences. Names of cards, agents and places come from the game's own words.
import type { Statement } from '@safehouse/beliefs'
import type { KgbStatement } from '@safehouse/beliefs/cia-vs-kgb'
import type { ShadowStatement } from '@safehouse/beliefs/shadow-in-the-night'
import type { AlleyStatement } from '@safehouse/beliefs/spy-alley-dice'
import type { SpyfallStatement } from '@safehouse/beliefs/spyfall-2'
import type { TopSecretStatement } from '@safehouse/beliefs/top-secret'
import { foldMessage, type GameRecord, initialView, messageOf } from '@safehouse/engine'
import type { LoadedGame } from '../games/loading.ts'
import { isOpenFact, type SeatedPlayer } from '../games/screens.ts'
import { placeName } from '../games/spyfall-2/place-names.ts'
import type { BeliefMessages } from './i18n/en.ts'

type KnownStatement = KgbStatement | ShadowStatement | AlleyStatement | SpyfallStatement | TopSecretStatement

/** What sentences about a match are made with. */
export interface Telling {
  readonly record: GameRecord
  readonly seats: readonly SeatedPlayer[]
  readonly game: LoadedGame
  readonly words: BeliefMessages
}

export function statementText(statement: Statement, { record, seats, game, words: { statements } }: Telling): string {
  const known = statement as KnownStatement
  switch (known.kind) {
    case 'isPlace':
      return statements.isPlace(placeName({ words: game.words, options: record.options as never }, known.place))
    case 'isAgent':
      return statements.isAgent(seats[known.seat]!, `${known.agent[0]!.toUpperCase()}${known.agent.slice(1)}`)
    case 'holds':
      return statements.holds(seats[known.seat]!, game.words.spies[known.spy].name)
    default:
      return statements[known.kind](seats[known.seat]!)
  }
}

/** By entry of the record: what everybody was told, in sentences of the game; empty where the game has no sentence for it. */
export function momentTexts({ record, seats, game: { screens, words } }: Telling): readonly string[] {
  const { options, timeFactors } = record
  let view = initialView(screens.game, { options, seats: record.seats, ...(timeFactors && { timeFactors }) }, 0)
  return record.entries.map((entry) => {
    const message = messageOf(entry, 'spectator')
    if (!message) return ''
    const before = view.common
    view = foldMessage(screens.game, view, message)
    const told = message.facts
      .filter((fact) => isOpenFact(screens, fact))
      .map((fact) => screens.sentenceOf(fact, { options, words, seats, before, after: view.common }))
    return told.flatMap((one) => (typeof one === 'string' ? [one] : (one ?? []).map(({ text }) => text))).join(' ')
  })
}
