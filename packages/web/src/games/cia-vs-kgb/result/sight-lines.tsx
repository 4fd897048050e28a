// A chart of who had seen whose card, question by question (CK-26), and the same in words for screen readers. It must be shown after
// the end alone, because it has every card.
import type { End } from '@safehouse/games/cia-vs-kgb'
import { useContext } from 'preact/hooks'
import { markOf } from '../../../parts/marks.ts'
import { playerName } from '../../../parts/player-name.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { SharedScreen } from '../../../screen/shared.ts'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import type { KgbSpectatorProps } from '../props.ts'
import { isHandMissing } from './end-summary.ts'
import { type Glance, glancesOf, HEAD_HEIGHT_PX, heightOf, MIN_COLUMN_WIDTH_PX, ROW_HEIGHT_PX, type Row, rowsOf } from './sight-lines-layout.ts'
import './sight-lines.css'

/** The most columns on a shared screen with which each has room for its number. */
const MAX_NUMBERED_COLUMNS = 24

interface Props {
  readonly match: KgbSpectatorProps
  readonly end: End
}
export function SightLines({ match, end }: Props) {
  const { words, common } = match
  const { result } = words
  const rows = rowsOf(end)
  return (
    <section class="sights" style={{ '--row': `${ROW_HEIGHT_PX}px`, '--head': `${HEAD_HEIGHT_PX}px` }}>
      <header>
        <h3>{result.seen}</h3>
        <p>{result.byQuestion}</p>
      </header>
      <div class="sights-all">
        <ul class="sights-who">
          {rows.map((row) => (
            <li key={row.seat} class={row.isFirst ? 'first' : undefined}>
              <SeatShape who={{ mark: who(match, row.seat).mark, initials: who(match, row.seat).initials }} />
              <span class="unseen">{spokenRow(match, end, row)}</span>
            </li>
          ))}
        </ul>
        <Lines match={match} rows={rows} />
        <ul class="sights-side" aria-hidden="true">
          {rows.map(({ seat, side, isFirst }) => (
            <li key={seat} class={isFirst ? 'first' : undefined}>
              {isFirst && <b>{words.sides[side]}</b>}
              <Sign name={`side-${side}`} class="sights-hat" />
              {common.raised.includes(seat) ? (
                <Sign name="hand-up" class="sights-hand up" />
              ) : (
                isHandMissing(common, end, seat) && <Sign name="hand-down" class="sights-hand" />
              )}
            </li>
          ))}
        </ul>
      </div>
      <p class="sights-legend">{result.legend}</p>
    </section>
  )
}

function Lines({ match, rows }: { readonly match: KgbSpectatorProps; readonly rows: readonly Row[] }) {
  const { common, words } = match
  const { questions } = common
  const height = heightOf(rows)
  const isShared = useContext(SharedScreen)
  const columnPosition = (i: number) => `${(100 * (i + 0.5)) / questions.length}%`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="sights-scroll" tabIndex={0} aria-label={words.result.seen}>
      <svg height={height} style={{ minWidth: isShared ? undefined : `${questions.length * MIN_COLUMN_WIDTH_PX}px` }} aria-hidden="true">
        {rows.map(({ seat, y }) => (
          <line key={seat} class="sights-line" x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {questions.map((question, i) => (
          <svg key={i} x={columnPosition(i)} class="sights-column" aria-hidden="true">
            {isNumbered(i, questions.length, isShared) && <text y="18">{i + 1}</text>}
            {glancesOf(question, rows).map((glance) => (
              <Arrow key={glance.offsetX} glance={glance} colour={markOf(who(match, glance.card).mark).colour} />
            ))}
          </svg>
        ))}
      </svg>
      <ol class="unseen">
        {questions.map((question, i) => (
          <li key={i}>
            {words.result.question(i + 1)}{' '}
            {glancesOf(question, rows)
              .map(({ seenBy, card }) => words.result.saw(who(match, seenBy), who(match, card)))
              .join(' ')}
          </li>
        ))}
        {common.loneHands.map(({ seat, at }) => (
          <li key={at}>{words.result.alone(who(match, seat))}</li>
        ))}
      </ol>
    </section>
  )
}

/** Whether a column shows its number. Nobody can scroll a shared screen: its columns shrink, and with many only every fifth has room. */
const isNumbered = (column: number, columns: number, shared: boolean): boolean => !shared || columns <= MAX_NUMBERED_COLUMNS || (column + 1) % 5 === 0

function Arrow({ glance: { offsetX, fromY, toY }, colour }: { readonly glance: Glance; readonly colour: string }) {
  const direction = Math.sign(toY - fromY)
  const tip = toY - 2 * direction
  return (
    <g class="sights-arrow" style={{ color: `var(--seat-${colour})` }}>
      <circle cx={offsetX} cy={fromY} r="3.4" />
      <path d={`M${offsetX} ${fromY}V${tip - 8 * direction}`} />
      <path class="sights-tip" d={`M${offsetX} ${tip}l-5 ${-9 * direction}h10Z`} />
    </g>
  )
}

function spokenRow(match: KgbSpectatorProps, end: End, { seat, side }: Row): string {
  const { result, sides } = match.words
  const hand = match.common.raised.includes(seat) ? result.handUp : isHandMissing(match.common, end, seat) ? result.handMissing : ''
  return [playerName(who(match, seat)), sides[side], hand].filter(Boolean).join(', ')
}
