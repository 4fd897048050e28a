// Luck in CIA vs. KGB, for statistics: who had to show a card first, and who was on the smaller side where the number of seats is odd.
import type { Luck } from '@safehouse/engine'
import { type End, type KgbCommon, seatsAt } from './common.ts'
import { membersOf } from './sides.ts'

export function luckOf(common: KgbCommon, { cards }: End): Luck[] {
  const seats = seatsAt(common)
  const firstSeat = common.questions[0]?.by ?? common.standing.seat
  const luck: Luck[] = []
  if (common.options.dealer === null)
    luck.push({ what: 'first', times: cards.map((_, seat) => (seat === firstSeat ? 1 : 0)), deals: 1, odds: 1 / seats })
  const ciaCount = membersOf('cia', seats)
  if (ciaCount * 2 < seats) luck.push({ what: 'outnumbered', times: cards.map((side) => (side === 'cia' ? 1 : 0)), deals: 1, odds: ciaCount / seats })
  return luck
}
