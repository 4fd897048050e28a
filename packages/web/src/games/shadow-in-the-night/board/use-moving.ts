// useMoving animates a piece on the board from one position to another, hop by hop. With reduced motion the piece fades in at
// its goal instead. Motion is decoration: nothing is said by it alone.
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from './geometry.ts'

/** Duration of one hop. */
const HOP_MS = 120
/** Longest duration of a whole move. */
const MAX_MOVE_MS = 900
/** Height of a hop, in SVG units. */
const HOP_HEIGHT = 5
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const translateTo = ({ x, y }: Point) => `translate(${x}px, ${y}px)`

/**
 * Props for the piece's group. `stop` is the number of its building or field, `position` where it is there, and
 * `waypointsBetween` gives the positions between two stops, the goal included.
 */
export function useMoving(stop: number, position: Point, waypointsBetween: (from: number, to: number) => readonly Point[]) {
  const element = useRef<SVGGElement>(null)
  const previous = useRef({ stop, position })
  useLayoutEffect(() => {
    const start = previous.current
    previous.current = { stop, position }
    if (start.position.x === position.x && start.position.y === position.y) return
    if (prefersReducedMotion()) {
      element.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
      return
    }
    const stops = start.stop === stop ? [] : waypointsBetween(start.stop, stop)
    const keyframes = withHops([start.position, ...stops.slice(0, -1), position]).map((point) => ({ transform: translateTo(point) }))
    element.current?.animate(keyframes, { duration: Math.min(MAX_MOVE_MS, HOP_MS * Math.max(2, stops.length)), easing: 'ease-out' })
  }, [stop, position.x, position.y, position, waypointsBetween])
  return { ref: element, style: { transform: translateTo(position) } }
}

/** The points with the top of a hop between each two of them. */
function withHops(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const previousPoint = points[i - 1]
    return previousPoint ? [{ x: (previousPoint.x + point.x) / 2, y: (previousPoint.y + point.y) / 2 - HOP_HEIGHT }, point] : [point]
  })
}
