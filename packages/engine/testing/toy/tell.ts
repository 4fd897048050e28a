// Who is told what in Winks, a game made up for tests (types.ts): the only file of it that chooses a channel.
import { open, type Seat, sealed, type ToldFact, whisper } from '@safehouse/engine'
import type { Wink, WinksTypes } from './types.ts'

type Told = ToldFact<WinksTypes>
/** The seat's secret card. */
export const cardDealt = (seat: Seat, card: number): Told => whisper([seat], { kind: 'cardDealt', card })
/** The one card that was dealt to nobody. */
export const buried = (card: number): Told => sealed({ kind: 'buried', card })
/** A round began; it runs out at the game time `until`. */
export const roundBegun = (round: number, until: number): Told => open({ kind: 'roundBegun', round, until })
export const rolled = (seat: Seat, pips: number): Told => open({ kind: 'rolled', seat, pips })
/** The round ran out before the seat rolled. */
export const skipped = (seat: Seat): Told => open({ kind: 'skipped', seat })
/** The seat chose to show its card. */
export const shown = (seat: Seat, card: number): Told => open({ kind: 'shown', seat, card })
/** The match is over, and all cards are turned up, by seat. */
export const finished = (cards: readonly number[]): Told => open({ kind: 'finished', cards })
/** `by` winked at `to`, who may answer until the game time `until`. `earlierWinks` counts those from `by` to `to`: it tells them apart. */
export const winked = ({ by, to, earlierWinks, until }: Wink): Told => whisper([by, to], { kind: 'winked', by, to, earlierWinks, until })
/** `to` did not answer that wink in time. */
export const faded = ({ by, to, earlierWinks, until }: Wink): Told => whisper([by, to], { kind: 'faded', by, to, earlierWinks, until })
/** `by` answered the wink of `to`. */
export const answered = (by: Seat, to: Seat, earlierWinks: number, yes: boolean): Told =>
  whisper([by, to], { kind: 'answered', by, to, earlierWinks, yes })
