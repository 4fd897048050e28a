// One doorstep, laid out in place of the agents' row: whoever stands there, large enough for any thumb.
import type { Agent, Building } from '@safehouse/games/shadow-in-the-night'
import type { Words } from '../words/en.ts'
import { AgentsRow, type RowItem } from './agents-row.tsx'
import type { Shown } from './board.tsx'
import './doorstep.css'

interface Props {
  readonly words: Words
  readonly building: Building
  readonly shown: Shown
  readonly item: (agent: Agent) => RowItem
  onAgent?: ((agent: Agent) => void) | undefined
}
export function Doorstep({ words, building, shown, item, onAgent }: Props) {
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
