// Cards that leave a hand face down: given after a wrong guess at a mission, and thrown away after every card received.
import type { Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import type { AlleyCommon } from './common.ts'
import { endIfOneIsLeft } from './ending.ts'
import type { Spy } from './spies.ts'
import * as tell from './tell.ts'
import { endTurn } from './turn.ts'
import type { AlleyToldFact, AlleyTruth } from './types.ts'

/** SA-16: a wrong guess at a mission costs the guesser a card, which goes to the roller. */
export const giveCard = (truth: AlleyTruth, from: Seat, to: Seat, card: Spy, byClock: boolean, now: number): AlleyToldFact[] => [
  ...tell.handedOver(from, to, card, byClock, decisionEndsAt(truth.common.clock, now, [to])),
  ...endIfOneIsLeft(truth, from, to, card),
]

/** SA-10, SA-13: the seat that received a card throws one away, and the turn is over. */
export const throwAway = (common: AlleyCommon, seat: Seat, card: Spy, byClock: boolean, now: number): AlleyToldFact[] => [
  ...tell.thrown(seat, card, byClock),
  ...endTurn(common, false, now),
]
