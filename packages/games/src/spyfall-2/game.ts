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
  // A place named, hands shown at once, a second spy uncovered by the first one's word, the cards at the end: all else that
  // is open was known to be so when it was done.
  // `until` of a shown spy follows from who it is: that player may have more time.
  reveals: { votesShown: ['hands', 'convicted', 'goesOnAt'], spyShown: ['by', 'until'], roundEnded: ['place', 'cards', 'ending', 'awards'] },
  /** Everything that is done is seen to be done; what a vote says is not. */
  concerns: () => 'all',
  imagine,
}

/** SF-03: most points after the last round win; who is tied wins together. */
function outcome(common: SpyfallCommon): Outcome | undefined {
  const { stage, points } = common
  if (stage.is !== 'over') return undefined
  const most = Math.max(...points)
  return { winners: points.flatMap((total, seat) => (total === most ? [seat] : [])), points, luck: [beingTheSpy(common)] }
}
/** Luck, for statistics. */
function beingTheSpy({ terms, results, points }: SpyfallCommon): Luck {
  const times = points.map((_, seat) => results.filter(({ cards }) => cards[seat] === null).length)
  return { what: 'spy', times, deals: results.length, odds: terms.spies / terms.seats }
}
