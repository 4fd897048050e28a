// Where agents came from in what happened last: the dotted ways on the board. Forgotten with the next thing that moves.
import type { Agent, Building, ByAgent } from '@safehouse/games/shadow-in-the-night'
import { useRef } from 'preact/hooks'
import type { ShadowOpenPlay } from '../plays.ts'
import { type BoardPlan, wayBetween } from './geometry.ts'

/** An agent that has come from somewhere else. */
export interface Trail {
  readonly agent: Agent
  readonly from: Building
}

export function useTrails({ common, news }: ShadowOpenPlay): readonly Trail[] {
  const seen = useRef<{ readonly at: ByAgent; readonly trails: readonly Trail[] }>({ at: common.at, trails: [] })
  if (seen.current.at !== common.at) {
    const before = seen.current.at
    const moved = news.facts.length > 0 ? common.agents.filter((agent) => before[agent] !== undefined && before[agent] !== common.at[agent]) : []
    seen.current = { at: common.at, trails: moved.map((agent) => ({ agent, from: before[agent]! })) }
  }
  return seen.current.trails
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
      const stops = [from, ...wayBetween(from, at[agent]!)].map((building) => plan.doorsteps[building]!)
      return (
        <g key={agent}>
          <polyline class="shadow-trail" points={stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <circle class="shadow-trail-start" cx={start.x} cy={start.y} r="4.6" />
        </g>
      )
    })}
  </g>
)
