// The beginning of a round and the turning of its cards.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Chance } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { draw } from './draw.ts'
import type { TopSecretOptions } from './options.ts'
import { teamCards } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact } from './types.ts'

export interface RoundStart {
  readonly options: TopSecretOptions
  readonly seats: number
  readonly round: number
  readonly drawn: readonly QuestionId[]
}

/** TS-05: team cards are shuffled and dealt anew. */
export function beginRound({ options, seats, round, drawn }: RoundStart, chance: Chance, now: number): TopSecretToldFact[] {
  const cards = chance.shuffle(teamCards(seats))
  return [...tell.roundBegun(round, cards.slice(0, seats), cards[seats]), ...turnCard(options, drawn, chance, now)]
}

/** How long the answers to a card are shown before the next card is: laughing at them is the game. */
export const LAUGH_MS = 3000

/** TS-06, TS-07: a card is turned; answers open after the time for reading, which begins when the card is shown, `shownAfterMs` from now. */
export function turnCard(
  options: TopSecretOptions,
  drawn: readonly QuestionId[],
  chance: Chance,
  now: number,
  shownAfterMs = 0,
): TopSecretToldFact[] {
  const turned = tell.cardTurned(draw(options, drawn, chance), now + shownAfterMs + options.readingSeconds * 1000)
  return options.readingSeconds === 0 ? [...turned, ...openAnswers(options, now)] : turned
}
export const openAnswers = (options: TopSecretOptions, now: number): TopSecretToldFact[] => tell.answersOpened(decisionEndsAt(options, now))
