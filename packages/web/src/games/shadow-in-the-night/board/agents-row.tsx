// The agents in play as a row of large buttons, each with its points or with what it would score. Agents are picked here by
// touch, keyboard and screen reader; the figures on the board are an extra target for pointers.
import type { Agent, Building } from '@safehouse/games/shadow-in-the-night'
import { AgentFigure } from '../agent.tsx'
import { nameOf } from '../props.ts'
import type { Words } from '../words/en.ts'
import type { BoardState } from './board.tsx'
import './agents-row.css'

/** What the row says about one agent. */
export interface RowItem {
  /** The large line: the agent's points, or what it would score. */
  readonly main: string
  /** The small line below: what it has just scored; there only in a scene of a scoring. */
  readonly sub?: string | undefined
  /** Highlighted: it scores. Dimmed: the card cannot pick it. */
  readonly emphasis?: 'picked' | 'highlighted' | 'dimmed' | undefined
  /** The number on its badge: how many steps it goes, or the position in which a card's agents were picked. */
  readonly badge?: number | undefined
  /** Its building and its points in words, for screen readers. */
  readonly spoken: string
}
interface Props {
  readonly label: string
  readonly agents: readonly Agent[]
  readonly itemOf: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
}
export const AgentsRow = ({ label, agents, itemOf, onAgent }: Props) => (
  <ul class="shadow-agents" aria-label={label}>
    {agents.map((agent) => (
      <li key={agent}>
        <AgentChip agent={agent} item={itemOf(agent)} onAgent={onAgent} />
      </li>
    ))}
  </ul>
)
function AgentChip({ agent, item, onAgent }: { readonly agent: Agent; readonly item: RowItem; onAgent: Props['onAgent'] }) {
  const { main, sub, emphasis, badge, spoken } = item
  const classes = emphasis ? `shadow-agent ${emphasis}` : 'shadow-agent'
  const inside = (
    <>
      <AgentFigure agent={agent} />
      <span class="unseen">
        {nameOf[agent]}, {spoken}
      </span>
      <b class="figures" aria-hidden="true">
        {main}
      </b>
      {sub !== undefined && (
        <small class="figures" aria-hidden="true">
          {sub}
        </small>
      )}
      {badge !== undefined && (
        <i class="figures" aria-hidden="true">
          {badge}
        </i>
      )}
    </>
  )
  return onAgent ? (
    <button type="button" class={classes} aria-pressed={emphasis === 'picked'} onClick={() => onAgent(agent)}>
      {inside}
    </button>
  ) : (
    <div class={classes}>{inside}</div>
  )
}

interface DoorstepProps {
  readonly words: Words
  readonly building: Building
  readonly state: BoardState
  readonly itemOf: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
}
/** The agents at one building, in place of the row while the board is zoomed in on it. */
export function Doorstep({ words, building, state, itemOf, onAgent }: DoorstepProps) {
  const canPick = onAgent !== undefined
  const agentsInside = state.agents.filter((agent) => state.at[agent] === building)
  return (
    <section class="shadow-doorstep">
      <h3>
        {words.board.at(building)}
        <span>{words.board.agentsHere(agentsInside.length, canPick)}</span>
      </h3>
      <AgentsRow label={words.board.at(building)} agents={agentsInside} itemOf={itemOf} onAgent={onAgent} />
    </section>
  )
}
