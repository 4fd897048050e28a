// What people count afterwards: who had to show a card first, and who was on the smaller side of an odd table.
import type { Luck } from '@safehouse/engine'
import { membersOf } from './sides.ts'
import { type End, seatsAt, type Table } from './table.ts'

export function luckOf(table: Table, { cards }: End): Luck[] {
  const seats = seatsAt(table)
  const first = table.questions[0]?.by ?? table.standing.seat
  const luck: Luck[] = []
  if (table.options.dealer === null) luck.push({ what: 'first', times: cards.map((_, seat) => (seat === first ? 1 : 0)), deals: 1, odds: 1 / seats })
  const few = membersOf('cia', seats)
  if (few * 2 < seats) luck.push({ what: 'outnumbered', times: cards.map((side) => (side === 'cia' ? 1 : 0)), deals: 1, odds: few / seats })
  return luck
}
