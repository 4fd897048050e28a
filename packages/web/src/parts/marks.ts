// The twelve marks that a person can have at a table. A mark is a shape with its colour; they are never combined otherwise.
// `baseline` and `size` centre the initials optically in its shape (40 by 40 units).

export interface Mark {
  readonly shape: string
  readonly colour: string
  /** Colour of the person's initials on the shape. */
  readonly initialsColour: 'ink' | 'white'
  readonly baseline: number
  readonly size: number
  /** Drawn as an outline alone: the eleventh and twelfth mark are two of the first ten as rings. */
  readonly ring?: true
}
const disc: Mark = { shape: 'disc', colour: 'bone', initialsColour: 'ink', baseline: 27, size: 20 }
const triangle: Mark = { shape: 'triangle', colour: 'lemon', initialsColour: 'ink', baseline: 33, size: 18 }

const marks: readonly Mark[] = [
  { shape: 'diamond', colour: 'red', initialsColour: 'white', baseline: 27, size: 19 },
  { shape: 'arch', colour: 'sky', initialsColour: 'ink', baseline: 30, size: 21 },
  { shape: 'cross', colour: 'green', initialsColour: 'ink', baseline: 26.6, size: 18 },
  triangle,
  { shape: 'shield', colour: 'violet', initialsColour: 'white', baseline: 26, size: 20 },
  disc,
  { shape: 'hexagon', colour: 'orange', initialsColour: 'ink', baseline: 27, size: 20 },
  { shape: 'drop', colour: 'rose', initialsColour: 'ink', baseline: 30, size: 20 },
  { shape: 'square', colour: 'blue', initialsColour: 'white', baseline: 27, size: 21 },
  { shape: 'star', colour: 'umber', initialsColour: 'white', baseline: 27.4, size: 16 },
  { ...disc, ring: true },
  { ...triangle, ring: true },
]
/** The mark of a person, by its number in the house document (`Person.mark`). */
export const markOf = (mark: number): Mark => marks[mark % marks.length]!
