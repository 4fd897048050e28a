// The form of a language's weights: as the training script writes them, or with the bytes of a file instead of text
// (scripts/weights-as-files.js).

/** An int8 table, in base64 if it is text: for each bucket one weight an output. */
export type WeightTable = string | Int8Array

export interface Weights {
  readonly question: WeightTable
  readonly direction: WeightTable
  readonly answer: WeightTable
  /** By which a sum of weights is multiplied. */
  readonly questionScale: number
  readonly answerScale: number
  /** Words that turn those after them. */
  readonly negators: readonly string[]
}
