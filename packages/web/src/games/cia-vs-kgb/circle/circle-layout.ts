// Where the chairs of the circle are, in percent of the field's width and height, so that it fits any screen. The chair that was
// the viewer's at the deal stays at the bottom when people change chairs.

export interface Place {
  readonly chair: number
  readonly x: number
  readonly y: number
  /** Whether a raised arm is mirrored: on the right side it is drawn towards the middle, so that it stays on the screen. */
  readonly mirrored: boolean
}
export const middle = { x: 50, y: 49 } as const
const radius = { x: 39, y: 37.5 } as const

/** The places of all chairs, clockwise from the bottom, where `home` is. */
export function placesOf(chairs: number, home: number): Place[] {
  return Array.from({ length: chairs }, (_, chair) => {
    const turn = (2 * Math.PI * (chair - home)) / chairs
    const x = round(middle.x - radius.x * Math.sin(turn))
    return { chair, x, y: round(middle.y + radius.y * Math.cos(turn)), mirrored: x > 60 }
  })
}
/** How large a chair is, compared with one in a circle of eight. */
export const scaleOf = (chairs: number): number => scales[chairs] ?? 1
const scales: Readonly<Record<number, number>> = { 6: 1.15, 7: 1.08, 9: 0.92, 10: 0.84 }

/** Two pairs of footprints from a chair towards the middle. Those of an upper chair begin further in, below its name. */
export const footprintsFrom = ({ x, y }: Place): { readonly x: number; readonly y: number }[] =>
  (y < middle.y - 10 ? [0.42, 0.54] : [0.34, 0.48]).map((part) => ({ x: round(x + (middle.x - x) * part), y: round(y + (middle.y - y) * part) }))

const round = (n: number) => Math.round(n * 10) / 10
