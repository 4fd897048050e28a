// Wilson's 95 % confidence interval of a share, which is also right for few trials and for shares near 0 and 1.
const Z_95_PERCENT = 1.959964

export function wilsonInterval(wins: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 }
  const share = wins / trials
  const shrink = 1 + Z_95_PERCENT ** 2 / trials
  const middle = (share + Z_95_PERCENT ** 2 / (2 * trials)) / shrink
  const half = (Z_95_PERCENT * Math.sqrt((share * (1 - share)) / trials + Z_95_PERCENT ** 2 / (4 * trials ** 2))) / shrink
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
