// The ring of twelve buildings with their number plates, the street inside, and the safe (SN-01, SN-03). Each drawing has as
// many lit windows as the building is worth.
import { type Building, buildings, ruin } from '@safehouse/games/shadow-in-the-night'
import { useCallback } from 'preact/hooks'
import art from '../art.svg?no-inline'
import type { Words } from '../words/en.ts'
import { type BoardPlan, safePosition, shortestWay } from './geometry.ts'
import { useMoving } from './use-moving.ts'
import './street.css'

interface Props {
  readonly plan: BoardPlan
  readonly words: Words
  readonly safe: Building
  /** Where the safe still is while a player chooses another building for it. */
  readonly safeBefore: Building | undefined
  /** The building of the agent that is scoring: its plate lights up. */
  readonly scoringBuilding: Building | undefined
  /** The buildings that may be picked for the safe. */
  readonly choosable: readonly Building[]
}
export function Street({ plan, words, safe, safeBefore, scoringBuilding, choosable }: Props) {
  const { centre, rx, ry, width } = plan.street
  return (
    <g>
      <ellipse cx={centre.x} cy={centre.y} rx={rx} ry={ry} class="shadow-street" stroke-width={width} />
      {buildings.map((building) => (
        <g key={building} class={classesOf(building, safe, safeBefore, scoringBuilding, choosable)}>
          <House plan={plan} building={building} />
          <Plate plan={plan} building={building} label={words.plate(building)} />
        </g>
      ))}
      {safeBefore !== undefined && (
        <g transform={translateToSafe(plan, safeBefore)} class="shadow-ghost">
          <SafeDrawing plan={plan} />
        </g>
      )}
      <MovingSafe plan={plan} safe={safe} />
    </g>
  )
}
function classesOf(
  building: Building,
  safe: Building,
  safeBefore: Building | undefined,
  scoringBuilding: Building | undefined,
  choosable: readonly Building[],
): string {
  const classes = ['shadow-house']
  if (building === ruin) classes.push('ruin')
  if (building === safe) classes.push('guarded')
  if (building === safeBefore) classes.push('left')
  if (building === scoringBuilding) classes.push('lit')
  if (choosable.includes(building)) classes.push('open')
  return classes.join(' ')
}

function House({ plan: { feet, buildingScale }, building }: { readonly plan: BoardPlan; readonly building: Building }) {
  const { x, y } = feet[building]!
  return (
    <use
      href={`${art}#building-${building}`}
      x={x - 30 * buildingScale}
      y={y - 86 * buildingScale}
      width={60 * buildingScale}
      height={88 * buildingScale}
    />
  )
}
function Plate({ plan: { feet }, building, label }: { readonly plan: BoardPlan; readonly building: Building; readonly label: string }) {
  const { x, y } = feet[building]!
  const width = label.length > 1 ? 22.5 : 18.8
  return (
    <g class="shadow-plate">
      <rect x={x - width / 2} y={y + 1.9} width={width} height="15.2" rx="3.1" />
      <text x={x} y={y + 13.9}>
        {label}
      </text>
    </g>
  )
}

/** Side of the safe on the tall board, whose buildings are scaled by 0.66. */
const SAFE_SIZE = 25
const translateToSafe = (plan: BoardPlan, building: Building): string => {
  const { x, y } = safePosition(plan, building)
  return `translate(${x} ${y})`
}
function MovingSafe({ plan, safe }: { readonly plan: BoardPlan; readonly safe: Building }) {
  const waypointsBetween = useCallback(
    (from: Building, to: Building) => shortestWay(from, to).map((building) => safePosition(plan, building)),
    [plan],
  )
  return (
    <g {...useMoving(safe, safePosition(plan, safe), waypointsBetween)}>
      <SafeDrawing plan={plan} />
    </g>
  )
}
function SafeDrawing({ plan: { buildingScale } }: { readonly plan: BoardPlan }) {
  const size = (SAFE_SIZE * buildingScale) / 0.66
  return <use class="shadow-safe" href={`${art}#safe`} x={-size / 2} y={-size / 2} width={size} height={size} />
}
