// The same table for those without a seat and for the shared screen: open facts, nothing to decide. On a large screen the board
// stands left at full height, and a column tells who is on, what is at stake and what happened last.
import { questionOf } from '@safehouse/games/shadow-in-the-night'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { words as house } from '../../words/language.ts'
import { AgentFigure } from './agent.tsx'
import { Stage } from './board/board-area.tsx'
import { useTrails } from './board/trails.tsx'
import { openScene, type Scene, scoringScene, stakes, waiting } from './display.ts'
import { nameOf, type ShadowOpenPlay } from './plays.ts'
import { useScoring } from './scoring/use-scoring.ts'
import { Seats } from './seats.tsx'
import { Says, seatsIn } from './table.tsx'
import { useDraft } from './turn/use-draft.ts'
import { type Layout, useLayout } from './use-layout.ts'
import './watch.css'

export function ShadowWatch({ play }: { readonly play: ShadowOpenPlay }) {
  const layout = useLayout()
  const trails = useTrails(play)
  const { show, skip } = useScoring(play)
  const [{ near }, change] = useDraft(questionOf(play.common))
  const scene = show ? scoringScene(play, show, skip) : openScene(play, trails)
  const watching = [waiting(play.words.watching)]
  if (layout === 'tv') return <Shared play={play} scene={scene} layout={layout} />
  return (
    <TableFrame
      seats={seatsIn(layout, scene) && <Seats play={play} />}
      headline={<Says play={play} scene={scene} layout={layout} near={near} />}
      stage={<Stage play={play} scene={scene} layout={layout} near={show ? undefined : near} onNear={(near) => change({ near })} />}
      bar={<ActionBar label={house().table.actions} actions={show ? scene.actions : watching} />}
    />
  )
}

const Shared = ({ play, scene, layout }: { readonly play: ShadowOpenPlay; readonly scene: Scene; readonly layout: Layout }) => (
  <TableFrame
    seats={<Seats play={play} />}
    headline={<Says play={play} scene={scene} layout={layout} />}
    stage={<Stage play={play} scene={scene} layout={layout} near={undefined} />}
    folder={
      <>
        {scene.round && <IfNothingChanges play={play} />}
        <LastEvents events={play.events.slice(play.events.length - roomFor(play, scene))} />
      </>
    }
  />
)

/** How many events the column has room for beside everything else in it. */
const roomFor = ({ seats }: ShadowOpenPlay, { round }: Scene): number => (!round ? 2 : seats.length < 6 ? 1 : 0)

/** What all seven would score as it stands. */
function IfNothingChanges({ play }: { readonly play: ShadowOpenPlay }) {
  const item = stakes(play, play.common)
  return (
    <section class="shadow-if">
      <h3>{play.words.stake.ifNothing}</h3>
      <ul>
        {play.common.agents.map((agent) => (
          <li key={agent}>
            <AgentFigure agent={agent} />
            <span class="unseen">{nameOf[agent]}</span>
            <b class="figures">{item(agent).main}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
