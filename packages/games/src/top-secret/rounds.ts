// The beginning of a round and the turning of its cards.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Chance, Told } from '@safehouse/engine'
import { draw } from './draw.ts'
import type { TopSecret } from './kinds.ts'
import { endOfDecision, type Options } from './options.ts'
import { teamCards } from './teams.ts'
import * as tell from './tell.ts'

export interface RoundStart {
  readonly options: Options
  readonly seats: number
  readonly round: number
  readonly drawn: readonly QuestionId[]
}

export function beginRound({ options, seats, round, drawn }: RoundStart, chance: Chance, now: number): Told<TopSecret>[] {
  const cards = chance.shuffle(teamCards(seats))
  return [...tell.roundBegun(round, cards.slice(0, seats), cards[seats]), ...turnCard(options, drawn, chance, now)]
}

export function turnCard(options: Options, drawn: readonly QuestionId[], chance: Chance, now: number): Told<TopSecret>[] {
  const turned = tell.cardTurned(draw(options, drawn, chance), now + options.readingSeconds * 1000)
  return options.readingSeconds === 0 ? [...turned, ...openAnswers(options, now)] : turned
}
export const openAnswers = (options: Options, now: number): Told<TopSecret>[] => tell.answersOpened(endOfDecision(options, now))
