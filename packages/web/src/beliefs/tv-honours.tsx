// The honours of a match on the shared screen, once everything is turned up: a lit window for each. The screen works them out from its own
// feed, which has open facts alone.
import { setupOf } from '@safehouse/protocol'
import { useGame } from '../games/loading.ts'
import { SeatShape } from '../parts/seat-shape.tsx'
import type { TableMatchProps } from '../table/props.ts'
import { seatedPeople } from '../table/seated-people.ts'
import { honourText } from './honours.tsx'
import { useBeliefMessages } from './i18n/use-belief-messages.ts'
import { useOnlooker } from './use-onlooker.ts'
import './tv-honours.css'

export function TvHonours({ client, house, match }: TableMatchProps) {
  const words = useBeliefMessages()
  const game = useGame(match.game)
  const { matchNumber, messages } = client.received.value
  const feed = matchNumber === match.n ? messages : []
  const honours = useOnlooker(match.game, setupOf(match), feed, `${match.n} ${feed.length}`)?.story.honours ?? []
  if (!words || !game || honours.length === 0) return null
  const context = { options: match.options, seats: seatedPeople(house, null), game, words }
  return (
    <section class="tv-honours" aria-label={words.honours}>
      <ul>
        {honours.map((honour) => {
          const player = context.seats[honour.seat]!
          return (
            <li key={honour.what}>
              <span class={`tv-honour-window ${honour.what}`}>
                <SeatShape who={{ ...player, here: true }} />
              </span>
              <div>
                <h2>{words.honour[honour.what]}</h2>
                <b>
                  <bdi>{player.name}</bdi>
                </b>
                <p>{honourText(honour, context)}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p>{words.wholeStory}</p>
    </section>
  )
}
