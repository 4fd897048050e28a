// The agents' figures on the street. A figure that changes buildings hops along the street; a number marks a crowd.
import { type Agent, type Building, type ByAgent, buildings } from '@safehouse/games/shadow-in-the-night'
import { useCallback } from 'preact/hooks'
import { Figure } from '../agent.tsx'
import { type BoardPlan, figurePositions, type Point, shortestWay } from './geometry.ts'
import { useMoving } from './use-moving.ts'

interface Props {
  readonly plan: BoardPlan
  readonly agents: readonly Agent[]
  /** By agent: the building where it is. */
  readonly at: ByAgent
  /** What a tap on a figure does; missing where nothing can be picked. */
  onAgent?: ((agent: Agent) => void) | undefined
}
/** From this many figures at one building their number is shown: they overlap and are hard to count. */
const CROWD_SIZE = 4

export const Figures = ({ plan, agents, at, onAgent }: Props) => (
  <g>
    {agents.map((agent) => {
      const building = at[agent]!
      const agentsInside = agents.filter((neighbour) => at[neighbour] === building)
      const position = figurePositions(plan, building, agentsInside.length)[agentsInside.indexOf(agent)]!
      return <MovingFigure key={agent} plan={plan} agent={agent} building={building} position={position} onAgent={onAgent} />
    })}
    {buildings.map((building) => {
      const count = agents.filter((agent) => at[agent] === building).length
      return count < CROWD_SIZE ? null : <CrowdCount key={building} plan={plan} building={building} count={count} />
    })}
  </g>
)

interface FigureProps {
  readonly plan: BoardPlan
  readonly agent: Agent
  readonly building: Building
  readonly position: Point
  onAgent: ((agent: Agent) => void) | undefined
}
function MovingFigure({ plan, agent, building, position, onAgent }: FigureProps) {
  const waypointsBetween = useCallback(
    (from: Building, to: Building) => shortestWay(from, to).map((stop) => figurePositions(plan, stop, 1)[0]!),
    [plan],
  )
  return (
    // An extra target for pointers: keyboards and screen readers use the agents' row.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <g
      {...useMoving(building, position, waypointsBetween)}
      class={onAgent ? 'shadow-figure pickable' : 'shadow-figure'}
      onClick={onAgent && (() => onAgent(agent))}
    >
      {/* A figure is drawn 40 by 60, with its feet at the bottom: the middle of its feet goes to the position. */}
      <g transform={`scale(${plan.figureScale}) translate(-20 -61)`}>
        <Figure agent={agent} />
      </g>
    </g>
  )
}

/** The number of figures at a building, in a disc above the right of the last figure. */
function CrowdCount({ plan, building, count }: { readonly plan: BoardPlan; readonly building: Building; readonly count: number }) {
  const last = figurePositions(plan, building, count).at(-1)!
  const { x, y } = { x: last.x + 16 * plan.figureScale, y: last.y - 74 * plan.figureScale }
  return (
    <g class="shadow-crowd">
      <circle cx={x} cy={y} r="7" />
      <text x={x} y={y + 4.4}>
        {count}
      </text>
    </g>
  )
}
