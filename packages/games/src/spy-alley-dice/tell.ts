// The one place where the audience of each fact is chosen: a function for each kind of fact. `decide` and `imagine` both make facts
// through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { Until } from '../clock.ts'
import type { AlleyOpenFact } from './facts.ts'
import type { Spy } from './spies.ts'
import type { AlleyToldFact } from './types.ts'

type Dice = readonly Spy[]
type Hands = readonly (readonly Spy[])[]

/** SA-02: each seat sees its own cards, and nobody those that are left. */
export const theDeal = (hands: Hands, undealt: readonly Spy[]): AlleyToldFact[] => [
  open({ kind: 'dealt', each: hands[0]!.length }),
  ...hands.map((cards, seat) => whisper([seat], { kind: 'handDealt', cards } as const)),
  sealed({ kind: 'leftUndealt', cards: undealt }),
]
/** SA-03: these seats are to roll for the first turn. */
export const startAsked = (seats: readonly Seat[], until: Until): AlleyToldFact => open({ kind: 'startAsked', seats, until })
export const startRolled = (seat: Seat, dice: Dice, byClock: boolean): AlleyToldFact => open({ kind: 'startRolled', seat, dice, byClock })

export const turnBegan = (seat: Seat, until: Until): AlleyToldFact => open({ kind: 'turnBegan', seat, until })
export const turnEnded = (seat: Seat, byClock: boolean): AlleyToldFact => open({ kind: 'turnEnded', seat, byClock })
/** SA-08: everybody sees the dice and which of them were kept. */
export const rolled = (seat: Seat, dice: Dice, kept: readonly number[], until: Until): AlleyToldFact =>
  open({ kind: 'rolled', seat, dice, kept, until })

/** SA-09, SA-11: everybody hears whether a guess was right. */
export const guessed = (by: Seat, whom: Seat, spy: Spy, right: boolean, until: Until): AlleyToldFact =>
  open({ kind: 'guessed', by, whom, spy, right, until })

export const missionAttempted = (seat: Seat, spy: Spy, until: Until): AlleyToldFact => open({ kind: 'missionAttempted', seat, spy, until })
/** SA-14: this seat let the roller's mission pass, without a guess. */
export const missionPassed = (seat: Seat, byClock: boolean, until: Until): AlleyToldFact => open({ kind: 'missionPassed', seat, byClock, until })
/** SA-18, SA-19: nobody guessed, and the roller has accomplished the mission or not. */
export const missionEnded = (seat: Seat, spy: Spy, accomplished: boolean): AlleyToldFact => open({ kind: 'missionEnded', seat, spy, accomplished })

/** SA-16: only the two players know which card it is. */
export const handedOver = (from: Seat, to: Seat, spy: Spy, byClock: boolean, until: Until): AlleyToldFact[] => [
  whisper([from, to], { kind: 'cardGiven', from, to, spy }),
  open({ kind: 'cardHandedOver', from, to, byClock, until }),
]
/** SA-10: only the thrower knows which card it was, until the match is over. */
export const thrown = (seat: Seat, spy: Spy, byClock: boolean): AlleyToldFact[] => [
  whisper([seat], { kind: 'ownCardThrown', spy }),
  open({ kind: 'cardThrown', seat, byClock }),
]

export const playPaused = (): AlleyToldFact => open({ kind: 'playPaused' })
export const playResumed = (by: Seat, until: Until): AlleyToldFact => open({ kind: 'playResumed', by, until })

/** SA-20: all cards are shown. */
export const gameEnded = (winner: Seat, how: 'mission' | 'lastOneLeft', hands: Hands, thrownBySeat: Hands, undealt: readonly Spy[]): AlleyToldFact =>
  open({ kind: 'gameEnded', winner, how, hands, thrown: thrownBySeat, undealt })

/** Something that everyone has heard, said once more in an imagined world. */
export const retell = (fact: Exclude<AlleyOpenFact, { kind: 'dealt' | 'cardHandedOver' | 'cardThrown' }>): AlleyToldFact => open(fact)
