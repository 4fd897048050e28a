// An agent as drawn: the figure in its hat, its photo, and its stone on the track. Figure and stone carry the agent's initial,
// so that nobody has to tell agents apart by colour.
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import sprites from '../../art/house.svg?no-inline'
import art from './art.svg?no-inline'
import { nameOf } from './props.ts'
import './agent.css'

interface StoneShape {
  readonly shape: string
  /** Baseline and font size of the letter in a stone of 40 by 40. */
  readonly baseline: number
  readonly size: number
}
const stoneShapes: Readonly<Record<Agent, StoneShape>> = {
  schulz: { shape: 'disc', baseline: 27.5, size: 21 },
  perry: { shape: 'triangle', baseline: 33, size: 18 },
  bucci: { shape: 'hexagon', baseline: 27.5, size: 21 },
  jacques: { shape: 'diamond', baseline: 27, size: 19 },
  mirkov: { shape: 'cross', baseline: 26.6, size: 18 },
  doyle: { shape: 'square', baseline: 27.5, size: 21 },
  larsson: { shape: 'drop', baseline: 31, size: 19 },
}
/** Agents in dark colours, whose letter is white. */
const darkAgents: readonly Agent[] = ['jacques', 'doyle']
const letterClass = (agent: Agent) => (darkAgents.includes(agent) ? 'agent-letter white' : 'agent-letter')
const colourOf = (agent: Agent) => ({ color: `var(--${agent})` })

/** The figure for use inside an SVG: 40 by 60, its feet at the bottom. */
export const Figure = ({ agent }: { readonly agent: Agent }) => (
  <g style={colourOf(agent)}>
    <use href={`${art}#agent-${agent}`} x="-4" y="-6" width="48" height="72" />
    <text x="20" y="52" class={letterClass(agent)}>
      {nameOf[agent][0]}
    </text>
  </g>
)
/** The figure as an SVG of its own, hidden from screen readers: its name always stands beside it. */
export const AgentFigure = ({ agent, class: className = 'agent' }: { readonly agent: Agent; readonly class?: string }) => (
  <svg class={className} viewBox="-4 -5 48 70" aria-hidden="true">
    <Figure agent={agent} />
  </svg>
)
export const Photo = ({ agent }: { readonly agent: Agent }) => (
  <span class="shadow-photo">
    <AgentFigure agent={agent} class="shadow-portrait" />
  </span>
)
/** The stone for use inside an SVG: 40 by 40. */
export function Stone({ agent, letter }: { readonly agent: Agent; readonly letter: boolean }) {
  const { shape, baseline, size } = stoneShapes[agent]
  return (
    <g style={colourOf(agent)}>
      <use href={`${sprites}#shape-${shape}`} width="40" height="40" class="stone-edge" />
      <use href={`${sprites}#shape-${shape}`} width="40" height="40" fill="currentColor" />
      {letter && (
        <text x="20" y={baseline} class={letterClass(agent)} style={{ fontSize: size }}>
          {nameOf[agent][0]}
        </text>
      )}
    </g>
  )
}
