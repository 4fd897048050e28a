// Vectors of features. A feature is known by 24 bits of its hash, and one that no training saw counts for nothing. To be small, vectors are
// cut into parts, each of which is one of 256 (product quantization).
import { decoded, type Weights } from './weights.ts'

const MARK_BITS = 8
const CENTROIDS = 256

/** Sums the vectors of features, by their hashes, and divides the sum by the root of their number. */
export function summing(weights: Weights, width: number): (hashes: readonly number[]) => number[] {
  const [counts, marks, codes, centroids] = [weights.counts, weights.marks, weights.codes, weights.centroids].map(decoded) as [
    Int8Array,
    Int8Array,
    Int8Array,
    Int8Array,
  ]
  const parts = codes.length / marks.length
  const partWidth = width / parts
  if (centroids.length !== CENTROIDS * width) throw new Error('the weights are of other vectors: train anew')
  const starts = new Int32Array(counts.length + 1)
  for (let slot = 0; slot < counts.length; slot++) starts[slot + 1] = starts[slot]! + counts[slot]!

  /** The position of a known feature. */
  function positionOf(hash: number): number | undefined {
    const slot = (hash >>> MARK_BITS) % counts.length
    for (let i = starts[slot]!; i < starts[slot + 1]!; i++) if ((marks[i]! & (CENTROIDS - 1)) === hash % CENTROIDS) return i
    return undefined
  }
  return (hashes) => {
    const sums: number[] = new Array(width).fill(0)
    const found = new Set(hashes.map(positionOf))
    found.delete(undefined)
    for (const position of found as ReadonlySet<number>)
      for (let part = 0; part < parts; part++) {
        const centroid = part * CENTROIDS + (codes[position * parts + part]! & (CENTROIDS - 1))
        for (let i = 0; i < partWidth; i++) sums[part * partWidth + i]! += centroids[centroid * partWidth + i]!
      }
    const factor = weights.centroidScale / Math.sqrt(Math.max(1, found.size))
    return sums.map((sum) => sum * factor)
  }
}
