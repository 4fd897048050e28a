// The layout of the chart of who saw whose card: a row for each player, grouped by side, a column for each question. Plain geometry.
import type { Seat } from '@safehouse/engine'
import { type AskedQuestion, type End, type Side, sides } from '@safehouse/games/cia-vs-kgb'

export const ROW_HEIGHT_PX = 34
export const HEAD_HEIGHT_PX = 28
/** Columns get no narrower than this; the chart scrolls instead. */
export const MIN_COLUMN_WIDTH_PX = 24

export interface Row {
  readonly seat: Seat
  readonly side: Side
  /** Whether it is the first of its side, with the side's name above it. */
  readonly isFirst: boolean
  readonly y: number
}
export function rowsOf({ cards }: End): Row[] {
  const rows: Row[] = []
  let top = 0
  for (const side of sides) {
    top += HEAD_HEIGHT_PX
    for (const [seat, card] of cards.entries()) {
      if (card !== side) continue
      rows.push({ seat, side, isFirst: rows.at(-1)?.side !== side, y: top + ROW_HEIGHT_PX / 2 })
      top += ROW_HEIGHT_PX
    }
  }
  return rows
}
export const heightOf = (rows: readonly Row[]): number => (rows.at(-1)?.y ?? 0) + ROW_HEIGHT_PX / 2

/** An arrow from a card's owner to who saw it, in the column of its question. A yes has two, side by side. */
export interface Glance {
  readonly card: Seat
  readonly seenBy: Seat
  /** Horizontal offset from the middle of the column. */
  readonly offsetX: number
  readonly fromY: number
  readonly toY: number
}
/** Offset of each of two arrows in a column. */
const ARROW_OFFSET_PX = 5

export function glancesOf({ by, to, answer }: AskedQuestion, rows: readonly Row[]): Glance[] {
  const yOf = (seat: Seat) => rows.find((row) => row.seat === seat)!.y
  const first = { card: by, seenBy: to, fromY: yOf(by), toY: yOf(to) }
  if (!answer?.yes) return [{ ...first, offsetX: 0 }]
  return [
    { ...first, offsetX: -ARROW_OFFSET_PX },
    { card: to, seenBy: by, fromY: first.toY, toY: first.fromY, offsetX: ARROW_OFFSET_PX },
  ]
}
