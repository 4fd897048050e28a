// How sure a share is that was counted: Wilson's interval, which also holds for few games and for shares near 0 and 1.
const z95 = 1.959964

export function wilson(wins: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 }
  const share = wins / trials
  const shrink = 1 + z95 ** 2 / trials
  const middle = (share + z95 ** 2 / (2 * trials)) / shrink
  const half = (z95 * Math.sqrt((share * (1 - share)) / trials + z95 ** 2 / (4 * trials ** 2))) / shrink
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
