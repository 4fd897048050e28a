// Whether two samples of times come from one distribution: the Mann–Whitney test, with a normal approximation.

/** Standard deviations from chance at which two samples count as different: by chance that happens once in about 16,000 tests. */
const THRESHOLD_SIGMAS = 4

/** AUC: the chance that a random time of `these` is longer than one of `those`. 0.5: nothing can be told from a time. */
export function areaUnderCurve(these: readonly number[], those: readonly number[]): number {
  let longer = 0
  for (const one of these) for (const other of those) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (these.length * those.length)
}
export function canBeToldApart(these: readonly number[], those: readonly number[]): boolean {
  const [n, m] = [these.length, those.length]
  const sigma = Math.sqrt((n + m + 1) / (12 * n * m))
  return Math.abs(areaUnderCurve(these, those) - 0.5) > THRESHOLD_SIGMAS * sigma
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
