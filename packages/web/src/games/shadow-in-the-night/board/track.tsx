// The score track: 42 fields around the board, and the stones on them (SN-01). A stone moves field by field.
import { type Agent, type ByAgent, lap } from '@safehouse/games/shadow-in-the-night'
import { useCallback } from 'preact/hooks'
import sprites from '../../../art/house.svg?no-inline'
import { Stone } from '../agent.tsx'
import { type BoardPlan, type Point, stonePositions } from './geometry.ts'
import { useMoving } from './use-moving.ts'
import './track.css'

/** Side of a drawn field; the rest of FIELD_SIZE is the gap to the next one. */
const FIELD_EDGE = 28.2

export const Track = ({ plan }: { readonly plan: BoardPlan }) => (
  <g>
    {plan.fields.map(({ x, y }, i) => (
      <g key={i} class={i === 0 ? 'shadow-field start' : i % 5 === 0 ? 'shadow-field fifth' : 'shadow-field'}>
        <rect x={x - FIELD_EDGE / 2} y={y - FIELD_EDGE / 2} width={FIELD_EDGE} height={FIELD_EDGE} rx="4.5" />
        {i > 0 && i % 5 === 0 && (
          <text x={x} y={y + 4.2}>
            {i}
          </text>
        )}
        {i === 0 && <use href={`${sprites}#house`} x={x - 9} y={y - 9} width="18" height="18" />}
      </g>
    ))}
  </g>
)

interface StonesProps {
  readonly plan: BoardPlan
  readonly agents: readonly Agent[]
  readonly stones: ByAgent
}
export const Stones = ({ plan, agents, stones }: StonesProps) => (
  <g>
    {agents.map((agent) => {
      const points = stones[agent]!
      const agentsOnField = agents.filter((neighbour) => stones[neighbour]! % lap === points % lap)
      const { position, size } = stonePositions(plan, points, agentsOnField.length)[agentsOnField.indexOf(agent)]!
      return <MovingStone key={agent} plan={plan} agent={agent} points={points} position={position} size={size} />
    })}
  </g>
)

interface MovingStoneProps {
  readonly plan: BoardPlan
  readonly agent: Agent
  readonly points: number
  readonly position: Point
  readonly size: number
}
function MovingStone({ plan, agent, points, position, size }: MovingStoneProps) {
  const waypointsBetween = useCallback((from: number, to: number) => fieldsBetween(plan, from, to), [plan])
  return (
    <g {...useMoving(points, position, waypointsBetween)}>
      <g transform={`scale(${size / 40}) translate(-20 -20)`}>
        <Stone agent={agent} letter={size > 12} />
      </g>
    </g>
  )
}

/** The centres of the fields passed from one field to another, the goal included. */
export function fieldsBetween({ fields }: BoardPlan, from: number, to: number): Point[] {
  const direction = to < from ? -1 : 1
  return Array.from({ length: Math.abs(to - from) }, (_, i) => fields[(from + direction * (i + 1)) % lap]!)
}
