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
const together = 400
const lastsFor = { alone: 1500, many: 2000 }

/** All of the game, one after another: who was quick to follow waits until the hand before is down. */
export function raisesOf({ raised, end, loneHands }: KgbCommon): readonly Raise[] {
  const raises: Raise[] = []
  const add = (seats: readonly Seat[], at: number, lasts: number) => {
    const from = Math.max(at + together, raises.at(-1)?.until ?? 0)
    raises.push({ seats, alone: seats.length === 1, from, until: from + lasts })
  }
  for (const { seat, at } of loneHands) add([seat], at, lastsFor.alone)
  if (end && raised.length > 0) add(raised, end.at, lastsFor.many)
  return raises
}

/** How far a screen is with them. */
export interface Progress {
  /** The one that is up or comes next. */
  readonly n: number
  /** Since when it is up, on this screen. */
  readonly upSince: number | undefined
}
export const noneShown: Progress = { n: 0, upSince: undefined }

/** Shown late, on a busy device or over a slow network, hands stay up no shorter. Whoever comes later has missed them: those are no news. */
export function showOn({ n, upSince }: Progress, raises: readonly Raise[], isNews: (n: number) => boolean, now: number): Progress {
  const raise = raises[n]
  if (!raise || (upSince === undefined && now < raise.from)) return { n, upSince }
  const since = upSince ?? (isNews(n) ? now : raise.from)
  if (now < since + raise.until - raise.from) return { n, upSince: since }
  return showOn({ n: n + 1, upSince: undefined }, raises, isNews, now)
}
