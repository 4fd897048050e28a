// The table of Shadow in the Night for spectators and the shared screen: open facts alone, nothing to decide. The shared screen
// has the board on the left and a column with seats, possible gains and the last events.
import { questionOf } from '@safehouse/games/shadow-in-the-night'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { dimmedAction } from '../core/props.ts'
import { AgentFigure } from './agent.tsx'
import { BoardArea } from './board/board-area.tsx'
import { useTrails } from './board/trails.tsx'
import { displayForEveryone, itemWithGain, type TableDisplay } from './display.ts'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import { showsSeats, TableHeadline } from './seat-screen.tsx'
import { Seats } from './seats.tsx'
import { useDraft } from './turn/use-draft.ts'
import { type Layout, useLayout } from './use-layout.ts'
import './spectator-screen.css'

export function ShadowSpectatorScreen({ match }: { readonly match: ShadowSpectatorProps }) {
  const layout = useLayout()
  const trails = useTrails(match)
  const [{ zoomedOn }, updateDraft] = useDraft(questionOf(match.common))
  const display = displayForEveryone(match, trails)
  const watching = [dimmedAction(match.words.watching)]
  if (layout === 'tv') return <SharedScreenTable match={match} display={display} layout={layout} />
  return (
    <TableFrame
      seats={showsSeats(layout, display) && <Seats match={match} />}
      headline={<TableHeadline match={match} display={display} layout={layout} zoomedOn={zoomedOn} />}
      center={<BoardArea match={match} display={display} layout={layout} zoomedOn={zoomedOn} onZoom={(zoomedOn) => updateDraft({ zoomedOn })} />}
      bar={<ActionBar actions={watching} />}
    />
  )
}

interface SharedScreenProps {
  readonly match: ShadowSpectatorProps
  readonly display: TableDisplay
  readonly layout: Layout
}
const SharedScreenTable = ({ match, display, layout }: SharedScreenProps) => (
  <TableFrame
    seats={<Seats match={match} />}
    headline={<TableHeadline match={match} display={display} layout={layout} />}
    center={<BoardArea match={match} display={display} layout={layout} zoomedOn={undefined} />}
    bottom={
      <>
        {display.isCardRound && <PossibleGains match={match} />}
        <LastEvents events={match.events.slice(match.events.length - countEventsThatFit(match, display))} />
      </>
    }
  />
)

/** How many of the last events fit into the column: a card round needs its place for possible gains, and six seats leave none. */
const countEventsThatFit = ({ seats }: ShadowSpectatorProps, { isCardRound }: TableDisplay): number => (!isCardRound ? 2 : seats.length < 6 ? 1 : 0)

/** What every agent would score if nothing changed (SN-09). */
function PossibleGains({ match }: { readonly match: ShadowSpectatorProps }) {
  const itemOf = itemWithGain(match, match.common)
  return (
    <section class="shadow-gains">
      <h3>{match.words.stake.ifNothing}</h3>
      <ul>
        {match.common.agents.map((agent) => (
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
