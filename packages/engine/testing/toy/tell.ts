// Who hears what in Winks: the only place of the toy that chooses a channel.
import { open, type Seat, sealed, type ToldFact, whisper } from '../../src/index.ts'
import type { Wink, Winks } from './types.ts'

type One = ToldFact<Winks>
export const cardDealt = (seat: Seat, card: number): One => whisper([seat], { kind: 'cardDealt', card })
export const buried = (card: number): One => sealed({ kind: 'buried', card })
export const roundBegun = (round: number, until: number): One => open({ kind: 'roundBegun', round, until })
export const rolled = (seat: Seat, pips: number): One => open({ kind: 'rolled', seat, pips })
export const skipped = (seat: Seat): One => open({ kind: 'skipped', seat })
export const shown = (seat: Seat, card: number): One => open({ kind: 'shown', seat, card })
export const finished = (cards: readonly number[]): One => open({ kind: 'finished', cards })
export const winked = ({ by, to, n, until }: Wink): One => whisper([by, to], { kind: 'winked', by, to, n, until })
export const faded = ({ by, to, n, until }: Wink): One => whisper([by, to], { kind: 'faded', by, to, n, until })
export const answered = (by: Seat, to: Seat, n: number, yes: boolean): One => whisper([by, to], { kind: 'answered', by, to, n, yes })
