// How decisions of Top Secret are shown: the answers to a card, which people laugh at before the next card comes, and the end of a
// round. From open facts alone; a finger that found somebody has the same beats and the same line as one that did not, until the teams turn.
import { beat, type Scene } from '@safehouse/engine'
import type { TopSecretOpenFact } from './facts.ts'
import { ANSWERS_SHOWN_MS } from './rounds.ts'

const asPlaced = [beat('look', ANSWERS_SHOWN_MS, 'answers')]
/** Face-down tokens are turned first, within the time for which answers are shown. */
const allAtOnce = [beat('act', 300, 'answers'), beat('turn', 600, 'answers'), beat('look', ANSWERS_SHOWN_MS - 900, 'answers')]
/** The count of three is a phase of its own and comes before. */
const pointing = [
  beat('hush', 300, 'arrows'),
  beat('turn', 600, 'arrows'),
  beat('look', 1800, 'arrows'),
  beat('turn', 600, 'teams'),
  beat('look', 1400, 'teams'),
  beat('points', 900, 'finding'),
  beat('points', 900, 'found'),
]
/** Each player's points as a house (a floor for each round, a lit window for each point), then who has won. */
const houses = [beat('sentence', 2000, 'houses'), beat('winner', 1500, 'winner')]

export function scene(facts: readonly TopSecretOpenFact[], _before: unknown, after: { readonly phase: string }): Scene | undefined {
  const hasFact = (kind: TopSecretOpenFact['kind']) => facts.some((fact) => fact.kind === kind)
  if (hasFact('pointingsShown')) return { kind: 'pointing', beats: after.phase === 'over' ? [...pointing, ...houses] : pointing, holds: true }
  const isAnswered = hasFact('tokenPlaced') || hasFact('tokenLaid')
  if (isAnswered && (hasFact('cardTurned') || hasFact('pointingOpened')))
    return { kind: 'laugh', beats: hasFact('tokensTurned') ? allAtOnce : asPlaced, holds: true }
  return undefined
}
