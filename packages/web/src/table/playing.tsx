// A game while it is on: the game's own screens, with what happened said as it happens.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { type LoadedGame, useGame } from '../games/loading.ts'
import type { AnySpectatorProps } from '../games/screens.ts'
import { WithHints } from '../hints/with-hints.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../parts/toast.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { talkAt } from '../talk/talk.ts'
import { ownSeats } from './kept-seats.ts'
import type { TableClient } from './table-client.ts'
import { TableTop } from './top.ts'
import { useAwake } from './use-awake.ts'
import { usePlay } from './use-play.ts'

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly on: CurrentMatch
  /** Whether the game waits for this seat. */
  onOwes?: ((owes: boolean) => void) | undefined
}
export function Playing(props: Props) {
  const game = useGame(props.on.game)
  useAwake(true)
  return game ? <Played key={props.on.n} {...props} game={game} /> : <Waiting />
}

const Waiting = () => <Page top={useContext(TableTop)} />

function Played({ table, house, on, onOwes, game }: Props & { readonly game: LoadedGame }) {
  const play = usePlay(table, house, on, game)
  const open = play && ('seat' in play ? play.seat : play.open)
  useSaid(open)
  const owes = play && 'seat' in play ? play.seat.choices.some((choice) => !choice.standing) : undefined
  useEffect(() => {
    if (owes !== undefined) onOwes?.(owes)
  }, [owes])
  useSilence(table.code, open !== undefined && (game.screens.game.silence?.(open.common) ?? false))
  useSounds(house, game.screens, open)
  if (!play) return <Waiting />
  const { SeatScreen, SpectatorScreen } = game.screens
  if (!('seat' in play)) return <SpectatorScreen play={play.open} />
  const { seat } = play
  return (
    <WithHints game={game} common={seat.common} seat={seat.seat} practice={house.practice} passed={ownSeats(table.code).length > 1}>
      <SeatScreen key={seat.seat} play={seat} />
    </WithHints>
  )
}

/** Talk is closed while the rules close it. */
function useSilence(code: string, isSilent: boolean): void {
  useEffect(() => {
    const { silence } = talkAt(code)
    silence.value = isSilent
    return () => {
      silence.value = false
    }
  }, [code, isSilent])
}

/** What is new is said; what was there when this page came is not. */
function useSaid(play: AnySpectatorProps | undefined): void {
  const heard = useRef<readonly string[]>()
  const events = play?.events
  const isNews = play !== undefined && play.news.facts.length > 0
  useEffect(() => {
    if (!events) return
    const before = heard.current
    heard.current = events
    if (before && before !== events && isNews)
      for (const sentence of events.slice(before.length === events.length ? -1 : before.length)) say(sentence)
  }, [events, isNews])
}
