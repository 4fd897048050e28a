// The strategies: what a bot believes, and how it values missions and its own cards. A mission of a spy whom the roller holds wins the match
// unless somebody guesses that the roller is that spy (a challenge, SA-14 to SA-19). A right challenge takes a card from the roller, a wrong
// one costs the challenger a card. So a bluff, the mission of a spy whom the roller does not hold, gains only if it is challenged.

import { WHOLE_BUDGET } from '@safehouse/beliefs'
import { drawWhether } from '@safehouse/beliefs/probability'
import { beliefAfterMissionAttempt, type CardBelief, evenBelief, spectatorBelief, weighedBelief } from '@safehouse/beliefs/spy-alley-dice'
import type { BotInput, Chance, Seat } from '@safehouse/engine'
import { type AlleyTypes, type Spy, seatsStillIn } from '@safehouse/games/spy-alley-dice'
import { bestOf } from '../choosing.ts'
import { boldnessOf } from '../tempers.ts'
import { gainFrom, winChanceOf, withoutOneOf } from './standing.ts'

export interface Strategy {
  belief(seen: BotInput<AlleyTypes>): CardBelief
  /** Whether it guesses any seat that may hold the spy, however unlikely, and never challenges. */
  readonly guessesAnybody: boolean
  /** What attempting the mission of this spy adds to the probability of winning, against ending the turn; `NEVER` if it does not attempt it. */
  missionWorth(seen: BotInput<AlleyTypes>, chance: Chance): (spy: Spy) => number
  /** The probability that the roller, who attempts this mission, holds its spy. */
  honestyOfAttempt(seen: BotInput<AlleyTypes>, roller: Seat, spy: Spy): number
  /** The card to give or throw away. */
  leastValuableCard(seen: BotInput<AlleyTypes>, chance: Chance): Spy
}

const NEVER = -1
/** A bluff that is tried without weighing it: just better than ending the turn. */
const BLUFF_WORTH = 0.02

/** All deals that are still possible count the same. */
const evenBeliefOf = ({ feed, seat, setup }: BotInput<AlleyTypes>): CardBelief => evenBelief(feed(), seat, setup)
/** Deals are weighed by how well they explain what everybody did. */
const weighedBeliefOf = ({ feed, seat, setup }: BotInput<AlleyTypes>): CardBelief => weighedBelief(feed(), seat, setup, WHOLE_BUDGET.worlds)
/** What the others can believe about this seat's own cards. */
const exposureOf = ({ feed, setup }: BotInput<AlleyTypes>): CardBelief => spectatorBelief(feed(), setup, WHOLE_BUDGET.worlds)

/** Of the level normal, and of simulations. */
export const quickStrategy: Strategy = {
  belief: evenBeliefOf,
  guessesAnybody: false,
  missionWorth: (seen, chance) => {
    const { common, hand } = seen.view
    const bluffs = drawWhether(chance, 0.25 + 0.1 * boldnessOf(seen))
    return (spy) => (hand.cards.includes(spy) ? 1 - winChanceOf(common.cards, seen.seat) : bluffs ? BLUFF_WORTH : NEVER)
  },
  honestyOfAttempt: (seen, roller, spy) => beliefAfterMissionAttempt(evenBeliefOf(seen)(roller, spy)),
  leastValuableCard: ({ view }, chance) => chance.pick(view.hand.cards),
}

/** The strategy of somebody who plays for the first time: knows what is possible but no probabilities, and never bluffs. */
export const easyStrategy: Strategy = {
  ...quickStrategy,
  guessesAnybody: true,
  missionWorth: (seen) => (spy) => (seen.view.hand.cards.includes(spy) ? 1 : NEVER),
}

/** Of the level hard: weighs what everybody did, and what the others can believe about itself. */
export const hardStrategy: Strategy = {
  belief: weighedBeliefOf,
  guessesAnybody: false,
  missionWorth: (seen) => {
    const { common, hand } = seen.view
    const exposed = exposureOf(seen)
    const winChance = winChanceOf(common.cards, seen.seat)
    const opponents = seatsStillIn(common).filter((seat) => seat !== seen.seat)
    return (spy) => {
      const challengeProbability = anyChallengeProbability(beliefAfterMissionAttempt(exposed(seen.seat, spy)), opponents.length)
      if (hand.cards.includes(spy))
        return (
          (1 - challengeProbability) * (1 - winChance) +
          challengeProbability * (winChanceOf(withoutOneOf(common.cards, seen.seat), seen.seat) - winChance)
        )
      const gain = opponents.reduce((sum, loser) => sum + gainFrom(common.cards, seen.seat, loser), 0) / opponents.length
      return challengeProbability * gain - (1 - challengeProbability) * FAILED_BLUFF_COST * (1 - 0.5 * boldnessOf(seen))
    }
  },
  // This attempt is in the feed already, so the belief has taken it in.
  honestyOfAttempt: (seen, roller, spy) => weighedBeliefOf(seen)(roller, spy),
  leastValuableCard: (seen, chance) => {
    const exposed = exposureOf(seen)
    const { cards } = seen.view.hand
    // The card that the others suspect most; one time in six any card, so that what it gives away does not tell what it keeps.
    return chance.below(6) === 0 ? chance.pick(cards) : bestOf(chance, cards, (card) => exposed(seen.seat, card))!
  },
}

/** What a bluff costs that nobody challenges: everybody learns of a spy that the seat does not hold. */
const FAILED_BLUFF_COST = 0.02
/** The probability that any opponent challenges a mission: higher the more honest it looks; each of many opponents challenges less readily. */
const anyChallengeProbability = (honest: number, opponents: number): number =>
  1 - (1 - Math.min(0.9, Math.max(0.05, (honest - 0.2) * 1.4)) / Math.sqrt(opponents)) ** opponents
