// Conversion between wall-clock time and game time, which stands still while a match is paused.
import type { MatchClock } from '@safehouse/protocol'

export const gameTime = ({ offset, pausedAt }: MatchClock, now: number): number => (pausedAt ?? now) - offset

/** When the wall clock will show this game time; null while the match is paused. */
export const wallTime = ({ offset, pausedAt }: MatchClock, at: number | undefined): number | null =>
  at === undefined || pausedAt !== null ? null : at + offset
