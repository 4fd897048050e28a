// Trails: dotted lines on the board from where agents stood before their last move.
import type { Agent, Building, ByAgent } from '@safehouse/games/shadow-in-the-night'
import { useRef } from 'preact/hooks'
import type { ShadowSpectatorProps } from '../props.ts'
import { type BoardPlan, shortestWay } from './geometry.ts'

/** An agent that has moved, and the building it came from. */
export interface Trail {
  readonly agent: Agent
  readonly from: Building
}

/** The trails of the last move. They are empty after a reload and are replaced by the next move. */
export function useTrails({ common }: ShadowSpectatorProps): readonly Trail[] {
  const latest = useRef<{ readonly at: ByAgent; readonly trails: readonly Trail[] }>({ at: common.at, trails: [] })
  if (latest.current.at !== common.at) {
    const before = latest.current.at
    const moved = common.agents.filter((agent) => before[agent] !== undefined && before[agent] !== common.at[agent])
    latest.current = { at: common.at, trails: moved.map((agent) => ({ agent, from: before[agent]! })) }
  }
  return latest.current.trails
}

interface TrailsProps {
  readonly plan: BoardPlan
  readonly at: ByAgent
  readonly trails: readonly Trail[]
}
export const Trails = ({ plan, at, trails }: TrailsProps) => (
  <g>
    {trails.map(({ agent, from }) => {
      const start = plan.doorsteps[from]!
      const stops = [from, ...shortestWay(from, at[agent]!)].map((building) => plan.doorsteps[building]!)
      return (
        <g key={agent}>
          <polyline class="shadow-trail" points={stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <circle class="shadow-trail-start" cx={start.x} cy={start.y} r="4.6" />
        </g>
      )
    })}
  </g>
)
