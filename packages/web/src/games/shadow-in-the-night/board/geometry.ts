// The geometry of the board: 42 track fields around it, twelve buildings in a ring, the street inside (SN-01). Pure functions.
// There are two plans: a tall one for phones and tablets, a wide one for landscape screens. Lengths are SVG units.
import { type Building, buildings, lap } from '@safehouse/games/shadow-in-the-night'

export interface Point {
  readonly x: number
  readonly y: number
}
/** The part of the board that is in sight, as an SVG view box. */
export interface ViewBox extends Point {
  readonly width: number
  readonly height: number
}
interface Ellipse {
  readonly centre: Point
  readonly rx: number
  readonly ry: number
}
/** Positions and sizes of everything on one board. */
export interface BoardPlan {
  readonly width: number
  readonly height: number
  /** The centre of each track field, from Start/Finish on. */
  readonly fields: readonly Point[]
  /** The bottom centre of each building. */
  readonly feet: readonly Point[]
  readonly street: Ellipse & { readonly width: number }
  /** Where the agents in each building stand. */
  readonly doorsteps: readonly Point[]
  readonly middle: Point
  readonly buildingScale: number
  readonly figureScale: number
  readonly fullView: ViewBox
  /** Street and buildings without the track. */
  readonly insideView: ViewBox
}
/** Width and height of a track field. */
export const FIELD_SIZE = 32

/** The fields clockwise along the edge of a rectangle, from its upper left corner. */
function layTrack(columns: number, rows: number): Point[] {
  const centre = (field: number) => (field + 0.5) * FIELD_SIZE
  const across = Array.from({ length: columns - 1 }, (_, i) => i)
  const down = Array.from({ length: rows - 1 }, (_, i) => i)
  return [
    ...across.map((i) => ({ x: centre(i), y: centre(0) })),
    ...down.map((i) => ({ x: centre(columns - 1), y: centre(i) })),
    ...across.map((i) => ({ x: centre(columns - 1 - i), y: centre(rows - 1) })),
    ...down.map((i) => ({ x: centre(0), y: centre(rows - 1 - i) })),
  ]
}

const pointOn = ({ centre, rx, ry }: Ellipse, angle: number): Point => ({ x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Twelve points at equal distances along an ellipse, clockwise from its top. Equal angles would crowd them on a flat ellipse. */
function spreadEvenly(ellipse: Ellipse): Point[] {
  const samples = 720
  const points = Array.from({ length: samples + 1 }, (_, i) => pointOn(ellipse, (i / samples) * 2 * Math.PI))
  const distances = [0]
  for (let i = 1; i <= samples; i++) distances.push(distances[i - 1]! + distance(points[i - 1]!, points[i]!))
  const circumference = distances[samples]!
  return buildings.map((building) => points[distances.findIndex((length) => length >= (circumference / buildings.length) * building)]!)
}

function planBoard(
  columns: number,
  rows: number,
  layout: Pick<BoardPlan, 'street' | 'middle' | 'buildingScale' | 'figureScale' | 'insideView'> & { readonly ring: Ellipse },
): BoardPlan {
  const { ring, ...rest } = layout
  const fields = layTrack(columns, rows)
  if (fields.length !== lap) throw new Error(`a track of ${fields.length} fields`)
  const [width, height] = [columns * FIELD_SIZE, rows * FIELD_SIZE]
  return { ...rest, width, height, fullView: { x: 0, y: 0, width, height }, fields, feet: spreadEvenly(ring), doorsteps: spreadEvenly(layout.street) }
}

/** The board of phones and tablets. */
export const tallPlan: BoardPlan = planBoard(11, 12, {
  ring: { centre: { x: 176, y: 214.5 }, rx: 114.5, ry: 121 },
  street: { centre: { x: 176, y: 196 }, rx: 63.8, ry: 62.9, width: 34.5 },
  middle: { x: 176, y: 192 },
  buildingScale: 0.66,
  figureScale: 0.575,
  insideView: { x: 36, y: 35, width: 280, height: 319 },
})
/** The board of landscape screens. */
export const widePlan: BoardPlan = planBoard(13, 10, {
  ring: { centre: { x: 208, y: 179.3 }, rx: 147, ry: 94.7 },
  street: { centre: { x: 208, y: 167.2 }, rx: 79.3, ry: 45.5, width: 31.3 },
  middle: { x: 208, y: 166 },
  buildingScale: 0.568,
  figureScale: 0.522,
  insideView: { x: 33, y: 37, width: 350, height: 254 },
})

/** The positions of `count` figures at one building. Four or more stand in two rows, the shorter one behind. */
export function figurePositions({ doorsteps, figureScale }: BoardPlan, building: Building, count: number): Point[] {
  const { x, y } = doorsteps[building]!
  const inRow = (figures: number, feet: number, gap: number): Point[] =>
    Array.from({ length: figures }, (_, i) => ({ x: x + (i - (figures - 1) / 2) * gap, y: feet }))
  const feet = y + 26 * figureScale
  if (count <= 3) return inRow(count, feet, 36 * figureScale)
  const behind = Math.floor(count / 2)
  return [...inRow(behind, feet - 8 * figureScale, 34.4 * figureScale), ...inRow(count - behind, feet + 18 * figureScale, 34.4 * figureScale)]
}

/** The positions and sizes of `count` stones of agents with these points, on one field. Three or more are too small for letters. */
export function stonePositions({ fields }: BoardPlan, points: number, count: number): { readonly position: Point; readonly size: number }[] {
  const { x, y } = fields[points % lap]!
  if (count === 1) return [{ position: { x, y }, size: 25.6 }]
  if (count === 2)
    return [
      { position: { x: x - 6.7, y: y - 5.4 }, size: 18 },
      { position: { x: x + 6.7, y: y + 5.4 }, size: 18 },
    ]
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 3)
    const across = Math.min(3, count - row * 3)
    return { position: { x: x + ((i % 3) - (across - 1) / 2) * 9.9, y: y + (row - (Math.ceil(count / 3) - 1) / 2) * 9.9 }, size: 9.4 }
  })
}

/** The position of the safe: beside its building, on the side away from the middle of the board. */
export function safePosition({ feet, middle, buildingScale }: BoardPlan, building: Building): Point {
  const { x, y } = feet[building]!
  const side = x < middle.x - 1 ? -1 : 1
  return { x: x + side * 35 * buildingScale, y: y - 15 * buildingScale }
}

/** The buildings passed on the shorter way around the ring, the goal included; clockwise where both ways are equally long. */
export function shortestWay(from: Building, to: Building): Building[] {
  const ring = buildings.length
  const ahead = (to - from + ring) % ring
  const [steps, direction] = ahead <= ring / 2 ? [ahead, 1] : [ring - ahead, -1]
  return Array.from({ length: steps }, (_, i) => (from + direction * (i + 1) + ring) % ring)
}

/** A building's clickable wedge of the visible board as a CSS polygon, far larger than the building itself. */
export function wedgePolygon({ street, feet }: BoardPlan, building: Building, view: ViewBox): string {
  const middle = street.centre
  const cornerTowards = (side: -1 | 1): Point => {
    const [here, next] = [feet[building]!, feet[(building + side + feet.length) % feet.length]!]
    const reach = 1.9 // so far that the wedge ends outside of the visible board
    return {
      x: middle.x + ((here.x + next.x) / 2 - middle.x) * reach,
      y: middle.y + ((here.y + next.y) / 2 - BUILDING_MIDDLE_HEIGHT - middle.y) * reach,
    }
  }
  const inPercent = ({ x, y }: Point) => `${toPercent(x - view.x, view.width)} ${toPercent(y - view.y, view.height)}`
  return `polygon(${[middle, cornerTowards(-1), cornerTowards(1)].map(inPercent).join(', ')})`
}
/** How far above its foot a building's middle is. */
const BUILDING_MIDDLE_HEIGHT = 14
const toPercent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`

const ZOOM_FACTOR = 1.8
/** The CSS transform that zooms in on one building, and the view box to see it through, which is lower than the board. */
export function zoomTo({ doorsteps, feet, width, height }: BoardPlan, building: Building): { readonly view: ViewBox; readonly transform: string } {
  const view = { x: 0, y: 0, width, height: Math.min(height, width * 0.84) }
  const [step, foot] = [doorsteps[building]!, feet[building]!]
  const middle = { x: step.x * 0.5 + foot.x * 0.5, y: step.y * 0.5 + (foot.y - BUILDING_MIDDLE_HEIGHT) * 0.5 }
  return {
    view,
    transform: `translate(${view.width / 2 - middle.x * ZOOM_FACTOR}px, ${view.height / 2 - middle.y * ZOOM_FACTOR}px) scale(${ZOOM_FACTOR})`,
  }
}
