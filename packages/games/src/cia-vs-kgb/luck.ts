// Luck in CIA vs. KGB, for statistics: who was drawn as dealer and so had to show a card first, and who was on the smaller side: where the
// number of seats is odd, that is the CIA.
import type { Luck } from '@safehouse/engine'
import { type End, type KgbCommon, seatCountOf } from './common.ts'
import { memberCountOf } from './sides.ts'

export function luckOf(common: KgbCommon, { cards }: End): Luck[] {
  const seats = seatCountOf(common)
  // The dealer's turn is the first (CK-05). Where nobody has asked yet, the dealer is still on turn.
  const dealer = common.questions[0]?.by ?? common.standing.seat
  const luck: Luck[] = []
  // A dealer whom the host has named is no luck.
  if (common.options.dealer === null)
    luck.push({ what: 'first', times: cards.map((_, seat) => (seat === dealer ? 1 : 0)), deals: 1, odds: 1 / seats })
  const ciaCount = memberCountOf('cia', seats)
  if (ciaCount * 2 < seats) luck.push({ what: 'outnumbered', times: cards.map((side) => (side === 'cia' ? 1 : 0)), deals: 1, odds: ciaCount / seats })
  return luck
}
