// The debrief: the last scoring, then the cards turned up one by one, the dossiers line by line, and the sums.
// Everything in it is told to all; what was secret until now is secret no more.
import type { Seat } from '@safehouse/engine'
import { type Agent, type Ending, fieldsEach, lap, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { Window } from '../../parts/seat-shape.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { AgentFigure, Photo } from './agent.tsx'
import { Stage } from './board/board-area.tsx'
import { scoringScene } from './display.ts'
import { nameOf, type ShadowOpenPlay, who } from './plays.ts'
import { Reveal } from './reveal.tsx'
import { useScoring } from './scoring/use-scoring.ts'
import { useLayout } from './use-layout.ts'
import './result.css'

export function ShadowResult({ play }: { readonly play: ShadowOpenPlay }) {
  const layout = useLayout()
  const { show, skip } = useScoring(play)
  const { ending } = play.common
  if (!ending) return null
  if (show) {
    const scene = scoringScene(play, show, skip)
    return (
      <>
        <div class="lead" role="status">
          <h2>{scene.says}</h2>
          <p>{scene.line}</p>
        </div>
        <Stage play={play} scene={scene} layout={layout === 'side' ? 'phone' : layout} near={undefined} />
        {layout !== 'tv' && (
          <button type="button" class="button plain slim" onClick={skip}>
            {play.words.result.all}
          </button>
        )}
      </>
    )
  }
  return (
    <>
      <Verdict play={play} ending={ending} />
      <Reveal play={play} ending={ending} lively={play.news.facts.length > 0} />
      <Bystanders play={play} ending={ending} />
    </>
  )
}

function Verdict({ play, ending }: { readonly play: ShadowOpenPlay; readonly ending: Ending }) {
  const { words } = play
  if (ending.winners.length > 0)
    return (
      <div class="shadow-verdicts">
        {ending.winners.map((seat) => (
          <Winner key={seat} play={play} ending={ending} seat={seat} />
        ))}
      </div>
    )
  return (
    <div class="shadow-verdicts">
      {ending.furthest.map((agent) => (
        <section key={agent} class="shadow-verdict">
          <Photo agent={agent} />
          <div>
            <Stamp says={words.result.nobodys} />
            <p>{words.result.nobodyLine}</p>
            <h2>{words.result.nobodyWins(nameOf[agent])}</h2>
          </div>
        </section>
      ))}
    </div>
  )
}

function Winner({ play, ending, seat }: { readonly play: ShadowOpenPlay; readonly ending: Ending; readonly seat: Seat }) {
  const { words, common } = play
  const person = who(play, seat)
  const points = ending.points[seat]!
  const right = ending.dossiers?.right[seat]?.length ?? 0
  const stone = points - right * fieldsEach
  const own = ending.held[seat]!
  return (
    <section class="shadow-verdict">
      <Window who={person} />
      <div>
        <p>
          {words.result.were(
            person,
            own.map((agent) => nameOf[agent]),
          )}
        </p>
        <p>{ending.dossiers ? words.result.sum(stone, right, right * fieldsEach) : words.result.stone(stone)}</p>
        <h2>{words.result.wins(person, points)}</h2>
      </div>
      <AgentFigure agent={bestOf(own, common)} class="shadow-verdict-agent" />
    </section>
  )
}
const bestOf = (own: readonly Agent[], { stones }: ShadowCommon): Agent =>
  own.reduce((best, agent) => (stones[agent]! > stones[best]! ? agent : best))

/** Whose cards nobody held; one who came home first and did not win needs a word more. */
function Bystanders({ play, ending }: { readonly play: ShadowOpenPlay; readonly ending: Ending }) {
  if (ending.bystanders.length === 0) return null
  return (
    <>
      <HomeFirst play={play} ending={ending} />
      <p class="shadow-bystander">{play.words.result.bystanders(ending.bystanders.map((agent) => nameOf[agent]))}</p>
    </>
  )
}
function HomeFirst({ play, ending }: { readonly play: ShadowOpenPlay; readonly ending: Ending }) {
  const { words, common } = play
  const first = Math.max(...common.agents.map((agent) => common.stones[agent]!))
  const agent = ending.bystanders.find((one) => common.stones[one] === first && first >= lap)
  if (!agent || ending.winners.length === 0) return null
  return (
    <p class="shadow-bystander">
      <AgentFigure agent={agent} />
      <span>
        <b>{words.result.bystanderFirst(nameOf[agent], first)}</b> {words.result.beaten(Math.max(...ending.points), first)}
      </span>
    </p>
  )
}
