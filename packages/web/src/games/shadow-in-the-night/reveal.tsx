// The table of the end: who held which agent, what everyone had entered in the dossier, and the sums (SN-12, SN-44). The debrief shows
// all of it; the last scene turns it up bit by bit, and what is not turned up yet is not in the page.
import type { Seat } from '@safehouse/engine'
import { type Agent, type Ending, fieldsPerRightName, type Names } from '@safehouse/games/shadow-in-the-night'
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
  /** How much of it is turned up; all of it in the debrief. */
  readonly turned?: TurnedUp
}
export interface TurnedUp {
  card(agent: Agent): boolean
  /** All cards are, so that everyone's own stone is known. */
  readonly allCards: boolean
  dossier(seat: Seat): boolean
  sum(seat: Seat): boolean
  readonly winner: boolean
}
const everything: TurnedUp = { card: () => true, allCards: true, dossier: () => true, sum: () => true, winner: true }

export function Reveal({ match, ending, turned = everything }: Props) {
  const { common, words, seats } = match
  const { dossiers } = ending
  const holderOf = (agent: Agent): Seat | undefined => {
    const seat = ending.held.findIndex((agents) => agents.includes(agent))
    return seat < 0 ? undefined : seat
  }
  return (
    <table class="shadow-reveal">
      {dossiers && turned.winner && <caption>{words.result.underlined}</caption>}
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
          {common.agents.map((agent) => {
            if (!turned.card(agent))
              return (
                <td key={agent}>
                  <span class="shadow-back" />
                </td>
              )
            const holder = holderOf(agent)
            return (
              <TurnedCell key={agent}>
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
          <PlayerRow key={seat} match={match} ending={ending} seat={seat} turned={turned} />
        ))}
      </tbody>
    </table>
  )
}

interface PlayerRowProps {
  readonly match: ShadowSpectatorProps
  readonly ending: Ending
  readonly seat: Seat
  readonly turned: TurnedUp
}
/** One player: the dossier's entries, or the own agents where there are no dossiers, and the points. */
function PlayerRow({ match, ending, seat, turned }: PlayerRowProps) {
  const { common, words } = match
  const person = who(match, seat)
  const names: Names | null = (turned.dossier(seat) && ending.dossiers?.entries[seat]) || null
  const right = ending.dossiers?.right[seat] ?? []
  const points = ending.points[seat]!
  const extra = right.length * fieldsPerRightName
  return (
    <tr class={turned.winner && ending.winners.includes(seat) ? 'winner' : undefined}>
      <th scope="row">{person.you ? words.result.you : <bdi>{person.name}</bdi>}</th>
      {common.agents.map((agent) => {
        const isOwn = turned.card(agent) && ending.held[seat]!.includes(agent)
        if (!names)
          return (
            <td key={agent} class={isOwn ? 'own' : undefined}>
              {isOwn && <HolderMark match={match} seat={seat} spoken={nameOf[agent]} />}
            </td>
          )
        const name = names[agent] ?? undefined
        const isRight = right.includes(agent)
        const guessText = name === undefined ? words.result.nobody : who(match, name).name
        return (
          <TurnedCell key={agent} className={isOwn ? 'own' : isRight ? 'right' : 'wrong'}>
            <HolderMark match={match} seat={name} spoken={words.result.of(person.name, nameOf[agent], guessText, isRight)} />
          </TurnedCell>
        )
      })}
      <td class={turned.sum(seat) ? 'sum figures' : 'sum figures old'}>
        {turned.sum(seat) ? points : turned.allCards && points - extra}
        {turned.sum(seat) && names && (
          <small>
            {points - extra} + {extra}
          </small>
        )}
      </td>
    </tr>
  )
}

/** A cell whose content turns up in a scene. */
const TurnedCell = ({ className, children }: { readonly className?: string; readonly children: ComponentChildren }) => (
  <td class={className}>
    <span class="turned">{children}</span>
  </td>
)
const HolderMark = ({ match, seat, spoken }: { readonly match: ShadowSpectatorProps; readonly seat: Seat | undefined; readonly spoken: string }) => (
  <>
    {seat === undefined ? <Drawing from={art} name="pass" class="shadow-dash" /> : <SeatShape who={{ ...who(match, seat), here: true }} />}
    <span class="unseen">{spoken}</span>
  </>
)
