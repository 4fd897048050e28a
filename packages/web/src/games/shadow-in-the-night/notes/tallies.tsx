// Who has moved whom how often: counted by the table from what all have seen, where the table wants it.
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { AgentFigure } from '../agent.tsx'
import { nameOf, type ShadowOpenPlay } from '../plays.ts'

export function Tallies({ play: { common, seats, words } }: { readonly play: ShadowOpenPlay }) {
  const { tallies } = common
  if (!tallies) return null
  return (
    <table class={seats.length > 4 ? 'shadow-tallies many' : 'shadow-tallies'}>
      <caption>{words.notes.talliesLine}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((sitting) => (
            <th key={sitting.seat} scope="col">
              <SeatShape who={{ ...sitting, here: true }} />
              <span class="unseen">{sitting.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {common.agents.map((agent) => (
          <tr key={agent}>
            <th scope="row">
              <AgentFigure agent={agent} />
              <span>{nameOf[agent]}</span>
            </th>
            {seats.map(({ seat }) => (
              <td key={seat} class="figures">
                {tallies[seat]?.[agent] ?? '·'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
