// The agents on the street: each hops from door to door. Where they come from is a dotted way that ends in a ring.
import { type Agent, type Building, type ByAgent, buildings } from '@safehouse/games/shadow-in-the-night'
import { useCallback } from 'preact/hooks'
import { Figure } from '../agent.tsx'
import { type BoardPlan, type Point, standing, wayBetween } from './geometry.ts'
import { useMoving } from './use-moving.ts'

interface Props {
  readonly plan: BoardPlan
  readonly agents: readonly Agent[]
  readonly at: ByAgent
  onAgent?: ((agent: Agent) => void) | undefined
}
/** From four on a step it is easier to read how many they are than to count them. */
const crowd = 4

export const Figures = ({ plan, agents, at, onAgent }: Props) => (
  <g>
    {agents.map((agent) => {
      const building = at[agent]!
      const here = agents.filter((other) => at[other] === building)
      const place = standing(plan, building, here.length)[here.indexOf(agent)]!
      return <MovingFigure key={agent} plan={plan} agent={agent} building={building} at={place} onAgent={onAgent} />
    })}
    {buildings.map((building) => {
      const many = agents.filter((agent) => at[agent] === building).length
      return many < crowd ? null : <HowMany key={building} plan={plan} building={building} many={many} />
    })}
  </g>
)

interface FigureProps {
  readonly plan: BoardPlan
  readonly agent: Agent
  readonly building: Building
  readonly at: Point
  onAgent: ((agent: Agent) => void) | undefined
}
function MovingFigure({ plan, agent, building, at, onAgent }: FigureProps) {
  const via = useCallback((from: Building, to: Building) => wayBetween(from, to).map((stop) => standing(plan, stop, 1)[0]!), [plan])
  return (
    // For fingers and pointers alone: with keys and by ear an agent is chosen in the row.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g {...useMoving(building, at, via)} class={onAgent ? 'shadow-figure pickable' : 'shadow-figure'} onClick={onAgent && (() => onAgent(agent))}>
      <g transform={`scale(${plan.figure}) translate(-20 -61)`}>
        <Figure agent={agent} />
      </g>
    </g>
  )
}

function HowMany({ plan, building, many }: { readonly plan: BoardPlan; readonly building: Building; readonly many: number }) {
  const last = standing(plan, building, many).at(-1)!
  const { x, y } = { x: last.x + 16 * plan.figure, y: last.y - 74 * plan.figure }
  return (
    <g class="shadow-many">
      <circle cx={x} cy={y} r="7" />
      <text x={x} y={y + 4.4}>
        {many}
      </text>
    </g>
  )
}
