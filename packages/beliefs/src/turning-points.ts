// Turning points: the moments at which the table's belief in a statement changed much.
import type { OnlookerChart, TurningPoint } from './onlooker-span.ts'

const MAX_TURNING_POINTS = 3
/** The least change of a probability that counts. */
const MIN_CHANGE = 0.1

/** At most one a moment, in the order of time. What was shown to all, and so became certain, is none. */
export function turningPointsOf(charts: readonly OnlookerChart[]): TurningPoint[] {
  const points: TurningPoint[] = []
  for (const moment of charts[0]?.table.keys() ?? []) {
    const changes = charts.flatMap(({ statement, table }): TurningPoint[] => {
      const [before, after] = [table[moment - 1], table[moment]!]
      return before === undefined || after === 0 || after === 1 ? [] : [{ moment, statement, before, after }]
    })
    const largest = changes.sort((one, other) => sizeOf(other) - sizeOf(one))[0]
    if (largest && sizeOf(largest) >= MIN_CHANGE) points.push(largest)
  }
  return points
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.moment - other.moment)
}
const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)
