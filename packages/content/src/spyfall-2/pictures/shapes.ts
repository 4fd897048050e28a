// The handful of shapes that every picture is made of. A picture is 280 wide and 150 high, drawn from back to front,
// and has one parameter, its light: so that all of them can be made equally bright, and a card held up tells nothing.

/** The house's colours; the values are only measured here, a page uses its own variables. */
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
/** From how much light, 0 to 1, to what is drawn. More light is never darker. */
export type Picture = (light: number) => readonly Shape[]

export const disc = (colour: Colour, x: number, y: number, rx: number, ry = rx): Shape => ({ colour, disc: [x, y, rx, ry] })
export const dome = (colour: Colour, x: number, y: number, rx: number, ry = rx): Shape => ({ colour, dome: [x, y, rx, ry] })
export const poly = (colour: Colour, ...corners: number[]): Shape => ({ colour, corners })
export const rect = (colour: Colour, x: number, y: number, w: number, h: number): Shape => poly(colour, x, y, x + w, y, x + w, y + h, x, y + h)
/** A straight line of some thickness. */
export function bar(colour: Colour, x1: number, y1: number, x2: number, y2: number, thick: number): Shape {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y2 - y1) / long) * (thick / 2), (-(x2 - x1) / long) * (thick / 2)]
  return poly(colour, x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy)
}
/** Somebody, as an outline: feet at x, y. */
export const person = (x: number, y: number, tall: number, colour: Colour = 'night-0'): Shape[] => [
  disc(colour, x, y - tall * 0.86, tall * 0.14),
  poly(colour, x - tall * 0.13, y - tall * 0.68, x + tall * 0.13, y - tall * 0.68, x + tall * 0.2, y, x - tall * 0.2, y),
]
/** The same again and again, from x, y on, so many across and down. */
export const rows = (across: number, down: number, dx: number, dy: number, one: (x: number, y: number) => Shape): Shape[] =>
  Array.from({ length: across * down }, (_, i) => one((i % across) * dx, Math.floor(i / across) * dy))

/** As the inside of an svg element with the viewBox 0 0 280 150. */
export const markup = (shapes: readonly Shape[]): string =>
  shapes.map((shape) => `<path fill="var(--${shape.colour})" d="${pathOf(shape)}"/>`).join('')

const n = (value: number): string => String(Math.round(value * 100) / 100)
function pathOf(shape: Shape): string {
  if ('corners' in shape) {
    const points: string[] = []
    for (let i = 0; i < shape.corners.length; i += 2) points.push(`${n(shape.corners[i]!)} ${n(shape.corners[i + 1]!)}`)
    return `M${points.join('L')}Z`
  }
  const [x, y, rx, ry] = 'disc' in shape ? shape.disc : shape.dome
  // An arc whose radius is a hair too small is stretched to fit its ends; one a hair too large would bulge to one side.
  const radii = `${n(rx - 0.01)} ${n(ry - 0.01)}`
  const arc = `M${n(x - rx)} ${n(y)}A${radii} 0 0 1 ${n(x + rx)} ${n(y)}`
  return 'dome' in shape ? `${arc}Z` : `${arc}A${radii} 0 0 1 ${n(x - rx)} ${n(y)}Z`
}
