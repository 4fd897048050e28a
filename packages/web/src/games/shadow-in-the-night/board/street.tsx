// The ring of twelve buildings with the street inside, their numbers, and the safe. A building worth seven has seven lit windows.
import { type Building, buildings, ruin } from '@safehouse/games/shadow-in-the-night'
import { useCallback } from 'preact/hooks'
import art from '../art.svg?no-inline'
import type { Words } from '../words/en.ts'
import { type BoardPlan, safePlace, wayBetween } from './geometry.ts'
import { useMoving } from './use-moving.ts'
import './street.css'

interface Props {
  readonly plan: BoardPlan
  readonly words: Words
  readonly safe: Building
  /** Where the safe still is while somebody chooses another place for it. */
  readonly ghost: Building | undefined
  /** Its number lights: an agent in it scores just now. */
  readonly lit: Building | undefined
  /** Those that may be chosen. */
  readonly open: readonly Building[]
}
export function Street({ plan, words, safe, ghost, lit, open }: Props) {
  const { at, rx, ry, broad } = plan.street
  return (
    <g>
      <ellipse cx={at.x} cy={at.y} rx={rx} ry={ry} class="shadow-street" stroke-width={broad} />
      {buildings.map((building) => (
        <g key={building} class={lookOf(building, safe, ghost, lit, open)}>
          <House plan={plan} building={building} />
          <Plate plan={plan} building={building} says={words.plate(building)} />
        </g>
      ))}
      {ghost !== undefined && (
        <g transform={placed(plan, ghost)} class="shadow-ghost">
          <SafeDrawing plan={plan} />
        </g>
      )}
      <MovingSafe plan={plan} safe={safe} />
    </g>
  )
}
function lookOf(building: Building, safe: Building, ghost: Building | undefined, lit: Building | undefined, open: readonly Building[]): string {
  const looks = ['shadow-house']
  if (building === ruin) looks.push('ruin')
  if (building === safe) looks.push('guarded')
  if (building === ghost) looks.push('left')
  if (building === lit) looks.push('lit')
  if (open.includes(building)) looks.push('open')
  return looks.join(' ')
}

function House({ plan: { feet, house }, building }: { readonly plan: BoardPlan; readonly building: Building }) {
  const { x, y } = feet[building]!
  return <use href={`${art}#building-${building}`} x={x - 30 * house} y={y - 86 * house} width={60 * house} height={88 * house} />
}
function Plate({ plan: { feet }, building, says }: { readonly plan: BoardPlan; readonly building: Building; readonly says: string }) {
  const { x, y } = feet[building]!
  const wide = says.length > 1 ? 22.5 : 18.8
  return (
    <g class="shadow-plate">
      <rect x={x - wide / 2} y={y + 1.9} width={wide} height="15.2" rx="3.1" />
      <text x={x} y={y + 13.9}>
        {says}
      </text>
    </g>
  )
}

const safeSize = 25
const placed = (plan: BoardPlan, building: Building): string => {
  const { x, y } = safePlace(plan, building)
  return `translate(${x} ${y})`
}
function MovingSafe({ plan, safe }: { readonly plan: BoardPlan; readonly safe: Building }) {
  const via = useCallback((from: Building, to: Building) => wayBetween(from, to).map((building) => safePlace(plan, building)), [plan])
  return (
    <g {...useMoving(safe, safePlace(plan, safe), via)}>
      <SafeDrawing plan={plan} />
    </g>
  )
}
function SafeDrawing({ plan: { house } }: { readonly plan: BoardPlan }) {
  const size = (safeSize * house) / 0.66
  return <use href={`${art}#safe`} x={-size / 2} y={-size / 2} width={size} height={size} />
}
