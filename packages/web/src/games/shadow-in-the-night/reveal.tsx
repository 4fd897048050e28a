// Who was who, and what everybody had written down: cards turn one by one, then the dossiers column by column, the sums last.
import type { Seat } from '@safehouse/engine'
import { type Agent, type Ending, fieldsEach, type Names } from '@safehouse/games/shadow-in-the-night'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../../parts/drawing.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import { AgentFigure } from './agent.tsx'
import art from './art.svg?no-inline'
import { nameOf, type ShadowOpenPlay } from './plays.ts'
import './reveal.css'

interface Props {
  readonly play: ShadowOpenPlay
  readonly ending: Ending
  /** Just now: it is turned up before everyone's eyes. After a reload it lies there. */
  readonly lively: boolean
}
export function Reveal({ play, ending, lively }: Props) {
  const { common, words, seats } = play
  const { dossiers } = ending
  const holderOf = (agent: Agent): Seat | undefined => {
    const seat = ending.held.findIndex((own) => own.includes(agent))
    return seat < 0 ? undefined : seat
  }
  return (
    <table class={lively ? 'shadow-reveal lively' : 'shadow-reveal'}>
      {dossiers && <caption>{words.result.underlined}</caption>}
      <thead>
        <tr>
          <td />
          {common.agents.map((agent) => (
            <th key={agent} scope="col">
              <AgentFigure agent={agent} />
              <span class="unseen">{nameOf[agent]}</span>
            </th>
          ))}
          <td />
        </tr>
        <tr class="was">
          <th scope="row">{words.result.was}</th>
          {common.agents.map((agent, i) => {
            const holder = holderOf(agent)
            return (
              <Turned key={agent} order={i}>
                <NameMark
                  play={play}
                  seat={holder}
                  spoken={words.result.wasWho(nameOf[agent], holder === undefined ? words.result.nobody : who(play, holder).name)}
                />
              </Turned>
            )
          })}
          <td />
        </tr>
        <tr class="stones">
          <th scope="row">{words.result.points}</th>
          {common.agents.map((agent) => (
            <td key={agent} class="figures">
              {common.stones[agent]}
            </td>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat }) => (
          <Line key={seat} play={play} ending={ending} seat={seat} names={dossiers?.entries[seat] ?? null} />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly play: ShadowOpenPlay
  readonly ending: Ending
  readonly seat: Seat
  readonly names: Names | null
}
function Line({ play, ending, seat, names }: LineProps) {
  const { common, words } = play
  const person = who(play, seat)
  const right = ending.dossiers?.right[seat] ?? []
  const points = ending.points[seat]!
  const extra = right.length * fieldsEach
  const sums = common.agents.length * 2
  return (
    <tr class={ending.winners.includes(seat) ? 'winner' : undefined}>
      <th scope="row">{person.you ? words.result.you : <bdi>{person.name}</bdi>}</th>
      {common.agents.map((agent, i) => {
        const own = ending.held[seat]!.includes(agent)
        if (!names)
          return (
            <td key={agent} class={own ? 'own' : undefined}>
              {own && <NameMark play={play} seat={seat} spoken={nameOf[agent]} />}
            </td>
          )
        const name = names[agent] ?? undefined
        const isRight = right.includes(agent)
        const said = name === undefined ? words.result.nobody : who(play, name).name
        return (
          <Turned key={agent} order={common.agents.length + i} look={own ? 'own' : isRight ? 'right' : 'wrong'}>
            <NameMark play={play} seat={name} spoken={words.result.of(person.name, nameOf[agent], said, isRight)} />
          </Turned>
        )
      })}
      <Turned order={sums} look="sum figures">
        {points}
        {names && (
          <small>
            {points - extra} + {extra}
          </small>
        )}
      </Turned>
    </tr>
  )
}

const Turned = ({ order, look, children }: { readonly order: number; readonly look?: string; readonly children: ComponentChildren }) => (
  <td class={look}>
    <span class="turned" style={{ '--order': order }}>
      {children}
    </span>
  </td>
)
const NameMark = ({ play, seat, spoken }: { readonly play: ShadowOpenPlay; readonly seat: Seat | undefined; readonly spoken: string }) => (
  <>
    {seat === undefined ? <Drawing from={art} name="pass" class="shadow-dash" /> : <SeatShape who={{ ...who(play, seat), here: true }} />}
    <span class="unseen">{spoken}</span>
  </>
)
