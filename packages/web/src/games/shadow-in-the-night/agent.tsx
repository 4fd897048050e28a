// An agent as drawn: the figure in its hat, and the stone on the track. Both carry the initial; no colour has to be seen.
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import house from '../../art/house.svg?no-inline'
import art from './art.svg?no-inline'
import { nameOf } from './plays.ts'
import './agent.css'

interface StoneLook {
  readonly shape: string
  /** Where the letter sits in a field of 40 by 40, and how large it is. */
  readonly baseline: number
  readonly size: number
}
const stones: Readonly<Record<Agent, StoneLook>> = {
  schulz: { shape: 'disc', baseline: 27.5, size: 21 },
  perry: { shape: 'triangle', baseline: 33, size: 18 },
  bucci: { shape: 'hexagon', baseline: 27.5, size: 21 },
  jacques: { shape: 'diamond', baseline: 27, size: 19 },
  mirkov: { shape: 'cross', baseline: 26.6, size: 18 },
  doyle: { shape: 'square', baseline: 27.5, size: 21 },
  larsson: { shape: 'drop', baseline: 31, size: 19 },
}
const onDark: readonly Agent[] = ['jacques', 'doyle']
const letterLook = (agent: Agent) => (onDark.includes(agent) ? 'agent-letter white' : 'agent-letter')
const colour = (agent: Agent) => ({ color: `var(--${agent})` })

/** For inside a drawing: 40 by 60, its feet at the bottom. */
export const Figure = ({ agent }: { readonly agent: Agent }) => (
  <g style={colour(agent)}>
    <use href={`${art}#agent-${agent}`} x="-4" y="-6" width="48" height="72" />
    <text x="20" y="52" class={letterLook(agent)}>
      {nameOf[agent][0]}
    </text>
  </g>
)
/** Says nothing to a screen reader: its name stands beside it. */
export const AgentFigure = ({ agent, class: look = 'agent' }: { readonly agent: Agent; readonly class?: string }) => (
  <svg class={look} viewBox="-4 -5 48 70" aria-hidden="true">
    <Figure agent={agent} />
  </svg>
)
export const Photo = ({ agent }: { readonly agent: Agent }) => (
  <span class="shadow-photo">
    <AgentFigure agent={agent} class="shadow-portrait" />
  </span>
)
/** For inside a drawing: 40 by 40. Small ones have no letter. */
export function Stone({ agent, letter }: { readonly agent: Agent; readonly letter: boolean }) {
  const { shape, baseline, size } = stones[agent]
  return (
    <g style={colour(agent)}>
      <use href={`${house}#shape-${shape}`} width="40" height="40" class="stone-edge" />
      <use href={`${house}#shape-${shape}`} width="40" height="40" fill="currentColor" />
      {letter && (
        <text x="20" y={baseline} class={letterLook(agent)} style={{ fontSize: size }}>
          {nameOf[agent][0]}
        </text>
      )}
    </g>
  )
}
