// The figures behind a chart: how sure each player was at one moment and before it, and the whole table.
import type { StatementChart } from '@safehouse/beliefs'
import type { SeatedPlayer } from '../games/screens.ts'
import { markOf } from '../parts/marks.ts'
import { SeatShape } from '../parts/seat-shape.tsx'
import type { BeliefMessages } from './i18n/en.ts'

interface Props {
  readonly chart: StatementChart
  readonly seats: readonly SeatedPlayer[]
  readonly shownMoment: number
  readonly words: BeliefMessages
}
/** A change of this much is bold in the table. */
const BOLD_JUMP = 0.15

/** From most sure to least sure. The stroke in each bar is the value before. */
export function MomentFigures({ chart, seats, shownMoment, words }: Props) {
  const rows = chart.lines.map(({ seat, values }) => ({
    player: seats[seat]!,
    now: values[shownMoment]!,
    before: values[Math.max(0, shownMoment - 1)]!,
  }))
  return (
    <ul class="belief-rows">
      {rows
        .sort((a, b) => b.now - a.now)
        .map(({ player, now, before }) => (
          <li key={player.seat} style={{ color: `var(--seat-${markOf(player.mark).colour})` }}>
            <SeatShape who={player} />
            <bdi>{player.you ? words.you : player.name}</bdi>
            <span class="belief-bar" aria-hidden="true">
              <i style={{ width: `${100 * now}%` }} />
              <s style={{ left: `${100 * before}%` }} />
            </span>
            <span class="belief-figure">{words.percent(now) === words.percent(before) ? words.percent(now) : words.change(before, now)}</span>
          </li>
        ))}
    </ul>
  )
}

interface TableProps extends Props {
  readonly title: string
  readonly moments: readonly string[]
}
/** A row for each moment that has a text: at the others nothing became known. Between two rows the earlier one is marked. */
export function BeliefTable({ chart, seats, shownMoment, words, title, moments }: TableProps) {
  const told = moments.flatMap((text, moment) => (text ? [{ text, moment }] : []))
  const shownRow = told.findLast(({ moment }) => moment <= shownMoment)
  return (
    <table class="belief-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.momentColumn}</th>
          {chart.lines.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatShape who={seats[seat]!} />
              <span class="unseen">{seats[seat]!.you ? words.you : seats[seat]!.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ text, moment }) => (
          <tr key={moment} class={moment === shownRow?.moment ? 'on' : undefined} aria-current={moment === shownRow?.moment ? 'true' : undefined}>
            <th scope="row">
              <b>{moment + 1}</b> {text}
            </th>
            {chart.lines.map(({ seat, values }) => (
              <td key={seat} class={Math.abs(values[moment]! - values[Math.max(0, moment - 1)]!) >= BOLD_JUMP ? 'jump' : undefined}>
                {words.percent(values[moment]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
