// The table of Shadow in the Night for spectators and the shared screen: open facts alone, nothing to decide. The shared screen
// has the board on the left and a column with seats, possible gains and the last events.
import { questionOf } from '@safehouse/games/shadow-in-the-night'
import { messages as house } from '../../i18n/language.ts'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { waiting } from '../core/props.ts'
import { AgentFigure } from './agent.tsx'
import { BoardArea } from './board/board-area.tsx'
import { useTrails } from './board/trails.tsx'
import { displayForEveryone, listGains, type TableDisplay } from './display.ts'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import { showsSeats, TableHeadline } from './seat-screen.tsx'
import { Seats } from './seats.tsx'
import { useDraft } from './turn/use-draft.ts'
import { type Layout, useLayout } from './use-layout.ts'
import './spectator-screen.css'

export function ShadowSpectatorScreen({ play }: { readonly play: ShadowSpectatorProps }) {
  const layout = useLayout()
  const trails = useTrails(play)
  const [{ zoomedOn }, updateDraft] = useDraft(questionOf(play.common))
  const display = displayForEveryone(play, trails)
  const watching = [waiting(play.words.watching)]
  if (layout === 'tv') return <SharedScreenTable play={play} display={display} layout={layout} />
  return (
    <TableFrame
      seats={showsSeats(layout, display) && <Seats play={play} />}
      headline={<TableHeadline play={play} display={display} layout={layout} zoomedOn={zoomedOn} />}
      stage={<BoardArea play={play} display={display} layout={layout} zoomedOn={zoomedOn} onZoom={(zoomedOn) => updateDraft({ zoomedOn })} />}
      bar={<ActionBar label={house().table.actions} actions={watching} />}
    />
  )
}

const SharedScreenTable = ({
  play,
  display,
  layout,
}: {
  readonly play: ShadowSpectatorProps
  readonly display: TableDisplay
  readonly layout: Layout
}) => (
  <TableFrame
    seats={<Seats play={play} />}
    headline={<TableHeadline play={play} display={display} layout={layout} />}
    stage={<BoardArea play={play} display={display} layout={layout} zoomedOn={undefined} />}
    folder={
      <>
        {display.isCardRound && <PossibleGains play={play} />}
        <LastEvents events={play.events.slice(play.events.length - eventsThatFit(play, display))} />
      </>
    }
  />
)

/** How many of the last events fit into the column. */
const eventsThatFit = ({ seats }: ShadowSpectatorProps, { isCardRound }: TableDisplay): number => (!isCardRound ? 2 : seats.length < 6 ? 1 : 0)

/** What every agent would score if nothing changed (SN-09). */
function PossibleGains({ play }: { readonly play: ShadowSpectatorProps }) {
  const itemOf = listGains(play, play.common)
  return (
    <section class="shadow-if">
      <h3>{play.words.stake.ifNothing}</h3>
      <ul>
        {play.common.agents.map((agent) => (
          <li key={agent}>
            <AgentFigure agent={agent} />
            <span class="unseen">{nameOf[agent]}</span>
            <b class="figures">{itemOf(agent).main}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
