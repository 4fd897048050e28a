// Who is told what in Winks: the only file that chooses a channel.
import { open, type Seat, sealed, type ToldFact, whisper } from '@safehouse/engine'
import type { Wink, WinksTypes } from './types.ts'

type Told = ToldFact<WinksTypes>
export const cardDealt = (seat: Seat, card: number): Told => whisper([seat], { kind: 'cardDealt', card })
export const buried = (card: number): Told => sealed({ kind: 'buried', card })
export const roundBegun = (round: number, until: number): Told => open({ kind: 'roundBegun', round, until })
export const rolled = (seat: Seat, pips: number): Told => open({ kind: 'rolled', seat, pips })
export const skipped = (seat: Seat): Told => open({ kind: 'skipped', seat })
export const shown = (seat: Seat, card: number): Told => open({ kind: 'shown', seat, card })
export const finished = (cards: readonly number[]): Told => open({ kind: 'finished', cards })
export const winked = ({ by, to, earlierWinks, until }: Wink): Told => whisper([by, to], { kind: 'winked', by, to, earlierWinks, until })
export const faded = ({ by, to, earlierWinks, until }: Wink): Told => whisper([by, to], { kind: 'faded', by, to, earlierWinks, until })
export const answered = (by: Seat, to: Seat, earlierWinks: number, yes: boolean): Told =>
  whisper([by, to], { kind: 'answered', by, to, earlierWinks, yes })
