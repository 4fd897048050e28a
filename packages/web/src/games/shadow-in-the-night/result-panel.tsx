// The debrief: the winners, and who was who. Everything in it is open to all by now.
import type { Seat } from '@safehouse/engine'
import { type Agent, type Ending, fieldsPerRightName, lap, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { useEffect } from 'preact/hooks'
import { announce } from '../../parts/announcer.tsx'
import { SeatWindow } from '../../parts/seat-shape.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { who } from '../core/props.ts'
import { AgentFigure, Photo } from './agent.tsx'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import { Reveal } from './reveal.tsx'
import './result-panel.css'

export function ShadowResultPanel({ match }: { readonly match: ShadowSpectatorProps }) {
  const { ending } = match.common
  const verdict = ending && verdictOf(match, ending)
  // Somebody who hurries the last scene may not have heard who wins.
  useEffect(() => {
    if (verdict) announce(verdict)
  }, [verdict])
  if (!ending) return null
  return (
    <>
      <Verdict match={match} ending={ending} />
      <Reveal match={match} ending={ending} />
      <Bystanders match={match} ending={ending} />
    </>
  )
}

/** Who wins, in a sentence. */
export function verdictOf(match: ShadowSpectatorProps, { winners, furthest, points }: Ending): string {
  const { result } = match.words
  if (winners.length === 0) return result.nobodyWins(nameOf[furthest[0]!])
  return result.win(
    winners.map((seat) => who(match, seat)),
    Math.max(...points),
  )
}

/** The winners, or the bystander who won alone (SN-12, SN-13, SN-45). */
export function Verdict({ match, ending }: { readonly match: ShadowSpectatorProps; readonly ending: Ending }) {
  const { words } = match
  if (ending.winners.length > 0)
    return (
      <div class="shadow-verdicts">
        {ending.winners.map((seat) => (
          <Winner key={seat} match={match} ending={ending} seat={seat} />
        ))}
      </div>
    )
  return (
    <div class="shadow-verdicts">
      {ending.furthest.map((agent) => (
        <section key={agent} class="shadow-verdict">
          <Photo agent={agent} />
          <div>
            <Stamp text={words.result.nobodys} />
            <p>{words.result.nobodyLine}</p>
            <h2>{words.result.nobodyWins(nameOf[agent])}</h2>
          </div>
        </section>
      ))}
    </div>
  )
}

function Winner({ match, ending, seat }: { readonly match: ShadowSpectatorProps; readonly ending: Ending; readonly seat: Seat }) {
  const { words, common } = match
  const person = who(match, seat)
  const points = ending.points[seat]!
  const right = ending.dossiers?.right[seat]?.length ?? 0
  const stone = points - right * fieldsPerRightName
  const agents = ending.held[seat]!
  return (
    <section class="shadow-verdict">
      <SeatWindow who={person} />
      <div>
        <p>
          {words.result.were(
            person,
            agents.map((agent) => nameOf[agent]),
          )}
        </p>
        <p>{ending.dossiers ? words.result.sum(stone, right, right * fieldsPerRightName) : words.result.stone(stone)}</p>
        <h2>{words.result.win([person], points)}</h2>
      </div>
      <AgentFigure agent={bestAgent(agents, common)} class="shadow-verdict-agent" />
    </section>
  )
}
const bestAgent = (agents: readonly Agent[], { stones }: ShadowCommon): Agent =>
  agents.reduce((best, agent) => (stones[agent]! > stones[best]! ? agent : best))

/** The agents whose cards nobody held, with an explanation where one of them came home first but did not win. */
function Bystanders({ match, ending }: { readonly match: ShadowSpectatorProps; readonly ending: Ending }) {
  if (ending.bystanders.length === 0) return null
  return (
    <>
      <FirstHomeBystander match={match} ending={ending} />
      <p class="shadow-bystander">{match.words.result.bystanders(ending.bystanders.map((agent) => nameOf[agent]))}</p>
    </>
  )
}
function FirstHomeBystander({ match, ending }: { readonly match: ShadowSpectatorProps; readonly ending: Ending }) {
  const { words, common } = match
  const first = Math.max(...common.agents.map((agent) => common.stones[agent]!))
  const agent = ending.bystanders.find((bystander) => common.stones[bystander] === first && first >= lap)
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
