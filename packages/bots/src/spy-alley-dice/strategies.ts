// The strategies: what a bot believes, and how it values missions and its own cards.

import { WHOLE_BUDGET } from '@safehouse/beliefs'
import { drawWhether } from '@safehouse/beliefs/probability'
import { afterAttempt, type CardBelief, evenBelief, spectatorBelief, weighedBelief } from '@safehouse/beliefs/spy-alley-dice'
import type { BotInput, Chance, Seat } from '@safehouse/engine'
import { type AlleyTypes, type Spy, stillIn } from '@safehouse/games/spy-alley-dice'
import { bestOf } from '../choosing.ts'
import { boldnessOf } from '../tempers.ts'
import { gainFrom, shareOf, withoutOneOf } from './standing.ts'

export interface Strategy {
  belief(seen: BotInput<AlleyTypes>): CardBelief
  /** Whether it guesses whoever may hold the spy, however unlikely, and never challenges. */
  readonly guessesAnybody: boolean
  /** What attempting the mission of this spy is worth, against ending the turn. */
  missionWorth(seen: BotInput<AlleyTypes>, chance: Chance): (spy: Spy) => number
  /** How likely it is that whoever attempts this mission holds the spy. */
  attemptIsHonest(seen: BotInput<AlleyTypes>, roller: Seat, spy: Spy): number
  /** The card to give or throw away. */
  leastDear(seen: BotInput<AlleyTypes>, chance: Chance): Spy
}

const even = ({ feed, seat, setup }: BotInput<AlleyTypes>): CardBelief => evenBelief(feed(), seat, setup)
const weighed = ({ feed, seat, setup }: BotInput<AlleyTypes>): CardBelief => weighedBelief(feed(), seat, setup, WHOLE_BUDGET.worlds)
/** What the others can believe about this seat's own cards. */
const exposure = ({ feed, setup }: BotInput<AlleyTypes>): CardBelief => spectatorBelief(feed(), setup, WHOLE_BUDGET.worlds)

export const quickStrategy: Strategy = {
  belief: even,
  guessesAnybody: false,
  missionWorth: (seen, chance) => {
    const { common, hand } = seen.view
    const bluffs = drawWhether(chance, 0.25 + 0.1 * boldnessOf(seen))
    return (spy) => (hand.cards.includes(spy) ? 1 - shareOf(common.cards, seen.seat) : bluffs ? 0.02 : -1)
  },
  attemptIsHonest: (seen, roller, spy) => afterAttempt(even(seen)(roller, spy)),
  leastDear: (seen, chance) => {
    const shown = lastShown(seen.feed())
    const { cards } = seen.view.hand
    const seenByAll = cards.find((card) => card === shown)
    return seenByAll && chance.below(4) > 0 ? seenByAll : chance.pick(cards)
  },
}

/** Of somebody who plays for the first time: remembers what was said and counts no chances, and never bluffs. */
export const easyStrategy: Strategy = {
  ...quickStrategy,
  guessesAnybody: true,
  missionWorth: (seen) => (spy) => (seen.view.hand.cards.includes(spy) ? 1 : -1),
  leastDear: (seen, chance) => chance.pick(seen.view.hand.cards),
}

export const hardStrategy: Strategy = {
  belief: weighed,
  guessesAnybody: false,
  missionWorth: (seen) => {
    const { common, hand } = seen.view
    const exposed = exposure(seen)
    const now = shareOf(common.cards, seen.seat)
    const opponents = stillIn(common).filter((seat) => seat !== seen.seat)
    return (spy) => {
      const called = anyoneCalls(afterAttempt(exposed(seen.seat, spy)), opponents.length)
      if (hand.cards.includes(spy)) return (1 - called) * (1 - now) + called * (shareOf(withoutOneOf(common.cards, seen.seat), seen.seat) - now)
      const gain = opponents.reduce((sum, loser) => sum + gainFrom(common.cards, seen.seat, loser), 0) / opponents.length
      return called * gain - (1 - called) * FAILED_BLUFF_COST * (1 - 0.5 * boldnessOf(seen))
    }
  },
  // This attempt is in the feed already, so the belief has taken it in.
  attemptIsHonest: (seen, roller, spy) => weighed(seen)(roller, spy),
  leastDear: (seen, chance) => {
    const exposed = exposure(seen)
    const { cards } = seen.view.hand
    return chance.below(6) === 0 ? chance.pick(cards) : bestOf(chance, cards, (card) => exposed(seen.seat, card))!
  },
}

/** What a failed bluff costs: everybody learns of a spy that one does not hold. */
const FAILED_BLUFF_COST = 0.02
/** The probability that an opponent challenges a mission: higher the more honest it looks, and a little lower for each where others may still do it. */
const anyoneCalls = (honest: number, opponents: number): number =>
  1 - (1 - Math.min(0.9, Math.max(0.05, (honest - 0.2) * 1.4)) / Math.sqrt(opponents)) ** opponents

function lastShown(feed: ReturnType<BotInput<AlleyTypes>['feed']>): Spy | undefined {
  for (let i = feed.length - 1; i >= 0; i--) for (const fact of feed[i]!.facts) if (fact.kind === 'guessed' && fact.right) return fact.spy
  return undefined
}
