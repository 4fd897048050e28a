// The deal, and the roll for the start. The cards come from the deal's own chance, the dice from each seat's.
import type { Chance, Luck, Seat, Setup } from '@safehouse/engine'
import { clockOf, decisionEndsAt } from '../clock.ts'
import { type AlleyCommon, yetToRoll } from './common.ts'
import { count, roll } from './dice.ts'
import { cardsEach, type Spy, sortCards, spies } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTypes } from './types.ts'

/** SA-02: the owner alone sees the own cards, and nobody those that are left. */
export function deal(setup: Setup<AlleyTypes>, chance: Chance, now: number): AlleyToldFact[] {
  const deck = chance.shuffle(spies)
  const hands = Array.from({ length: setup.seats }, () => sortCards(deck.splice(0, cardsEach(setup.seats))))
  const everyone = hands.map((_, seat) => seat)
  return [...tell.theDeal(hands, sortCards(deck)), tell.startAsked(everyone, decisionEndsAt(clockOf(setup), now, everyone))]
}

/** SA-03: these seats roll. After the last roll of a round the one with most Russians starts, or those who tie roll again. */
export function rollForStart(common: AlleyCommon, seats: readonly Seat[], byClock: boolean, chance: Chance, now: number): AlleyToldFact[] {
  const rolls = seats.map((seat) => ({ seat, dice: roll(chance) }))
  const told = rolls.map(({ seat, dice }) => tell.startRolled(seat, dice, byClock))
  if (seats.length < yetToRoll(common).length) return told
  const leaders = seatsWithMostRussians([...common.opening.at(-1)!.rolls, ...rolls])
  const until = decisionEndsAt(common.clock, now, leaders)
  return [...told, leaders.length === 1 ? tell.turnBegan(leaders[0]!, until) : tell.startAsked(leaders, until)]
}

function seatsWithMostRussians(rolls: readonly { readonly seat: Seat; readonly dice: readonly Spy[] }[]): Seat[] {
  const most = Math.max(...rolls.map(({ dice }) => count(dice, 'russian')))
  return rolls.flatMap(({ seat, dice }) => (count(dice, 'russian') === most ? [seat] : [])).sort((a, b) => a - b)
}
/** What people count afterwards: whose dice had the first turn. */
export function luckOfGoingFirst({ opening, cards }: AlleyCommon): Luck {
  const [first] = seatsWithMostRussians(opening.at(-1)!.rolls)
  return { what: 'first', times: cards.map((_, seat) => (seat === first ? 1 : 0)), deals: 1, odds: 1 / cards.length }
}
