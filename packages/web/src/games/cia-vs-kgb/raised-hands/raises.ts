// Hands that go up (CK-19, CK-21): which ones, and from when to when all screens show them and nothing else. Times are game time,
// so that every device shows them at the same moment. From open facts alone.
import type { Seat } from '@safehouse/engine'
import type { KgbCommon } from '@safehouse/games/cia-vs-kgb'

/** A raise: hands that went up at the same time and are shown together. */
export interface Raise {
  readonly seats: readonly Seat[]
  readonly alone: boolean
  /** In game time. */
  readonly from: number
  readonly until: number
}
/** Time between a raise and its showing, so that slower devices have been told of it too. */
const SYNC_DELAY_MS = 400
/** How long a raise is shown. */
const SHOWN_FOR_MS = { alone: 1500, many: 2000 }

/** All raises of the match in order. They never overlap: one that follows quickly waits until the one before is down. */
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

/** How far one screen has come in showing the raises. */
export interface RaiseProgress {
  /** Index of the raise that is up or comes next. */
  readonly index: number
  /** Since when this screen shows it; undefined while it is yet to come. */
  readonly upSince: number | undefined
}
/** Before any raise. */
export const noneShown: RaiseProgress = { index: 0, upSince: undefined }

/**
 * The progress at a later time. A raise that a device shows late, because it is busy or its network is slow, is shown for its full
 * time. A page that is opened later skips the raises that are over: `isNews` says which ones were told while it was open.
 */
export function advanceProgress(
  { index, upSince }: RaiseProgress,
  raises: readonly Raise[],
  isNews: (index: number) => boolean,
  now: number,
): RaiseProgress {
  const raise = raises[index]
  if (!raise || (upSince === undefined && now < raise.from)) return { index, upSince }
  const since = upSince ?? (isNews(index) ? now : raise.from)
  if (now < since + raise.until - raise.from) return { index, upSince: since }
  return advanceProgress({ index: index + 1, upSince: undefined }, raises, isNews, now)
}
