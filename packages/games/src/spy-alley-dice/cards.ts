// Cards that leave a hand face down: given after a wrong guess at a mission, and thrown away after every card received.
import type { Seat } from '@safehouse/engine'
import { timeIsUp } from './deadlines.ts'
import { lastOneLeft } from './ending.ts'
import type { AlleyTruth, Tell } from './kinds.ts'
import type { Spy } from './spies.ts'
import type { Table } from './table.ts'
import * as tell from './tell.ts'
import { endTurn } from './turn.ts'

export const give = (truth: AlleyTruth, from: Seat, to: Seat, card: Spy, byClock: boolean, now: number): Tell[] => [
  ...tell.handedOver(from, to, card, byClock, timeIsUp(truth.table, now)),
  ...lastOneLeft(truth, from, to, card),
]

export const throwAway = (table: Table, seat: Seat, card: Spy, byClock: boolean, now: number): Tell[] => [
  ...tell.thrown(seat, card, byClock),
  ...endTurn(table, false, now),
]
