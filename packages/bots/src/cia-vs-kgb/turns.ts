// The moves that everybody sees: whom to ask, when to sit down, what to answer.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { bit, type World, YES_PROBABILITY } from '@safehouse/beliefs/cia-vs-kgb'
import { drawWeighted, drawWhether } from '@safehouse/beliefs/probability'
import type { Chance, Seat } from '@safehouse/engine'
import { type KgbAction, type KgbView, questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { gainByAsking, gainByYes } from './foresight.ts'
import type { Draw, Leaning } from './leanings.ts'

/** How somebody asks and answers. */
export interface Manners {
  readonly leaning: Leaning
  /** Softmax temperature of the choice whom to ask: a seat that is worth this much more is asked e times as often. */
  readonly askingTemperature: number
}

export function actOnTurn(
  { common }: KgbView,
  beliefs: Beliefs,
  { askingTemperature }: Manners,
  worlds: readonly World[],
  chance: Chance,
): KgbAction {
  const question = questionOf(common)
  const offers = seatsToAsk(common).map((seat) => ({ seat, worth: worthAsking(beliefs, seat) + gainByAsking(seat, common, beliefs, worlds) }))
  const best = Math.max(...offers.map(({ worth }) => worth))
  if (common.asked.length > 0 && (best < 0.1 || chance.below(10) < 4)) return { do: 'sitDown', question }
  const { seat } = drawWeighted(chance, offers, ({ worth }) => Math.exp((worth - best) / askingTemperature))
  return { do: 'ask', question, whom: seat }
}

/** What asking a seat is worth by itself: showing the own card to a fellow is good and to an opponent bad, and being shown a card is always good. */
function worthAsking({ seat: me, fellow, publicBelief }: Beliefs, seat: Seat): number {
  const fellowProbability = fellow[seat]!
  const worthOfShowing = publicBelief.saw[seat]! & bit(me) ? 0 : 2 * fellowProbability - 1
  if (publicBelief.saw[me]! & bit(seat)) return worthOfShowing
  const yes = fellowProbability * YES_PROBABILITY.toFellow + (1 - fellowProbability) * YES_PROBABILITY.toOpponent
  return worthOfShowing + yes * 4 * fellowProbability * (1 - fellowProbability)
}

export function answerTo(
  { common, hand, seat }: KgbView,
  beliefs: Beliefs,
  { leaning }: Manners,
  worlds: readonly World[],
  chance: Chance,
): KgbAction {
  const asker = common.standing.seat
  const cardIsKnown = (beliefs.publicBelief.saw[asker]! & bit(seat)) !== 0
  const isFellow = hand.cards[asker] === hand.cards[seat]
  const draw: Draw = cardIsKnown ? 'yesToWhoKnows' : isFellow ? 'yesToFellow' : 'yesToOpponent'
  const probability = leaning(draw, gainByYes(common, beliefs, worlds))
  return { do: 'answer', question: questionOf(common), yes: drawWhether(chance, probability) }
}
