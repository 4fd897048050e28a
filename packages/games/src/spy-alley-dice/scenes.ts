// How decisions of Spy Alley Dice are shown: guesses, missions, and turns that end in nothing. From open facts alone; right and wrong
// have the same beats and lengths until the card turns.
import { type Beat, beat, type Scene } from '@safehouse/engine'
import type { AlleyCommon } from './common.ts'
import type { AlleyOpenFact } from './facts.ts'

const winner = beat('winner', 1500)

/** Who guessed whom; a pause; the card turns, or stays shut; the stamp; what it means. */
const guess = [beat('act', 1160), beat('hush', 1200), beat('turn', 600)]
const rightGuess = [...guess, beat('stamp', 1440), beat('sentence', 1600)]
const wrongGuess = [...guess, beat('look', 500), beat('sentence', 1600)]
/** The last answer to a mission; a pause; the door opens, or does not. */
const mission = [beat('act', 900), beat('hush', 1600), beat('turn', 600)]
const accomplishedMission = [...mission, beat('stamp', 1440), beat('sentence', 1600), winner]
const failedMission = [...mission, beat('look', 600), beat('sentence', 1800)]
/** A turn that ends without a guess: the dice lie there for a moment. */
const turnWithoutGuess = [beat('act', 500), beat('look', 900), beat('sentence', 1100)]
const missionAttempt = [beat('act', 900), beat('sentence', 600)]
const lastCard = [beat('act', 1160), beat('sentence', 1600), winner]

/** The scene of a decision with these open facts, if it has one; `before` is the common state from before it. */
export function scene(facts: readonly AlleyOpenFact[], before: AlleyCommon): Scene | undefined {
  const hasFact = (kind: AlleyOpenFact['kind']) => facts.some((fact) => fact.kind === kind)
  const isOver = hasFact('gameEnded')
  for (const fact of facts)
    switch (fact.kind) {
      case 'guessed':
        return holdingScene('guess', fact.right ? [...rightGuess, ...(isOver ? [winner] : [])] : wrongGuess)
      case 'missionEnded':
        return holdingScene('mission', fact.accomplished ? accomplishedMission : failedMission)
      case 'missionAttempted':
        return holdingScene('attempt', missionAttempt)
      case 'rolled':
        return hasFact('turnEnded') ? holdingScene('nothing', turnWithoutGuess) : undefined
      case 'cardHandedOver':
        return isOver ? holdingScene('lastCard', lastCard) : undefined
      case 'turnEnded':
        // Only where the roller declined to guess: a turn may also end by the clock, or with a card thrown away after a guess.
        return !fact.byClock && before.turn.rolls > 0 && before.due.what === 'turn' ? holdingScene('declined', turnWithoutGuess) : undefined
    }
  return undefined
}
const holdingScene = (kind: string, beats: readonly Beat[]): Scene => ({ kind, beats, holds: true })
