// Vectors of the features of a typed text (features.ts; not the features of a place). A feature is known by 29 bits of its hash: 13
// name a slot, the lower 16 (`marks` of the weights) tell the features of a slot apart. One that training has not seen has no vector. To be
// small, vectors are cut into parts, and for each part only the number of the nearest of 256 centroids is stored (product quantization).
import type { TextFeatures } from './features.ts'
import { decode, type Weights } from './weights.ts'

const MARK_BITS = 16
const MARK_MASK = 0xffff
/** Bytes are stored as int8; this makes them unsigned again. */
const BYTE_MASK = 255
const CENTROIDS = 256

/**
 * Makes a function that sums the vectors of the known ones of these features, and divides the sum by the root of their number. Pieces of a
 * known word are left out: rare words keep a vector of their own only if the others do not take a dozen each.
 */
export function makeVectorSum(weights: Weights, width: number): (features: TextFeatures) => number[] {
  const [counts, marks, codes, centroids] = [weights.counts, weights.marks, weights.codes, weights.centroids].map(decode) as [
    Int8Array,
    Int8Array,
    Int8Array,
    Int8Array,
  ]
  const parts = (2 * codes.length) / marks.length
  const partWidth = width / parts
  if (centroids.length !== CENTROIDS * width) throw new Error('the weights are of other vectors: train anew')
  const starts = new Int32Array(counts.length + 1)
  for (let slot = 0; slot < counts.length; slot++) starts[slot + 1] = starts[slot]! + counts[slot]!
  const markAt = (position: number) => (marks[2 * position]! & BYTE_MASK) | ((marks[2 * position + 1]! & BYTE_MASK) << 8)

  /** The position of a feature in the tables; undefined if it is not known. */
  function positionOf(hash: number): number | undefined {
    const slot = (hash >>> MARK_BITS) % counts.length
    for (let i = starts[slot]!; i < starts[slot + 1]!; i++) if (markAt(i) === (hash & MARK_MASK)) return i
    return undefined
  }
  return ({ hashes, pieces }) => {
    const sums: number[] = new Array(width).fill(0)
    const found = new Set(hashes.map(positionOf))
    for (const [word, piecesOfWord] of pieces) if (positionOf(word) === undefined) for (const piece of piecesOfWord) found.add(positionOf(piece))
    found.delete(undefined)
    for (const position of found as ReadonlySet<number>)
      for (let part = 0; part < parts; part++) {
        const centroid = part * CENTROIDS + (codes[position * parts + part]! & BYTE_MASK)
        for (let i = 0; i < partWidth; i++) sums[part * partWidth + i]! += centroids[centroid * partWidth + i]!
      }
    const factor = weights.centroidScale / Math.sqrt(Math.max(1, found.size))
    return sums.map((sum) => sum * factor)
  }
}
