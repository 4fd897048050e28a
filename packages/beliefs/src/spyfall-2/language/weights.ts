// The form of a language's weights, as the training script writes them.
export interface Weights {
  /** Int8 tables in base64: for each bucket one weight an output. */
  readonly question: string
  readonly direction: string
  readonly answer: string
  /** By which a sum of weights is multiplied. */
  readonly questionScale: number
  readonly answerScale: number
  /** Words that turn those after them. */
  readonly negators: readonly string[]
}
