// Hands that go up: which, since when, and for how long the screen shows nothing else. The same moment on every device: the
// scene waits until a time of the game that by then all have heard of. From open facts alone.
import type { Seat } from '@safehouse/engine'
import type { KgbCommon } from '@safehouse/games/cia-vs-kgb'

export interface Raise {
  readonly seats: readonly Seat[]
  readonly alone: boolean
  /** In game time. */
  readonly from: number
  readonly until: number
}
const SYNC_DELAY_MS = 400
const SHOWN_FOR_MS = { alone: 1500, many: 2000 }

/** All of the game, one after another: who was quick to follow waits until the hand before is down. */
export function raisesOf({ raised, end, loneHands }: KgbCommon): readonly Raise[] {
  const raises: Raise[] = []
  const add = (seats: readonly Seat[], at: number, lasts: number) => {
    const from = Math.max(at + SYNC_DELAY_MS, raises.at(-1)?.until ?? 0)
    raises.push({ seats, alone: seats.length === 1, from, until: from + lasts })
  }
  for (const { seat, at } of loneHands) add([seat], at, SHOWN_FOR_MS.alone)
  if (end && raised.length > 0) add(raised, end.at, SHOWN_FOR_MS.many)
  return raises
}

/** How far a screen is with them. */
export interface RaiseProgress {
  /** The one that is up or comes next. */
  readonly index: number
  /** Since when it is up, on this screen. */
  readonly upSince: number | undefined
}
export const noneShown: RaiseProgress = { index: 0, upSince: undefined }

/** Shown late, on a busy device or over a slow network, hands stay up no shorter. Whoever comes later has missed them: those are no news. */
export function advanceProgress(
  { index: n, upSince }: RaiseProgress,
  raises: readonly Raise[],
  isNews: (n: number) => boolean,
  now: number,
): RaiseProgress {
  const raise = raises[n]
  if (!raise || (upSince === undefined && now < raise.from)) return { index: n, upSince }
  const since = upSince ?? (isNews(n) ? now : raise.from)
  if (now < since + raise.until - raise.from) return { index: n, upSince: since }
  return advanceProgress({ index: n + 1, upSince: undefined }, raises, isNews, now)
}
