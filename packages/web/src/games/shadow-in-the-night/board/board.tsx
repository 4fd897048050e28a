// The board: track, ring, street, safe and figures, drawn from where things are. What may be pressed on it lies between the
// ground and the figures: a wedge for each building. A press brings that side of the street near.

import { type Agent, type Building, buildings, type Card, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import art from '../art.svg?no-inline'
import { nameOf } from '../plays.ts'
import type { Words } from '../words/en.ts'
import { Figures } from './figures.tsx'
import { type BoardPlan, near, type View, wedge } from './geometry.ts'
import { Gained, Middle } from './middle.tsx'
import { Street } from './street.tsx'
import { fieldsBetween, Stones, Track } from './track.tsx'
import { type Trail, Trails } from './trails.tsx'
import './board.css'

/** What lies where: as it is, or as it would be. */
export type Shown = Pick<ShadowCommon, 'agents' | 'at' | 'stones' | 'safe'>

/** One agent's part of a scoring, just now. */
export interface Scoring {
  readonly agent: Agent
  readonly gain: number
  /** Where its stone was. */
  readonly from: number
}
export interface BoardLook {
  readonly shown: Shown
  readonly track: boolean
  readonly trails: readonly Trail[]
  readonly scoring?: Scoring | undefined
  readonly ghost?: Building | undefined
  /** The card that lies open in the middle. */
  readonly card?: Card | undefined
  /** Buildings to choose from; which one is chosen shows by the safe standing there. */
  readonly choose?: { readonly of: readonly Building[]; pick(building: Building): void } | undefined
}
interface Props {
  readonly plan: BoardPlan
  readonly words: Words
  readonly common: ShadowCommon
  readonly look: BoardLook
  readonly near?: Building | undefined
  onNear?(building: Building | undefined): void
  onAgent?: ((agent: Agent) => void) | undefined
}

export function Board({ plan, words, common, look, near: by, onNear, onAgent }: Props) {
  const { shown, scoring, choose } = look
  const closer = by === undefined ? undefined : near(plan, by)
  const view = closer?.view ?? (look.track ? plan.whole : plan.inside)
  const lit = scoring && shown.at[scoring.agent]
  const low = shown.agents.filter((agent) => shown.at[agent] === 0).length > 3
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`
  const moved = { transform: closer?.transform }
  return (
    <div class="shadow-board" style={{ '--width': view.width, '--height': view.height }}>
      <svg viewBox={box} aria-hidden="true">
        <g class="shadow-all" style={moved}>
          {look.track && !closer && <Track plan={plan} />}
          <Street plan={plan} words={words} safe={shown.safe} ghost={look.ghost} lit={lit} open={choose?.of ?? []} />
          {scoring ? (
            <Gained plan={plan} says={words.gain(scoring.gain)} name={nameOf[scoring.agent]} loss={scoring.gain < 0} />
          ) : (
            <Middle plan={plan} common={common} low={low} card={look.card} />
          )}
          <Trails plan={plan} at={shown.at} trails={look.trails} />
          {look.track && scoring && <StoneWay plan={plan} scoring={scoring} to={shown.stones[scoring.agent]!} />}
          {look.track && !closer && <Stones plan={plan} agents={shown.agents} stones={shown.stones} />}
        </g>
      </svg>
      {onNear && !closer && <Wedges plan={plan} words={words} view={view} shown={shown} choose={choose} onNear={onNear} />}
      {closer && <button type="button" class="shadow-far" aria-label={words.board.whole} onClick={() => onNear?.(undefined)} />}
      <svg viewBox={box} class="shadow-figures" aria-hidden="true">
        <g class="shadow-all" style={moved}>
          <Figures plan={plan} agents={shown.agents} at={shown.at} onAgent={onAgent} />
        </g>
      </svg>
      {by !== undefined && <RingMap shown={shown} near={by} />}
    </div>
  )
}

function StoneWay({ plan, scoring, to }: { readonly plan: BoardPlan; readonly scoring: Scoring; readonly to: number }) {
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
  readonly view: View
  readonly shown: Shown
  readonly choose: BoardLook['choose']
  onNear(building: Building): void
}
const Wedges = ({ plan, words, view, shown, choose, onNear }: WedgesProps) => (
  <>
    {buildings.map((building) => {
      const here = shown.agents.filter((agent) => shown.at[agent] === building).map((agent) => nameOf[agent])
      const label = words.board.building(building, here, shown.safe === building)
      const shape = { clipPath: wedge(plan, building, view) }
      if (!choose)
        return <button key={building} type="button" class="shadow-wedge" style={shape} aria-label={label} onClick={() => onNear(building)} />
      return choose.of.includes(building) ? (
        <button
          key={building}
          type="button"
          class="shadow-wedge"
          style={shape}
          aria-label={label}
          aria-pressed={shown.safe === building}
          onClick={() => choose.pick(building)}
        />
      ) : null
    })}
  </>
)

const around = (building: Building, far: number) => {
  const turn = (building / buildings.length) * 2 * Math.PI
  return { x: 46 + far * Math.sin(turn), y: 46 - far * Math.cos(turn) }
}

export const RingMap = ({ shown, near }: { readonly shown: Shown; readonly near: Building }) => (
  <svg class="shadow-map" viewBox="0 0 92 92" aria-hidden="true">
    <circle cx="46" cy="46" r="46" class="ground" />
    <circle cx="46" cy="46" r="27" class="street" />
    <circle cx="46" cy="46" r="27" class="here" pathLength="12" stroke-dasharray="2 10" transform={`rotate(${near * 30 - 90 - 30} 46 46)`} />
    {buildings.map((building) => {
      const { x, y } = around(building, 37)
      return <rect key={building} x={x - 2} y={y - 2} width="4" height="4" class={building === shown.safe ? 'safe' : 'house'} />
    })}
    {shown.agents
      .filter((agent) => shown.at[agent] !== near)
      .map((agent) => {
        const { x, y } = around(shown.at[agent]!, 27)
        return <circle key={agent} cx={x} cy={y} r="3.4" fill={`var(--${agent})`} />
      })}
    <use href={`${art}#loupe`} x="36" y="36" width="20" height="20" />
  </svg>
)
