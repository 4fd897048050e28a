// Turning points: the moments at which the table's belief in a statement changed much.
import type { OnlookerChart, TurningPoint } from './onlooker-span.ts'

const MAX_TURNING_POINTS = 3
const MIN_TURN = 0.1

/** At most one a moment, in the order of time. What was shown to all, and so became certain, is none. */
export function turningPointsOf(charts: readonly OnlookerChart[]): TurningPoint[] {
  const points: TurningPoint[] = []
  for (const moment of charts[0]?.table.keys() ?? []) {
    const turns = charts.flatMap(({ statement, table }): TurningPoint[] => {
      const [before, after] = [table[moment - 1], table[moment]!]
      return before === undefined || after === 0 || after === 1 ? [] : [{ moment, statement, before, after }]
    })
    const most = turns.sort((one, other) => sizeOf(other) - sizeOf(one))[0]
    if (most && sizeOf(most) >= MIN_TURN) points.push(most)
  }
  return points
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.moment - other.moment)
}
const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)
