// The exponential function and what is made of it, with additions and multiplications alone: Math.exp may differ in its last digits from
// one program to the other, and a page has to believe the same as the server.

/** Beyond it the result is as good as zero or infinite. */
const MAX_EXPONENT = 60
const TERMS = 12

function exponential(exponent: number): number {
  const bounded = Math.max(-MAX_EXPONENT, Math.min(MAX_EXPONENT, exponent))
  const doublings = Math.round(bounded / Math.LN2)
  const rest = bounded - doublings * Math.LN2
  let sum = 1
  for (let i = TERMS; i > 0; i--) sum = 1 + (sum * rest) / i
  for (let i = 0; i < doublings; i++) sum *= 2
  for (let i = 0; i > doublings; i--) sum /= 2
  return sum
}

/** Between 0 and 1. */
export const logistic = (score: number): number => 1 / (1 + exponential(-score))

/** Probabilities in proportion to the exponentials of some scores. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => exponential(score - highest))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}
