// Where everything is on the board, computed: 42 fields of the track around, twelve buildings in a ring, the street inside.
// A field is 32 by 32. Two boards: a tall one for phones and tablets, a wide one for everything lying on its side.
import { type Building, buildings, lap } from '@safehouse/games/shadow-in-the-night'

export interface Point {
  readonly x: number
  readonly y: number
}
/** A part of the board that is looked at. */
export interface View extends Point {
  readonly width: number
  readonly height: number
}
interface Ellipse {
  readonly at: Point
  readonly rx: number
  readonly ry: number
}
export interface BoardPlan {
  readonly width: number
  readonly height: number
  /** The middle of each field, the start first. */
  readonly fields: readonly Point[]
  /** Where each building stands: the middle of its foot. */
  readonly feet: readonly Point[]
  readonly street: Ellipse & { readonly broad: number }
  /** Where agents stand who are in that building. */
  readonly doorsteps: readonly Point[]
  readonly middle: Point
  /** How much the drawings are scaled. */
  readonly house: number
  readonly figure: number
  readonly whole: View
  /** The street without the track. */
  readonly inside: View
}
export const field = 32

/** Clockwise around a rectangle of fields, from its upper left corner. */
function track(columns: number, rows: number): Point[] {
  const middle = (n: number) => (n + 0.5) * field
  const across = Array.from({ length: columns - 1 }, (_, i) => i)
  const down = Array.from({ length: rows - 1 }, (_, i) => i)
  return [
    ...across.map((i) => ({ x: middle(i), y: middle(0) })),
    ...down.map((i) => ({ x: middle(columns - 1), y: middle(i) })),
    ...across.map((i) => ({ x: middle(columns - 1 - i), y: middle(rows - 1) })),
    ...down.map((i) => ({ x: middle(0), y: middle(rows - 1 - i) })),
  ]
}

const on = ({ at, rx, ry }: Ellipse, turn: number): Point => ({ x: at.x + rx * Math.sin(turn), y: at.y - ry * Math.cos(turn) })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Twelve points at equal distances along an ellipse, clockwise from its top: equal angles would crowd a flat one. */
function around(ellipse: Ellipse): Point[] {
  const fine = 720
  const points = Array.from({ length: fine + 1 }, (_, i) => on(ellipse, (i / fine) * 2 * Math.PI))
  const along = [0]
  for (let i = 1; i <= fine; i++) along.push(along[i - 1]! + apart(points[i - 1]!, points[i]!))
  const whole = along[fine]!
  return buildings.map((building) => points[along.findIndex((length) => length >= (whole / buildings.length) * building)]!)
}

function plan(
  columns: number,
  rows: number,
  given: Pick<BoardPlan, 'street' | 'middle' | 'house' | 'figure' | 'inside'> & { readonly ring: Ellipse },
): BoardPlan {
  const { ring, ...rest } = given
  const fields = track(columns, rows)
  if (fields.length !== lap) throw new Error(`a track of ${fields.length} fields`)
  const [width, height] = [columns * field, rows * field]
  return { ...rest, width, height, whole: { x: 0, y: 0, width, height }, fields, feet: around(ring), doorsteps: around(given.street) }
}

export const tall: BoardPlan = plan(11, 12, {
  ring: { at: { x: 176, y: 214.5 }, rx: 114.5, ry: 121 },
  street: { at: { x: 176, y: 196 }, rx: 63.8, ry: 62.9, broad: 34.5 },
  middle: { x: 176, y: 192 },
  house: 0.66,
  figure: 0.575,
  inside: { x: 36, y: 35, width: 280, height: 319 },
})
export const wide: BoardPlan = plan(13, 10, {
  ring: { at: { x: 208, y: 179.3 }, rx: 147, ry: 94.7 },
  street: { at: { x: 208, y: 167.2 }, rx: 79.3, ry: 45.5, broad: 31.3 },
  middle: { x: 208, y: 166 },
  house: 0.568,
  figure: 0.522,
  inside: { x: 33, y: 33, width: 350, height: 254 },
})

/** Where each of so many figures stands on one doorstep; four or more stand in two rows, the shorter one behind. */
export function standing({ doorsteps, figure }: BoardPlan, building: Building, many: number): Point[] {
  const { x, y } = doorsteps[building]!
  const inRow = (n: number, feet: number, gap: number): Point[] => Array.from({ length: n }, (_, i) => ({ x: x + (i - (n - 1) / 2) * gap, y: feet }))
  const feet = y + 26 * figure
  if (many <= 3) return inRow(many, feet, 36 * figure)
  const behind = Math.floor(many / 2)
  return [...inRow(behind, feet - 8 * figure, 34.4 * figure), ...inRow(many - behind, feet + 18 * figure, 34.4 * figure)]
}

/** Where each of so many stones lies on one field, and how large it is; three or more are too small for letters. */
export function lying({ fields }: BoardPlan, place: number, many: number): { readonly at: Point; readonly size: number }[] {
  const { x, y } = fields[place % lap]!
  if (many === 1) return [{ at: { x, y }, size: 25.6 }]
  if (many === 2)
    return [
      { at: { x: x - 6.7, y: y - 5.4 }, size: 18 },
      { at: { x: x + 6.7, y: y + 5.4 }, size: 18 },
    ]
  return Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / 3)
    const across = Math.min(3, many - row * 3)
    return { at: { x: x + ((i % 3) - (across - 1) / 2) * 9.9, y: y + (row - (Math.ceil(many / 3) - 1) / 2) * 9.9 }, size: 9.4 }
  })
}

/** The safe stands beside its building, on the side away from the middle. */
export function safePlace({ feet, middle, house }: BoardPlan, building: Building): Point {
  const { x, y } = feet[building]!
  const side = x < middle.x - 1 ? -1 : 1
  return { x: x + side * 35 * house, y: y - 15 * house }
}

/** The ways around the ring from one building to another: the shorter one, clockwise where both are alike. */
export function wayBetween(from: Building, to: Building): Building[] {
  const ring = buildings.length
  const ahead = (to - from + ring) % ring
  const [steps, direction] = ahead <= ring / 2 ? [ahead, 1] : [ring - ahead, -1]
  return Array.from({ length: steps }, (_, i) => (from + direction * (i + 1) + ring) % ring)
}

/** Its wedge of what is looked at, as a polygon in percent: a target far larger than the building itself. */
export function wedge({ street, feet }: BoardPlan, building: Building, view: View): string {
  const middle = street.at
  const outwards = (turn: number): Point => {
    const [here, next] = [feet[building]!, feet[(building + turn + feet.length) % feet.length]!]
    const far = 1.9
    return { x: middle.x + ((here.x + next.x) / 2 - middle.x) * far, y: middle.y + ((here.y + next.y) / 2 - plateDepth - middle.y) * far }
  }
  const inPercent = ({ x, y }: Point) => `${percent(x - view.x, view.width)} ${percent(y - view.y, view.height)}`
  return `polygon(${[middle, outwards(-1), outwards(1)].map(inPercent).join(', ')})`
}
/** A building's middle is above its foot. */
const plateDepth = 14
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`

/** Coming near to one building: how the whole drawing moves, seen through a window that is a little lower than the board. */
const nearness = 1.8
export function near({ doorsteps, feet, width, height }: BoardPlan, building: Building): { readonly view: View; readonly transform: string } {
  const view = { x: 0, y: 0, width, height: Math.min(height, width * 0.84) }
  const [step, foot] = [doorsteps[building]!, feet[building]!]
  const at = { x: step.x * 0.5 + foot.x * 0.5, y: step.y * 0.5 + (foot.y - plateDepth) * 0.5 }
  return { view, transform: `translate(${view.width / 2 - at.x * nearness}px, ${view.height / 2 - at.y * nearness}px) scale(${nearness})` }
}
