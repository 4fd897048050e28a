// The history of a match: what happened, newest first, by round, of all players or of one. Open facts alone.
import type { Seat } from '@safehouse/engine'
import { useState } from 'preact/hooks'
import { messages } from '../../i18n/language.ts'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import type { AnySpectatorProps, HistoryEvent } from '../screens.ts'
import './history-sheet.css'

export function HistorySheet({ match, onClose }: { readonly match: AnySpectatorProps; onClose(): void }) {
  const [only, setOnly] = useState<Seat>()
  const { history, menu } = messages()
  return (
    <Sheet title={history.title} onClose={onClose} actions={[{ label: menu.close, tone: 'go', press: onClose }]}>
      <fieldset class="history-filter" aria-label={history.filter}>
        <button type="button" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
          {history.all}
        </button>
        {match.seats.map((player) => (
          <button key={player.seat} type="button" aria-pressed={only === player.seat} onClick={() => setOnly(player.seat)}>
            <SeatShape who={player} />
            <span>
              <PlayerName player={player} />
            </span>
          </button>
        ))}
      </fieldset>
      <HistoryList events={only === undefined ? match.events : match.events.filter(({ seats }) => seats.includes(only))} />
    </Sheet>
  )
}

/** What happened to one player and what they did, for that player's sheet. */
export const PlayerHistory = ({ events, seat }: { readonly events: readonly HistoryEvent[]; readonly seat: Seat }) => (
  <section aria-label={messages().history.title}>
    <h3 class="history-title">{messages().history.title}</h3>
    <HistoryList events={events.filter(({ seats }) => seats.includes(seat))} />
  </section>
)

/** Events, newest first, under their rounds. */
function HistoryList({ events }: { readonly events: readonly HistoryEvent[] }) {
  const { history } = messages()
  const newestFirst = [...events].reverse()
  if (newestFirst.length === 0) return <p class="small haze">{history.nothing}</p>
  return (
    <ol class="history-list">
      {newestFirst.map(({ text, round }, i) => (
        <li key={events.length - i}>
          {round !== undefined && round !== newestFirst[i - 1]?.round && <h3>{history.round(round)}</h3>}
          {text}
        </li>
      ))}
    </ol>
  )
}
