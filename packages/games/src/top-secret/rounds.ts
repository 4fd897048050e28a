// The beginning of a round and the turning of its cards.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Chance } from '@safehouse/engine'
import { decisionEndsAt, type Until } from '../clock.ts'
import type { TopSecretCommon } from './common.ts'
import { draw } from './draw.ts'
import { teamCards } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact } from './types.ts'

/** What stays the same all match long. */
type Terms = Pick<TopSecretCommon, 'options' | 'seats' | 'clock'>
export interface RoundStart extends Terms {
  readonly round: number
  readonly drawn: readonly QuestionId[]
}

/** TS-05: team cards are shuffled and dealt anew. */
export function beginRound({ round, drawn, ...terms }: RoundStart, chance: Chance, now: number): TopSecretToldFact[] {
  const { seats } = terms
  const cards = chance.shuffle(teamCards(seats))
  return [...tell.roundBegun(round, cards.slice(0, seats), cards[seats]), ...turnCard(terms, drawn, chance, now)]
}

/** How long the answers to a card are shown before the next card is turned, so that people can laugh and talk about them. */
export const ANSWERS_SHOWN_MS = 3000

/** TS-06, TS-07: a card is turned; answers open after the time for reading, which begins when the card is shown, `shownAfterMs` from now. */
export function turnCard(terms: Terms, drawn: readonly QuestionId[], chance: Chance, now: number, shownAfterMs = 0): TopSecretToldFact[] {
  const { options } = terms
  const turned = tell.cardTurned(draw(options, drawn, chance), now + shownAfterMs + options.readingSeconds * 1000)
  return options.readingSeconds === 0 ? [...turned, ...openAnswers(terms, now)] : turned
}
export const openAnswers = (terms: Terms, now: number): TopSecretToldFact[] => tell.answersOpened(decisionEndsForAll(terms, now))

/** When the time for a decision of all players is up. It stays the same when some have decided: who has pointed is a secret. */
export const decisionEndsForAll = ({ clock, seats }: Terms, now: number): Until =>
  decisionEndsAt(
    clock,
    now,
    Array.from({ length: seats }, (_, seat) => seat),
  )
