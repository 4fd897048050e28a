// The form of the classifier's weights: as the training script writes them, or with the bytes of a file instead of text
// (scripts/weights-as-files.js). Each language has its own features, all share the layers.

/** A table of bytes, in base64 if it is text. */
export type WeightTable = string | Int8Array

export interface LanguageWeights {
  /** Known features: how many there are for each value of the upper bits of a hash, and the two lower bytes of each, in their order. */
  readonly counts: WeightTable
  readonly marks: WeightTable
  /** For each known feature, which centroid is each part of its vector. */
  readonly codes: WeightTable
}
export interface LayerWeights {
  /** Int8 centroids of each part of a feature's vector. */
  readonly centroids: WeightTable
  /** What is added to a word by its place, in a question and in an answer. */
  readonly places: WeightTable
  /** Int8 weights of all layers, one after the other, output by output (classifier.ts). */
  readonly layers: WeightTable
  /** By which centroids and places are multiplied. */
  readonly centroidScale: number
  readonly placeScale: number
  /** By output of each layer: by which its weights are multiplied, and what is added. */
  readonly scales: readonly number[]
  readonly biases: readonly number[]
  /** Factors and then summands of each normalization. */
  readonly norms: readonly number[]
}

export const decode = (table: WeightTable): Int8Array =>
  typeof table === 'string' ? Int8Array.from(atob(table), (letter) => letter.charCodeAt(0)) : table
