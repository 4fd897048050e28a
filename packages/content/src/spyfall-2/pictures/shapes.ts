// The shapes that pictures of places are made of. A picture is 280 wide and 150 high, drawn from back to front. Its one parameter, the
// light, is fitted so that all pictures are equally bright: otherwise a neighbour could tell cards apart by their glow.

/** The app's colours, copied to compute brightness; pages use the CSS variables of the same names. */
export const colours = {
  'night-0': '#0A141B',
  'night-2': '#1D323D',
  'night-3': '#2B4653',
  'night-4': '#54707D',
  haze: '#9DB3BC',
  lamp: '#F5B94A',
  bone: '#EFE9DA',
  stamp: '#C02A24',
} as const
export type Colour = keyof typeof colours

export const width = 280
export const height = 150

export type Shape = { readonly colour: Colour } & (
  | { readonly disc: readonly [x: number, y: number, rx: number, ry: number] }
  /** The upper half of a disc. */
  | { readonly dome: readonly [x: number, y: number, rx: number, ry: number] }
  | { readonly corners: readonly number[] }
)
/** A drawing as a function of its light, from 0 to 1. More light must never make it darker. */
export type Picture = (light: number) => readonly Shape[]

export const disc = (colour: Colour, x: number, y: number, rx: number, ry = rx): Shape => ({ colour, disc: [x, y, rx, ry] })
export const dome = (colour: Colour, x: number, y: number, rx: number, ry = rx): Shape => ({ colour, dome: [x, y, rx, ry] })
export const poly = (colour: Colour, ...corners: number[]): Shape => ({ colour, corners })
export const rect = (colour: Colour, x: number, y: number, w: number, h: number): Shape => poly(colour, x, y, x + w, y, x + w, y + h, x, y + h)
/** A straight line of some thickness. */
export function bar(colour: Colour, x1: number, y1: number, x2: number, y2: number, thickness: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y2 - y1) / length) * (thickness / 2), (-(x2 - x1) / length) * (thickness / 2)]
  return poly(colour, x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy)
}
/** A person's silhouette with the feet at x, y. */
export const person = (x: number, y: number, personHeight: number, colour: Colour = 'night-0'): Shape[] => [
  disc(colour, x, y - personHeight * 0.86, personHeight * 0.14),
  poly(
    colour,
    x - personHeight * 0.13,
    y - personHeight * 0.68,
    x + personHeight * 0.13,
    y - personHeight * 0.68,
    x + personHeight * 0.2,
    y,
    x - personHeight * 0.2,
    y,
  ),
]
/** A grid of `across` by `down` copies of a shape, `dx` and `dy` apart. */
export const rows = (across: number, down: number, dx: number, dy: number, shapeAt: (x: number, y: number) => Shape): Shape[] =>
  Array.from({ length: across * down }, (_, i) => shapeAt((i % across) * dx, Math.floor(i / across) * dy))

/** As the inside of an svg element with the viewBox 0 0 280 150. */
export const toSvg = (shapes: readonly Shape[]): string =>
  shapes.map((shape) => `<path fill="var(--${shape.colour})" d="${pathOf(shape)}"/>`).join('')

const round = (value: number): string => String(Math.round(value * 100) / 100)
function pathOf(shape: Shape): string {
  if ('corners' in shape) {
    const points: string[] = []
    for (let i = 0; i < shape.corners.length; i += 2) points.push(`${round(shape.corners[i]!)} ${round(shape.corners[i + 1]!)}`)
    return `M${points.join('L')}Z`
  }
  const [x, y, rx, ry] = 'disc' in shape ? shape.disc : shape.dome
  // A radius that is slightly too small is stretched by browsers to fit the arc's ends; one too large would bulge to one side.
  const radii = `${round(rx - 0.01)} ${round(ry - 0.01)}`
  const arc = `M${round(x - rx)} ${round(y)}A${radii} 0 0 1 ${round(x + rx)} ${round(y)}`
  return 'dome' in shape ? `${arc}Z` : `${arc}A${radii} 0 0 1 ${round(x - rx)} ${round(y)}Z`
}
