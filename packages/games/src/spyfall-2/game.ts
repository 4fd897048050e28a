// The whole of Spyfall 2 as the engine's `Game`: the rules that a seat may know (seat.ts), and those that need the truth.
import type { Game, Luck, Outcome } from '@safehouse/engine'
import { dealRound } from './cards.ts'
import { awaits } from './choices.ts'
import type { SpyfallCommon } from './common.ts'
import { deadlines } from './deadlines.ts'
import { decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import { roundBegan } from './tell.ts'
import { termsOf } from './terms.ts'
import type { SpyfallTypes } from './types.ts'

export const spyfall2: Game<SpyfallTypes> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal: (setup, chance) => {
    const terms = termsOf(setup)
    const dealer = terms.firstDealer ?? chance.below(terms.seats)
    return roundBegan(dealRound(terms, [], dealer, chance), terms.oldPals)
  },
  refusal,
  decide,
  deadlines,
  awaits,
  outcome,
  // Facts that disclose secrets: the votes, who is a spy, and all cards at the end of a round. `until` of a shown spy depends on who it
  // is, because that player may have more time.
  reveals: { votesShown: ['hands', 'convicted', 'goesOnAt'], spyShown: ['by', 'until'], roundEnded: ['place', 'cards', 'ending', 'awards'] },
  /** Everybody sees that an action was done, also a vote; only what the vote says is secret. */
  concerns: () => 'all',
  imagine,
}

/** SF-03: most points after the last round win; players who are tied win together. */
function outcome(common: SpyfallCommon): Outcome | undefined {
  const { stage, points } = common
  if (stage.is !== 'over') return undefined
  const mostPoints = Math.max(...points)
  return { winners: points.flatMap((total, seat) => (total === mostPoints ? [seat] : [])), points, luck: [luckOfBeingSpy(common)] }
}
/** Luck for statistics: how often each seat was a spy. */
function luckOfBeingSpy({ terms, results, points }: SpyfallCommon): Luck {
  const times = points.map((_, seat) => results.filter(({ cards }) => cards[seat] === null).length)
  return { what: 'spy', times, deals: results.length, odds: terms.spies / terms.seats }
}
