// The twelve marks that a person can have at a table. A mark is a shape with its colour; they are never combined otherwise.
// `baseline` and `size` centre the initial optically in its shape (40 by 40 units).

export interface Mark {
  readonly shape: string
  readonly colour: string
  readonly glyph: 'ink' | 'white'
  readonly baseline: number
  readonly size: number
  /** Drawn as an outline: two marks again, for the eleventh and twelfth person. */
  readonly ring?: true
}
const disc: Mark = { shape: 'disc', colour: 'bone', glyph: 'ink', baseline: 27, size: 20 }
const triangle: Mark = { shape: 'triangle', colour: 'lemon', glyph: 'ink', baseline: 33, size: 18 }

const marks: readonly Mark[] = [
  { shape: 'diamond', colour: 'red', glyph: 'white', baseline: 27, size: 19 },
  { shape: 'arch', colour: 'sky', glyph: 'ink', baseline: 30, size: 21 },
  { shape: 'cross', colour: 'green', glyph: 'ink', baseline: 26.6, size: 18 },
  triangle,
  { shape: 'shield', colour: 'violet', glyph: 'white', baseline: 26, size: 20 },
  disc,
  { shape: 'hexagon', colour: 'orange', glyph: 'ink', baseline: 27, size: 20 },
  { shape: 'drop', colour: 'rose', glyph: 'ink', baseline: 30, size: 20 },
  { shape: 'square', colour: 'blue', glyph: 'white', baseline: 27, size: 21 },
  { shape: 'star', colour: 'umber', glyph: 'white', baseline: 27.4, size: 16 },
  { ...disc, ring: true },
  { ...triangle, ring: true },
]
export const markOf = (mark: number): Mark => marks[mark % marks.length]!
