// The board: score track, ring of buildings, street, safe and agents' figures, drawn from a board state (the current one or a
// preview). Clickable wedges, one for each building, lie between ground and figures; a click zooms in on that building.
import { type Agent, type Building, buildings, type Card, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import art from '../art.svg?no-inline'
import { nameOf } from '../props.ts'
import type { Words } from '../words/en.ts'
import { Figures } from './figures.tsx'
import { type BoardPlan, type ViewBox, wedgePolygon, zoomTo } from './geometry.ts'
import { AgentGain, Middle } from './middle.tsx'
import { Street } from './street.tsx'
import { fieldsBetween, Stones, Track } from './track.tsx'
import { type Trail, Trails } from './trails.tsx'
import './board.css'

/** Where agents, stones and safe are: the current state, or a preview of what a player is putting together. */
export type BoardState = Pick<ShadowCommon, 'agents' | 'at' | 'stones' | 'safe'>

/** The agent whose points are being shown in a scoring (SN-09). */
export interface AgentScoring {
  readonly agent: Agent
  readonly gain: number
  /** The field of its stone before the scoring. */
  readonly from: number
}
/** What the board shows. */
export interface BoardDisplay {
  readonly state: BoardState
  readonly showsTrack: boolean
  readonly trails: readonly Trail[]
  readonly scoring?: AgentScoring | undefined
  /** Where the safe still is while a player chooses another building for it. */
  readonly safeBefore?: Building | undefined
  /** The Top Secret card that lies open in the middle. */
  readonly card?: Card | undefined
  /** Buildings to pick from. The picked one is where `state` has the safe. */
  readonly buildingPicker?: { readonly of: readonly Building[]; pick(building: Building): void } | undefined
}
interface Props {
  readonly plan: BoardPlan
  readonly words: Words
  readonly common: ShadowCommon
  readonly display: BoardDisplay
  readonly zoomedOn?: Building | undefined
  onZoom?(building: Building | undefined): void
  onAgent?: ((agent: Agent) => void) | undefined
}

export function Board({ plan, words, common, display, zoomedOn, onZoom, onAgent }: Props) {
  const { state, scoring, buildingPicker } = display
  const zoom = zoomedOn === undefined ? undefined : zoomTo(plan, zoomedOn)
  const view = zoom?.view ?? (display.showsTrack ? plan.fullView : plan.insideView)
  const scoringBuilding = scoring && state.at[scoring.agent]
  const isChurchCrowded = state.agents.filter((agent) => state.at[agent] === 0).length > 3
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`
  const zoomStyle = { transform: zoom?.transform }
  return (
    <div class="shadow-board" style={{ '--width': view.width, '--height': view.height }}>
      <svg viewBox={box} aria-hidden="true">
        <g class="shadow-all" style={zoomStyle}>
          {display.showsTrack && !zoom && <Track plan={plan} />}
          <Street
            plan={plan}
            words={words}
            safe={state.safe}
            safeBefore={display.safeBefore}
            scoringBuilding={scoringBuilding}
            choosable={buildingPicker?.of ?? []}
          />
          {scoring ? (
            <AgentGain plan={plan} gainText={words.gain(scoring.gain)} name={nameOf[scoring.agent]} isLoss={scoring.gain < 0} />
          ) : (
            <Middle plan={plan} common={common} isChurchCrowded={isChurchCrowded} card={display.card} />
          )}
          <Trails plan={plan} at={state.at} trails={display.trails} />
          {display.showsTrack && scoring && <StoneTrail plan={plan} scoring={scoring} to={state.stones[scoring.agent]!} />}
          {display.showsTrack && !zoom && <Stones plan={plan} agents={state.agents} stones={state.stones} />}
        </g>
      </svg>
      {onZoom && !zoom && <Wedges plan={plan} words={words} view={view} state={state} buildingPicker={buildingPicker} onZoom={onZoom} />}
      {zoom && <button type="button" class="shadow-far" aria-label={words.board.whole} onClick={() => onZoom?.(undefined)} />}
      <svg viewBox={box} class="shadow-figures" aria-hidden="true">
        <g class="shadow-all" style={zoomStyle}>
          <Figures plan={plan} agents={state.agents} at={state.at} onAgent={onAgent} />
        </g>
      </svg>
      {zoomedOn !== undefined && <RingMap state={state} zoomedOn={zoomedOn} />}
    </div>
  )
}

/** The way of a stone along the track in a scoring. */
function StoneTrail({ plan, scoring, to }: { readonly plan: BoardPlan; readonly scoring: AgentScoring; readonly to: number }) {
  const start = plan.fields[scoring.from % plan.fields.length]!
  const points = [start, ...fieldsBetween(plan, scoring.from, to)]
  return (
    <g>
      <polyline class="shadow-trail" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle class="shadow-trail-start" cx={start.x} cy={start.y} r="6" />
    </g>
  )
}

interface WedgesProps {
  readonly plan: BoardPlan
  readonly words: Words
  readonly view: ViewBox
  readonly state: BoardState
  readonly buildingPicker: BoardDisplay['buildingPicker']
  onZoom(building: Building): void
}
/** A button for each building: it picks the building, or zooms in where there is nothing to pick. */
const Wedges = ({ plan, words, view, state, buildingPicker, onZoom }: WedgesProps) => (
  <>
    {buildings.map((building) => {
      const agentsInside = state.agents.filter((agent) => state.at[agent] === building).map((agent) => nameOf[agent])
      const label = words.board.building(building, agentsInside, state.safe === building)
      const shape = { clipPath: wedgePolygon(plan, building, view) }
      if (!buildingPicker)
        return <button key={building} type="button" class="shadow-wedge" style={shape} aria-label={label} onClick={() => onZoom(building)} />
      return buildingPicker.of.includes(building) ? (
        <button
          key={building}
          type="button"
          class="shadow-wedge"
          style={shape}
          aria-label={label}
          aria-pressed={state.safe === building}
          onClick={() => buildingPicker.pick(building)}
        />
      ) : null
    })}
  </>
)

const pointOnMap = (building: Building, radius: number) => {
  const turn = (building / buildings.length) * 2 * Math.PI
  return { x: 46 + radius * Math.sin(turn), y: 46 - radius * Math.cos(turn) }
}

/** The whole ring, small, in the corner of the zoomed board: the part in sight, the safe, and the agents elsewhere. */
const RingMap = ({ state, zoomedOn }: { readonly state: BoardState; readonly zoomedOn: Building }) => (
  <svg class="shadow-map" viewBox="0 0 92 92" aria-hidden="true">
    <circle cx="46" cy="46" r="46" class="ground" />
    <circle cx="46" cy="46" r="27" class="street" />
    <circle cx="46" cy="46" r="27" class="here" pathLength="12" stroke-dasharray="2 10" transform={`rotate(${zoomedOn * 30 - 90 - 30} 46 46)`} />
    {buildings.map((building) => {
      const { x, y } = pointOnMap(building, 37)
      return <rect key={building} x={x - 2} y={y - 2} width="4" height="4" class={building === state.safe ? 'safe' : 'house'} />
    })}
    {state.agents
      .filter((agent) => state.at[agent] !== zoomedOn)
      .map((agent) => {
        const { x, y } = pointOnMap(state.at[agent]!, 27)
        return <circle key={agent} cx={x} cy={y} r="3.4" fill={`var(--${agent})`} />
      })}
    <use href={`${art}#loupe`} x="36" y="36" width="20" height="20" />
  </svg>
)
