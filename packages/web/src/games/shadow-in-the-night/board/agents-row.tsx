// All agents in a row, each the full target, with its score or what it would score. Here they are chosen, by thumb, key and ear.
import type { Agent, Building } from '@safehouse/games/shadow-in-the-night'
import { AgentFigure } from '../agent.tsx'
import { nameOf } from '../plays.ts'
import type { Words } from '../words/en.ts'
import type { Shown } from './board.tsx'
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

interface DoorstepProps {
  readonly words: Words
  readonly building: Building
  readonly shown: Shown
  readonly item: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
}
export function Doorstep({ words, building, shown, item, onAgent }: DoorstepProps) {
  const here = shown.agents.filter((agent) => shown.at[agent] === building)
  return (
    <section class="shadow-doorstep">
      <h3>
        {words.board.at(building)}
        <span>{words.board.howMany(here.length, onAgent !== undefined)}</span>
      </h3>
      <AgentsRow label={words.board.at(building)} agents={here} item={item} onAgent={onAgent} />
    </section>
  )
}
