// The brightness of a picture: the mean linear luminance of the part that a card shows. For tests and for fitting; no page loads it.
import { type Colour, colours, height, type Picture, type Shape, width } from './shapes.ts'

/** All pictures have this brightness, within one per cent. */
export const WANTED_LUMINANCE = 0.1813
/** A card shows 592 by 300, so a little is cut off above and below. */
const shownHeight = (width * 300) / 592
const top = (height - shownHeight) / 2
/** Twice as fine as the card's pixels: a browser blends the colours of a pixel that an edge runs through. */
const [columns, lines] = [1184, 600]

export function luminanceOf(shapes: readonly Shape[]): number {
  const colourByPixel = new Uint8Array(columns * lines)
  for (const shape of shapes) paint(colourByPixel, shape)
  let sum = 0
  for (let line = 0; line < lines; line += 2)
    for (let column = 0; column < columns; column += 2) {
      const index = line * columns + column
      sum += blendLuminance(colourByPixel[index]!, colourByPixel[index + 1]!, colourByPixel[index + columns]!, colourByPixel[index + columns + 1]!)
    }
  return (4 * sum) / colourByPixel.length
}

/** The light that gives a picture the wanted brightness, by bisection; 0 or 1 if none does. */
export function fitLight(picture: Picture): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2
    if (luminanceOf(picture(middle)) < WANTED_LUMINANCE) low = middle
    else high = middle
  }
  return Math.round(high * 10_000) / 10_000
}

function paint(colourByPixel: Uint8Array, shape: Shape): void {
  const colour = names.indexOf(shape.colour)
  for (let line = 0; line < lines; line++) {
    const y = top + ((line + 0.5) * shownHeight) / lines
    for (const [from, to] of spansAt(shape, y)) {
      const first = Math.max(0, Math.ceil((from * columns) / width - 0.5))
      const last = Math.min(columns - 1, Math.floor((to * columns) / width - 0.5))
      if (first <= last) colourByPixel.fill(colour, line * columns + first, line * columns + last + 1)
    }
  }
}
/** The stretches of a line that a shape covers. */
function spansAt(shape: Shape, y: number): [number, number][] {
  if ('corners' in shape) return crossingsAt(shape.corners, y)
  const [cx, cy, rx, ry] = 'disc' in shape ? shape.disc : shape.dome
  const above = (y - cy) / ry
  if (Math.abs(above) > 1 || ('dome' in shape && above > 0)) return []
  const halfWidth = rx * Math.sqrt(1 - above * above)
  return [[cx - halfWidth, cx + halfWidth]]
}
function crossingsAt(corners: readonly number[], y: number): [number, number][] {
  const crossings: number[] = []
  for (let i = 0; i < corners.length; i += 2) {
    const [x1, y1] = [corners[i]!, corners[i + 1]!]
    const [x2, y2] = [corners[(i + 2) % corners.length]!, corners[(i + 3) % corners.length]!]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  crossings.sort((a, b) => a - b)
  return Array.from({ length: crossings.length >> 1 }, (_, i) => [crossings[2 * i]!, crossings[2 * i + 1]!])
}

const names = Object.keys(colours) as Colour[]
const rgb = names.map((name) => [1, 3, 5].map((digit) => Number.parseInt(colours[name].slice(digit, digit + 2), 16) / 255))
const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminanceOfColour = ([r, g, b]: readonly number[]): number => 0.2126 * toLinear(r!) + 0.7152 * toLinear(g!) + 0.0722 * toLinear(b!)
const plainLuminances = rgb.map(luminanceOfColour)

/** The luminance of four colours that share a pixel, mixed as browsers do: before the values are made linear. */
function blendLuminance(a: number, b: number, c: number, d: number): number {
  if (a === b && a === c && a === d) return plainLuminances[a]!
  return luminanceOfColour([0, 1, 2].map((part) => (rgb[a]![part]! + rgb[b]![part]! + rgb[c]![part]! + rgb[d]![part]!) / 4))
}
