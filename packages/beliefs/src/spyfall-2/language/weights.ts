// The form of a language's weights: as the training script writes them, or with the bytes of a file instead of text
// (scripts/weights-as-files.js).

/** A table of bytes, in base64 if it is text. */
export type WeightTable = string | Int8Array

export interface Weights {
  /** Known features: how many there are for each value of the upper bits of a hash, and the lower bits of each, in their order. */
  readonly counts: WeightTable
  readonly marks: WeightTable
  /** For each known feature, which centroid is each part of its vector. */
  readonly codes: WeightTable
  /** Int8 centroids of each part. */
  readonly centroids: WeightTable
  /** Int8 weights of all layers, one after the other, output by output (classifier.ts). */
  readonly layers: WeightTable
  /** By which centroids are multiplied. */
  readonly centroidScale: number
  /** By output of each layer: by which its weights are multiplied, and what is added. */
  readonly scales: readonly number[]
  readonly biases: readonly number[]
}

export const decode = (table: WeightTable): Int8Array =>
  typeof table === 'string' ? Int8Array.from(atob(table), (letter) => letter.charCodeAt(0)) : table
