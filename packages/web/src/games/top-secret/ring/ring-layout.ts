// Where people and their arrows are in the picture of pointing: plain geometry in a field of fixed size, own seat at the bottom.
import type { Seat } from '@safehouse/engine'

export const field = { width: 328, height: 292 } as const
const centre = { x: 164, y: 145 } as const
const radius = { x: 124, y: 99 } as const

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Place extends Point {
  readonly seat: Seat
  /** Towards the middle, in degrees: where a fist points. */
  readonly inwards: number
  /** Whether the name is over the shape, so that fist and arrows are free below it; of three, also a finger at oneself. */
  readonly nameAbove: boolean
}
/** The side of a shape, in the field. */
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
/** Where a waiting fist is: between its owner and the middle. */
export function fistOf({ x, y, inwards }: Place, seats: number): Point {
  const away = sizeOf(seats) / 2 + 23
  return along({ x, y }, radians(inwards), away)
}

/** An arrow as a path, and where its head is and points. */
export interface Arrow {
  readonly path: string
  readonly head: Point & { readonly turn: number }
}
const bend = 0.17
/** Between close neighbours a line bends more, or their names would hide all of it. */
const bendOf = (length: number): number => Math.max(bend * length, 56 - length / 2)

export function arrowBetween(from: Place, to: Place, seats: number, mutual: boolean): Arrow {
  return from.seat === to.seat ? loopAt(from, seats) : curve(from, to, seats, mutual)
}
/** Lines bend inwards, clear of the people on the way. Two that point at each other get two lines, each on its own side. */
function curve(from: Place, to: Place, seats: number, mutual: boolean): Arrow {
  const half = sizeOf(seats) / 2
  const towards = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const right = { x: Math.sin(towards), y: -Math.cos(towards) }
  const isInwards = (centre.x - middle.x) * right.x + (centre.y - middle.y) * right.y >= -1
  const isOutwards = mutual && !isInwards
  const far = isOutwards ? bend * length : isInwards ? bendOf(length) : -bendOf(length)
  const control = { x: middle.x + right.x * far, y: middle.y + right.y * far }
  const start = along(from, Math.atan2(control.y - from.y, control.x - from.x), half + 6)
  const goal = Math.atan2(to.y - control.y, to.x - control.x)
  const end = along(to, goal + Math.PI, half + 14)
  return { path: `M${text(start)}Q${text(control)} ${text(end)}`, head: { ...end, turn: round(degrees(goal)) } }
}
/** Pointing at oneself: out towards the middle and back, where the name is not. */
function loopAt(at: Place, seats: number): Arrow {
  const half = sizeOf(seats) / 2
  const inwards = radians(at.inwards)
  const side = Math.cos(inwards) > 0 === at.nameAbove ? 1 : -1
  const back = inwards + 0.7 * side
  const start = along(at, inwards - 0.7 * side, half + 6)
  const end = along(at, back, half + 12)
  const path = `M${text(start)}C${text(along(at, inwards - 0.5 * side, half + 74))} ${text(along(at, inwards + 0.5 * side, half + 74))} ${text(end)}`
  return { path, head: { ...end, turn: round(degrees(back + Math.PI)) } }
}

const along = ({ x, y }: Point, angle: number, far: number): Point => ({ x: round(x + Math.cos(angle) * far), y: round(y + Math.sin(angle) * far) })
const round = (n: number) => Math.round(n * 10) / 10
const degrees = (angle: number) => (angle * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180
const text = ({ x, y }: Point) => `${x} ${y}`
