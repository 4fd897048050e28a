// The table of the debrief: who held which agent, what everyone had entered in the dossier, and the sums (SN-12, SN-44). Cards
// turn up one by one, then the dossiers column by column.
import type { Seat } from '@safehouse/engine'
import { type Agent, type Ending, fieldsEach, type Names } from '@safehouse/games/shadow-in-the-night'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../../parts/drawing.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import { AgentFigure } from './agent.tsx'
import art from './art.svg?no-inline'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import './reveal.css'

interface Props {
  readonly match: ShadowSpectatorProps
  readonly ending: Ending
  /** Whether cards turn up one by one. After a reload they lie open at once. */
  readonly animated: boolean
}
export function Reveal({ match, ending, animated }: Props) {
  const { common, words, seats } = match
  const { dossiers } = ending
  const holderOf = (agent: Agent): Seat | undefined => {
    const seat = ending.held.findIndex((own) => own.includes(agent))
    return seat < 0 ? undefined : seat
  }
  return (
    <table class={animated ? 'shadow-reveal lively' : 'shadow-reveal'}>
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
              <TurnedCell key={agent} order={i}>
                <HolderMark
                  match={match}
                  seat={holder}
                  spoken={words.result.wasWho(nameOf[agent], holder === undefined ? words.result.nobody : who(match, holder).name)}
                />
              </TurnedCell>
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
          <PlayerRow key={seat} match={match} ending={ending} seat={seat} names={dossiers?.entries[seat] ?? null} />
        ))}
      </tbody>
    </table>
  )
}

interface PlayerRowProps {
  readonly match: ShadowSpectatorProps
  readonly ending: Ending
  readonly seat: Seat
  readonly names: Names | null
}
/** One player: the dossier's entries, or the own agents where there are no dossiers, and the points. */
function PlayerRow({ match, ending, seat, names }: PlayerRowProps) {
  const { common, words } = match
  const person = who(match, seat)
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
              {own && <HolderMark match={match} seat={seat} spoken={nameOf[agent]} />}
            </td>
          )
        const name = names[agent] ?? undefined
        const isRight = right.includes(agent)
        const said = name === undefined ? words.result.nobody : who(match, name).name
        return (
          <TurnedCell key={agent} order={common.agents.length + i} className={own ? 'own' : isRight ? 'right' : 'wrong'}>
            <HolderMark match={match} seat={name} spoken={words.result.of(person.name, nameOf[agent], said, isRight)} />
          </TurnedCell>
        )
      })}
      <TurnedCell order={sums} className="sum figures">
        {points}
        {names && (
          <small>
            {points - extra} + {extra}
          </small>
        )}
      </TurnedCell>
    </tr>
  )
}

/** A cell that appears in its turn. */
const TurnedCell = ({
  order,
  className,
  children,
}: {
  readonly order: number
  readonly className?: string
  readonly children: ComponentChildren
}) => (
  <td class={className}>
    <span class="turned" style={{ '--order': order }}>
      {children}
    </span>
  </td>
)
const HolderMark = ({ match, seat, spoken }: { readonly match: ShadowSpectatorProps; readonly seat: Seat | undefined; readonly spoken: string }) => (
  <>
    {seat === undefined ? <Drawing from={art} name="pass" class="shadow-dash" /> : <SeatShape who={{ ...who(match, seat), here: true }} />}
    <span class="unseen">{spoken}</span>
  </>
)
