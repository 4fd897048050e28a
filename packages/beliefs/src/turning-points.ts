// Turning points: the moments at which the table's belief in a statement changed much.
import type { OnlookerChart, TurningPoint } from './onlooker-span.ts'

const MAX_TURNING_POINTS = 3
/** The least change of a probability that counts. */
const MIN_CHANGE = 0.1

/** At most three, at most one for each moment, in the order of time. A belief that became certain, because its secret was shown, is left out. */
export function turningPointsOf(charts: readonly OnlookerChart[]): TurningPoint[] {
  const points: TurningPoint[] = []
  for (const moment of charts[0]?.tableBelief.keys() ?? []) {
    const changes = charts.flatMap(({ statement, tableBelief }): TurningPoint[] => {
      const [before, after] = [tableBelief[moment - 1], tableBelief[moment]!]
      return before === undefined || after === 0 || after === 1 ? [] : [{ moment, statement, before, after }]
    })
    const largest = changes.sort((a, b) => sizeOf(b) - sizeOf(a))[0]
    if (largest && sizeOf(largest) >= MIN_CHANGE) points.push(largest)
  }
  return points
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MAX_TURNING_POINTS)
    .sort((a, b) => a.moment - b.moment)
}
const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)
