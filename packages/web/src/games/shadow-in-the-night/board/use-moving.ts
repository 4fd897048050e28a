// How a thing on the board goes from one place to another: hop by hop along its way, never longer than a moment.
// With reduced motion it fades in at the goal. What it means is said elsewhere: this is only seen.
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from './geometry.ts'

const aHop = 120
const atMost = 900
const hopsHigh = 5
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const to = ({ x, y }: Point) => `translate(${x}px, ${y}px)`

/** `stop` names where it is (a building, a field); `via` gives the points between two stops. */
export function useMoving(stop: number, at: Point, via: (from: number, to: number) => readonly Point[]) {
  const thing = useRef<SVGGElement>(null)
  const before = useRef({ stop, at })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { stop, at }
    if (last.at.x === at.x && last.at.y === at.y) return
    if (isCalm()) {
      thing.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
      return
    }
    const stops = last.stop === stop ? [] : via(last.stop, stop)
    const keyframes = hopping([last.at, ...stops.slice(0, -1), at]).map((point) => ({ transform: to(point) }))
    thing.current?.animate(keyframes, { duration: Math.min(atMost, aHop * Math.max(2, stops.length)), easing: 'ease-out' })
  }, [stop, at.x, at.y, at, via])
  return { ref: thing, style: { transform: to(at) } }
}

function hopping(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const last = points[i - 1]
    return last ? [{ x: (last.x + point.x) / 2, y: (last.y + point.y) / 2 - hopsHigh }, point] : [point]
  })
}
