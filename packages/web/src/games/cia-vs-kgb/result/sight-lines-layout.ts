// The picture of who saw whose card: a line for each player, sides apart, a column for each question. Plain geometry.
import type { Seat } from '@safehouse/engine'
import { type End, type Question, type Side, sides } from '@safehouse/games/cia-vs-kgb'

export const ROW_HEIGHT_PX = 34
export const HEAD_HEIGHT_PX = 28
/** No narrower than this, or the picture scrolls. */
export const MIN_COLUMN_WIDTH_PX = 24

export interface Row {
  readonly seat: Seat
  readonly side: Side
  /** The first of its side has the side's name over it. */
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

/** An arrow from a card to the eyes that saw it, in the column of its question; a yes has two, side by side. */
export interface Glance {
  readonly card: Seat
  readonly eyes: Seat
  readonly aside: number
  readonly from: number
  readonly to: number
}
const aside = 5

export function glancesOf({ by, to, answer }: Question, rows: readonly Row[]): Glance[] {
  const yOf = (seat: Seat) => rows.find((row) => row.seat === seat)!.y
  const first = { card: by, eyes: to, from: yOf(by), to: yOf(to) }
  if (!answer?.yes) return [{ ...first, aside: 0 }]
  return [
    { ...first, aside: -aside },
    { card: to, eyes: by, from: first.to, to: first.from, aside },
  ]
}
