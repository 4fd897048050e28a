// All agents in a row, each the full target, with its score or what it would score. Here they are chosen, by thumb, key and ear.
import type { Agent } from '@safehouse/games/shadow-in-the-night'
import { AgentFigure } from '../agent.tsx'
import { nameOf } from '../plays.ts'
import './agents-row.css'

export interface RowItem {
  readonly main: string
  readonly sub?: string | undefined
  readonly look?: 'picked' | 'strong' | 'off' | undefined
  /** In which order it was picked, where that counts. */
  readonly mark?: number | undefined
  /** Where it is and what the figures mean, in words. */
  readonly spoken: string
}
interface Props {
  readonly label: string
  readonly agents: readonly Agent[]
  readonly item: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
}
export const AgentsRow = ({ label, agents, item, onAgent }: Props) => (
  <ul class="shadow-agents" aria-label={label}>
    {agents.map((agent) => (
      <li key={agent}>
        <Chip agent={agent} item={item(agent)} onAgent={onAgent} />
      </li>
    ))}
  </ul>
)
function Chip({ agent, item, onAgent }: { readonly agent: Agent; readonly item: RowItem; onAgent: Props['onAgent'] }) {
  const { main, sub, look, mark, spoken } = item
  const looks = look ? `shadow-agent ${look}` : 'shadow-agent'
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
      {mark !== undefined && (
        <i class="figures" aria-hidden="true">
          {mark}
        </i>
      )}
    </>
  )
  return onAgent ? (
    <button type="button" class={looks} aria-pressed={look === 'picked'} onClick={() => onAgent(agent)}>
      {inside}
    </button>
  ) : (
    <div class={looks}>{inside}</div>
  )
}
