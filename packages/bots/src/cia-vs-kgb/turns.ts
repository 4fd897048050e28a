// The moves that everybody sees: whom to ask, when to sit down, what to answer.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { bit, saysYes, type World } from '@safehouse/beliefs/cia-vs-kgb'
import { drawWeighted } from '@safehouse/beliefs/probability'
import type { Chance, Seat } from '@safehouse/engine'
import { type KgbAction, type KgbView, questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { gainByAsking, gainByYes } from './foresight.ts'

/** How somebody asks and answers. */
export interface Manners {
  /** Softmax temperature of asking: what is worth so much more is asked about e times as often. */
  readonly askingTemperature: number
  /** How plainly an answer tells fellows from opponents: 1 as usual, more is more honest. */
  readonly candour: number
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

/** Showing the card is good among fellows and bad among opponents; being shown one is good in any case. */
function worthAsking({ seat: me, fellow, publicBelief }: Beliefs, seat: Seat): number {
  const isFellow = fellow[seat]!
  const shows = publicBelief.saw[seat]! & bit(me) ? 0 : 2 * isFellow - 1
  if (publicBelief.saw[me]! & bit(seat)) return shows
  const yes = isFellow * saysYes.toFellow + (1 - isFellow) * saysYes.toOpponent
  return shows + yes * 4 * isFellow * (1 - isFellow)
}

export function answerTo(
  { common, hand, seat }: KgbView,
  beliefs: Beliefs,
  { candour }: Manners,
  worlds: readonly World[],
  chance: Chance,
): KgbAction {
  const asker = common.standing.seat
  const cardIsKnown = (beliefs.publicBelief.saw[asker]! & bit(seat)) !== 0
  const usual = cardIsKnown ? saysYes.whoKnowsTheCard : hand.cards[asker] === hand.cards[seat] ? saysYes.toFellow : saysYes.toOpponent
  const odds = (usual / (1 - usual)) ** candour * Math.exp(gainByYes(common, beliefs, worlds))
  return { do: 'answer', question: questionOf(common), yes: chance.below(1000) < (1000 * odds) / (1 + odds) }
}
