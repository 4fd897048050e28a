// The chart of one statement: a line a player over the moments of a match or round. The height is how sure each of them was.
import type { StatementChart, TurningPoint } from '@safehouse/beliefs'
import type { SeatedPlayer } from '../games/screens.ts'
import { markOf } from '../parts/marks.ts'
import type { BeliefMessages } from './i18n/en.ts'

const WIDTH = 340
const HEIGHT = 220
const LEFT = 50
const RIGHT = 10
const TOP = 34
const BOTTOM = 10

interface Props {
  readonly chart: StatementChart
  readonly seats: readonly SeatedPlayer[]
  /** All turning points of the span: they have the same number everywhere. */
  readonly turningPoints: readonly TurningPoint[]
  /** The moment that is looked at. */
  readonly shownMoment: number
  readonly title: string
  readonly words: BeliefMessages
  onMoment(moment: number): void
}
export function BeliefChart({ chart, seats, turningPoints, shownMoment, title, words, onMoment }: Props) {
  const lastIndex = Math.max(1, chart.tableBelief.length - 1)
  const x = (moment: number) => LEFT + (moment / lastIndex) * (WIDTH - LEFT - RIGHT)
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
  const toMoment = ({ currentTarget, clientX }: { readonly currentTarget: Element; readonly clientX: number }) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (((clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)
    onMoment(Math.round(Math.min(1, Math.max(0, share)) * lastIndex))
  }
  return (
    // The slider below the chart and the table are for the keyboard and for screen readers.
    <svg
      class="belief-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.picture(title)}
      onPointerDown={toMoment}
      onPointerMove={(event) => event.buttons > 0 && toMoment(event)}
    >
      {(
        [
          [1, words.sure],
          [0.5, words.half],
          [0, words.no],
        ] as const
      ).map(([share, word]) => (
        <g key={share}>
          <line class="belief-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(share)} y2={y(share)} />
          <text x={0} y={y(share) + 5}>
            {word}
          </text>
        </g>
      ))}
      {turningPoints.map(({ moment }, i) => (
        <g key={moment} class={moment === shownMoment ? 'belief-turn on' : 'belief-turn'}>
          <line x1={x(moment)} x2={x(moment)} y1={TOP - 8} y2={HEIGHT - BOTTOM} />
          <circle cx={x(moment)} cy={TOP - 18} r={11} />
          <text x={x(moment)} y={TOP - 13} text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      <line class="belief-now" x1={x(shownMoment)} x2={x(shownMoment)} y1={TOP - 4} y2={HEIGHT - BOTTOM} />
      {chart.lines.map(({ seat, values }) => {
        const colour = { color: `var(--seat-${markOf(seats[seat]!.mark).colour})` }
        return (
          <g key={seat} style={colour}>
            <polyline class="belief-line" points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
            <circle class="belief-dot" cx={x(shownMoment)} cy={y(values[shownMoment]!)} r={4.5} />
          </g>
        )
      })}
    </svg>
  )
}
