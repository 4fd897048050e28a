// A game on the shared screen, and its result: the game's own drawing left, a column with title, seats and the way in right.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { type LoadedGame, useGame } from '../games/loading.ts'
import type { AnySpectatorProps } from '../games/screens.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { whoPaused } from '../table/paused.tsx'
import type { TableClient } from '../table/table-client.ts'
import { TableTop } from '../table/top.ts'
import { usePlay } from '../table/use-play.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { AsLargeAsItGoes } from './as-large.tsx'
import { MayItSound } from './may-sound.tsx'
import { Tonight } from './tonight.tsx'
import { WayIn } from './way-in.tsx'

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly on: CurrentMatch
}
export function Watched(props: Props) {
  const game = useGame(props.on.game)
  return (
    <TableTop.Provider value={<Title {...props} />}>
      {game && <Game {...props} game={game} />}
      <WayIn code={props.house.code} />
    </TableTop.Provider>
  )
}
function Game({ game, ...props }: Props & { readonly game: LoadedGame }) {
  const play = useOpenPlay(props, game)
  useSounds(props.house, game.screens, play)
  return play ? <game.screens.SpectatorScreen play={play} /> : null
}

export function ResultOnScreen(props: Props) {
  const game = useGame(props.on.game)
  const { debrief, table } = words()
  const host = props.house.people.find((person) => person.id === props.house.host)?.name ?? table.someone
  return (
    <div class="tv-debrief">
      <main class="tv-result">{game && <Result {...props} game={game} />}</main>
      <aside class="tv-column">
        <Title {...props} />
        <Tonight house={props.house} />
        <p class="tv-line">{debrief.hostStarts(isolate(host))}</p>
      </aside>
      <WayIn code={props.house.code} />
    </div>
  )
}
function Result({ game, ...props }: Props & { readonly game: LoadedGame }) {
  const play = useOpenPlay(props, game)
  useSounds(props.house, game.screens, play)
  return (
    play && (
      <AsLargeAsItGoes>
        <game.screens.ResultPanel play={play} />
      </AsLargeAsItGoes>
    )
  )
}

function useOpenPlay({ table, house, on }: Props, game: LoadedGame): AnySpectatorProps | undefined {
  const play = usePlay(table, house, on, game)
  return play && 'open' in play ? play.open : undefined
}

/** Which game it is, and how things stand if they do not go on. */
function Title({ table, house, on }: Props) {
  const { games, reconnecting } = words()
  const sign =
    table.link.value !== 'open' ? reconnecting : on.clock.pausedAt !== null && on.state === 'running' ? whoPaused(house, on, null) : undefined
  return (
    <header class="tv-title">
      <h1>{games[on.game as keyof typeof games]?.name}</h1>
      <p role="status">
        {sign}
        <MayItSound house={house} />
      </p>
    </header>
  )
}
