// The layout of the ring: where people, fists and arrows are, in units of a view box of fixed size, the own seat at the bottom.
// Plain geometry.
import type { Seat } from '@safehouse/engine'

/** The view box. */
export const field = { width: 328, height: 292 } as const
const centre = { x: 164, y: 145 } as const
const radius = { x: 124, y: 99 } as const

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Place extends Point {
  readonly seat: Seat
  /** Direction towards the middle, in degrees. */
  readonly inwards: number
  /** Whether the name is above the shape, which leaves room for fist and arrows below it (and for a loop, in a ring of three). */
  readonly nameAbove: boolean
}
/** Side length of a player's shape. */
export const sizeOf = (seats: number): number => (seats <= 7 ? 44 : seats === 8 ? 40 : 36)

export function placesOf(seats: number, self: Seat): Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (2 * Math.PI * ((seat - self + seats) % seats)) / seats
    const [x, y] = [centre.x - radius.x * Math.sin(turn), centre.y + radius.y * Math.cos(turn)]
    return {
      seat,
      x: round(x),
      y: round(y),
      inwards: round(degrees(Math.atan2(centre.y - y, centre.x - x))),
      nameAbove: Math.cos(turn) < (seats === 3 ? -0.4 : -0.6),
    }
  })
}
/** Where the fist of a player is: between its owner and the middle. */
export function fistOf({ x, y, inwards }: Place, seats: number): Point {
  const distance = sizeOf(seats) / 2 + 23
  return along({ x, y }, radians(inwards), distance)
}

/** An arrow as a path, and where its head is and points. */
export interface Arrow {
  readonly path: string
  readonly head: Point & { readonly angle: number }
}
/** How far a line bends, as a share of its length. */
const BEND = 0.17
/** How far a line of this length bends: more between close neighbours, or their names would hide it. */
const bendOf = (length: number): number => Math.max(BEND * length, 56 - length / 2)

export function arrowBetween(from: Place, to: Place, seats: number, mutual: boolean): Arrow {
  return from.seat === to.seat ? loopAt(from, seats) : curve(from, to, seats, mutual)
}
/** A line that bends inwards, clear of the people on its way. Two who point at each other get two lines that bend apart. */
function curve(from: Place, to: Place, seats: number, mutual: boolean): Arrow {
  const half = sizeOf(seats) / 2
  const towards = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const right = { x: Math.sin(towards), y: -Math.cos(towards) }
  const isInwards = (centre.x - middle.x) * right.x + (centre.y - middle.y) * right.y >= -1
  const isOutwards = mutual && !isInwards
  const bend = isOutwards ? BEND * length : isInwards ? bendOf(length) : -bendOf(length)
  const control = { x: middle.x + right.x * bend, y: middle.y + right.y * bend }
  const start = along(from, Math.atan2(control.y - from.y, control.x - from.x), half + 6)
  const arrivalAngle = Math.atan2(to.y - control.y, to.x - control.x)
  const end = along(to, arrivalAngle + Math.PI, half + 14)
  return { path: `M${pathPoint(start)}Q${pathPoint(control)} ${pathPoint(end)}`, head: { ...end, angle: round(degrees(arrivalAngle)) } }
}
/** A loop, for pointing at oneself: towards the middle and back, on the side without the name. */
function loopAt(place: Place, seats: number): Arrow {
  const half = sizeOf(seats) / 2
  const inwards = radians(place.inwards)
  const side = Math.cos(inwards) > 0 === place.nameAbove ? 1 : -1
  const back = inwards + 0.7 * side
  const start = along(place, inwards - 0.7 * side, half + 6)
  const end = along(place, back, half + 12)
  const path = `M${pathPoint(start)}C${pathPoint(along(place, inwards - 0.5 * side, half + 74))} ${pathPoint(along(place, inwards + 0.5 * side, half + 74))} ${pathPoint(end)}`
  return { path, head: { ...end, angle: round(degrees(back + Math.PI)) } }
}

const along = ({ x, y }: Point, angle: number, distance: number): Point => ({
  x: round(x + Math.cos(angle) * distance),
  y: round(y + Math.sin(angle) * distance),
})
const round = (n: number) => Math.round(n * 10) / 10
const degrees = (angle: number) => (angle * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180
const pathPoint = ({ x, y }: Point) => `${x} ${y}`
