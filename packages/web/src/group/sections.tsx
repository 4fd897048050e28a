// Every game of a group, the last one first, by day.
import type { Group, GroupGame } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

/** A long history opens with this many. */
const atFirst = 20

export function MatchHistory({ group }: { readonly group: Group }) {
  const [all, setAll] = useState(false)
  const { group: text, evening } = words()
  const games = group.games.toReversed()
  const shown = all ? games : games.slice(0, atFirst)
  return (
    <section>
      <h3>{evening.played}</h3>
      <ol class="rows group-history">
        {shown.map((game, place) => (
          <li key={game.id}>
            {text.day(game.at) !== (shown[place - 1] && text.day(shown[place - 1]!.at)) && <p class="small haze">{text.day(game.at)}</p>}
            <Played game={game} />
          </li>
        ))}
      </ol>
      {shown.length < games.length && (
        <button type="button" class="text-button" onClick={() => setAll(true)}>
          {text.all(games.length)}
        </button>
      )}
    </section>
  )
}

function Played({ game }: { readonly game: GroupGame }) {
  const { evening, games } = words()
  const names = game.winners.map((seat) => isolate(game.sitters[seat]?.name ?? ''))
  const first = game.winners[0]
  const points = first === undefined ? undefined : game.points?.[first]
  return (
    <div class="group-game">
      <strong>{games[game.game as keyof typeof games]?.name ?? game.game}</strong>
      <span class="small haze">{names.length === 0 ? evening.nobodyWon : evening.wonBy(names, points)}</span>
    </div>
  )
}
