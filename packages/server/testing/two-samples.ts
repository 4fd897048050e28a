// Whether two samples of times come from one distribution: the Mann–Whitney test, with a normal approximation.

/** Standard deviations from chance at which two samples count as different: by chance that happens once in about 16,000 tests. */
const THRESHOLD_SIGMAS = 4

/** AUC: the chance that a random time of the first sample is longer than one of the second. 0.5: nothing can be told from a time. */
export function areaUnderCurve(firstTimes: readonly number[], secondTimes: readonly number[]): number {
  let longer = 0
  for (const first of firstTimes) for (const second of secondTimes) longer += first > second ? 1 : first === second ? 0.5 : 0
  return longer / (firstTimes.length * secondTimes.length)
}
export function canBeToldApart(firstTimes: readonly number[], secondTimes: readonly number[]): boolean {
  const [n, m] = [firstTimes.length, secondTimes.length]
  const sigma = Math.sqrt((n + m + 1) / (12 * n * m))
  return Math.abs(areaUnderCurve(firstTimes, secondTimes) - 0.5) > THRESHOLD_SIGMAS * sigma
}

/**
 * The test's power against a delay: the share of cases in which it is found when one of two samples is delayed by this much. The
 * samples are drawn from these times again and again (bootstrap), as many as there are.
 */
export function powerAgainstDelay(times: readonly number[], delay: number): number {
  const rounds = 100
  const draw = () => times.map(() => times[Math.floor(Math.random() * times.length)]!)
  let found = 0
  for (let i = 0; i < rounds; i++) {
    const delayed = draw().map((time) => time + delay)
    if (canBeToldApart(delayed, draw())) found++
  }
  return found / rounds
}
