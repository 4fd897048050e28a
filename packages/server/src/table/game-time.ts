// Game time: the wall's time without the pauses. It stands still while the table is paused.
import type { MatchClock } from '@safehouse/protocol'

export const gameTime = ({ offset, pausedAt }: MatchClock, now: number): number => (pausedAt ?? now) - offset

/** When the wall's clock will show this game time; never, while it stands still. */
export const wallTime = ({ offset, pausedAt }: MatchClock, at: number | undefined): number | null =>
  at === undefined || pausedAt !== null ? null : at + offset
