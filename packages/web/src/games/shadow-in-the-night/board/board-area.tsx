// The main area of the table: the board, the scoring forecast and the agents' row; the same for players and spectators.
import type { Building } from '@safehouse/games/shadow-in-the-night'
import { Drawing } from '../../../parts/drawing.tsx'
import art from '../art.svg?no-inline'
import type { TableDisplay } from '../display.ts'
import type { ShadowSpectatorProps } from '../props.ts'
import type { ScoringForecast } from '../scoring/forecast.ts'
import { type Layout, useIsShort } from '../use-layout.ts'
import { AgentsRow, Doorstep } from './agents-row.tsx'
import { Board } from './board.tsx'
import { tallPlan, widePlan } from './geometry.ts'
import './board-area.css'

interface Props {
  readonly match: ShadowSpectatorProps
  readonly display: TableDisplay
  readonly layout: Layout
  readonly zoomedOn: Building | undefined
  onZoom?(building: Building | undefined): void
}
export function BoardArea({ match, display, layout, zoomedOn, onZoom }: Props) {
  const isShort = useIsShort()
  const plan = layout === 'tablet' || (layout === 'phone' && !isShort) ? tallPlan : widePlan
  // Only a phone may hide the track: other screens have room for it.
  const board = layout === 'phone' ? display.board : { ...display.board, showsTrack: true }
  return (
    <div class="shadow-stage">
      <div class="shadow-room">
        <Board
          plan={plan}
          words={match.words}
          common={match.common}
          display={board}
          zoomedOn={zoomedOn}
          {...(onZoom && { onZoom })}
          onAgent={display.board.buildingPicker ? undefined : display.onAgent}
        />
      </div>
      {layout !== 'side' && <AgentsPanel match={match} display={display} zoomedOn={zoomedOn} />}
    </div>
  )
}

/** Forecast and agents: under the board, or beside it on a phone in landscape. */
export function AgentsPanel({ match, display, zoomedOn }: Pick<Props, 'match' | 'display' | 'zoomedOn'>) {
  const { words } = match
  const { state } = display.board
  return (
    <>
      {display.forecast && <ForecastLine forecast={display.forecast} />}
      {zoomedOn !== undefined ? (
        <Doorstep words={words} building={zoomedOn} state={state} itemOf={display.itemOf} onAgent={display.onAgent} />
      ) : (
        (display.insteadOfAgents ?? <AgentsRow label={words.board.agents} agents={state.agents} itemOf={display.itemOf} onAgent={display.onAgent} />)
      )}
    </>
  )
}

/** One line over the agents: whether there will be a scoring, and why (SN-22). */
const ForecastLine = ({ forecast }: { readonly forecast: ScoringForecast }) => (
  <p class="shadow-stake" role="status">
    <Drawing from={art} name="safe" />
    <span>
      <b>{forecast.strong}</b> {forecast.more}
    </span>
  </p>
)
