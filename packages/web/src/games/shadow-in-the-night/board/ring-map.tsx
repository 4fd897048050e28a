// The whole ring, small, in the corner of the near view: where one looks, where the safe is, and who is elsewhere.
import { type Building, buildings } from '@safehouse/games/shadow-in-the-night'
import art from '../art.svg?no-inline'
import type { Shown } from './board.tsx'

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
