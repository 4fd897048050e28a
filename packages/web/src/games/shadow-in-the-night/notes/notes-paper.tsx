// The private notes on paper: a page for each agent with strokes for what was noticed about the others, a line of text and a
// bet, and a page with the table's own tallies (SN-42). Nobody else ever sees the notes.
import type { Seat } from '@safehouse/engine'
import { type Agent, worthNoting } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import type { SeatedPlayer } from '../../screens.ts'
import { AgentFigure } from '../agent.tsx'
import type { Dossier } from '../dossier/use-dossier.ts'
import { nameOf, type ShadowSeatProps, type ShadowSpectatorProps } from '../props.ts'
import { MAX_LINE_LENGTH, type PrivateNotes, strokesOf, withBet, withLine, withStroke } from './notes.ts'
import { StrokeButton } from './strokes.tsx'
import './notes-paper.css'

type Page = Agent | 'tallies'

export function NotesPaper({ match, dossier }: { readonly match: ShadowSeatProps; readonly dossier: Dossier }) {
  const { common, words } = match
  const [page, setPage] = useState<Page>(common.agents[0]!)
  const tab = (target: Page, label: string, inside: preact.ComponentChildren) => (
    <button key={target} type="button" role="tab" aria-selected={target === page} aria-label={label} onClick={() => setPage(target)}>
      {inside}
    </button>
  )
  return (
    <div class="shadow-notes">
      <div class="shadow-index" role="tablist" aria-label={words.notes.pages}>
        {common.agents.map((agent) => tab(agent, nameOf[agent], <AgentFigure agent={agent} />))}
        {common.tallies && tab('tallies', words.notes.tallies, <b aria-hidden="true">Σ</b>)}
      </div>
      {page === 'tallies' ? <Tallies match={match} /> : <AgentPage key={page} match={match} dossier={dossier} agent={page} />}
    </div>
  )
}

function AgentPage({ match, dossier, agent }: { readonly match: ShadowSeatProps; readonly dossier: Dossier; readonly agent: Agent }) {
  const { words } = match
  const { notes, write } = dossier
  const others = match.seats.filter(({ seat }) => seat !== match.seat)
  return (
    <>
      <p class="shadow-how">{words.notes.how}</p>
      <table class={others.length > 4 ? 'shadow-worth many' : 'shadow-worth'} style={{ '--others': others.length }}>
        <thead>
          <tr>
            <th>
              <h3>{nameOf[agent]}</h3>
            </th>
            {others.map(columnHead)}
          </tr>
        </thead>
        <tbody>
          {worthNoting.map((deed) => (
            <tr key={deed}>
              <th scope="row">{words.notes.things[deed]}</th>
              {others.map(({ seat, name }) => {
                const count = strokesOf(notes, agent, deed, seat)
                return (
                  <td key={seat}>
                    <StrokeButton
                      count={count}
                      label={words.notes.strokes(name, words.notes.things[deed], count)}
                      onChange={(change) => write((before) => withStroke(before, agent, deed, seat, change))}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <input
        class="shadow-line"
        value={notes.lines[agent] ?? ''}
        maxLength={MAX_LINE_LENGTH}
        autocomplete="off"
        dir="auto"
        placeholder={words.notes.ownWords}
        aria-label={words.notes.ownWordsAbout(nameOf[agent])}
        onInput={(event) => {
          const line = event.currentTarget.value
          write((before) => withLine(before, agent, line))
        }}
      />
      <Bets match={match} notes={notes} agent={agent} onBet={(bet) => write((before) => withBet(before, agent, bet))} />
    </>
  )
}

const columnHead = (player: SeatedPlayer) => (
  <th key={player.seat} scope="col">
    <SeatShape who={{ ...player, here: true }} />
    <span class="unseen">{player.name}</span>
  </th>
)

interface BetsProps {
  readonly match: ShadowSeatProps
  readonly notes: PrivateNotes
  readonly agent: Agent
  onBet(bet: Seat | null): void
}
function Bets({ match, notes, agent, onBet }: BetsProps) {
  const { words, seats, seat } = match
  const bet = notes.bets[agent]
  return (
    <fieldset class="shadow-bets">
      <legend>{words.notes.bet}</legend>
      {seats
        .filter((player) => player.seat !== seat)
        .map((player) => (
          <button
            key={player.seat}
            type="button"
            class={bet === player.seat ? 'picked' : undefined}
            aria-pressed={bet === player.seat}
            aria-label={who(match, player.seat).name}
            onClick={() => onBet(player.seat)}
          >
            <SeatShape who={{ ...player, here: true }} />
          </button>
        ))}
      <button
        type="button"
        class={bet === null ? 'picked' : undefined}
        aria-pressed={bet === null}
        aria-label={words.notes.nobody}
        onClick={() => onBet(null)}
      >
        –
      </button>
    </fieldset>
  )
}

/** Who has moved whom how often, counted from open facts, where the table has this option on. */
function Tallies({ match: { common, seats, words } }: { readonly match: ShadowSpectatorProps }) {
  const { tallies } = common
  if (!tallies) return null
  return (
    <table class={seats.length > 4 ? 'shadow-tallies many' : 'shadow-tallies'}>
      <caption>{words.notes.talliesLine}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(columnHead)}
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
