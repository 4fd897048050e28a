// A running match: the game's own screens, with toasts for what happens, hints and sounds.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { type LoadedGame, useGame } from '../games/loading.ts'
import type { AnySpectatorProps } from '../games/screens.ts'
import { WithHints } from '../hints/with-hints.tsx'
import { Page } from '../parts/page.tsx'
import { showToast } from '../parts/toast.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { useMatchSounds } from '../sound/use-sounds.ts'
import { talkAt } from '../talk/talk.ts'
import { peopleOfTab } from './local-people.ts'
import type { TableClient } from './table-client.ts'
import { useMatchProps } from './use-match-props.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  readonly client: TableClient
  readonly house: House
  readonly match: CurrentMatch
  /** Called when it changes whether the match waits for this seat. */
  onAwaited?: ((isAwaited: boolean) => void) | undefined
}
export function MatchScreen(props: Props) {
  const game = useGame(props.match.game)
  useWakeLock(true)
  return game ? <LoadedMatch key={props.match.n} {...props} game={game} /> : <LoadingScreen />
}

const LoadingScreen = () => <Page top={useContext(TitleBarContext)} />

function LoadedMatch({ client, house, match, onAwaited, game }: Props & { readonly game: LoadedGame }) {
  const matchProps = useMatchProps(client, house, match, game)
  const open = matchProps && ('seat' in matchProps ? matchProps.seat : matchProps.open)
  useEventToasts(open)
  const isAwaited = matchProps && 'seat' in matchProps ? matchProps.seat.choices.some((choice) => !choice.standing) : undefined
  useEffect(() => {
    if (isAwaited !== undefined) onAwaited?.(isAwaited)
  }, [isAwaited])
  useChatSilence(client.code, open !== undefined && (game.screens.game.silence?.(open.common) ?? false))
  useMatchSounds(house, game.screens, open)
  if (!matchProps) return <LoadingScreen />
  const { SeatScreen, SpectatorScreen } = game.screens
  if (!('seat' in matchProps)) return <SpectatorScreen match={matchProps.open} />
  const { seat } = matchProps
  return (
    <WithHints game={game} common={seat.common} seat={seat.seat} practice={house.practice} passed={peopleOfTab(client.code).length > 1}>
      <SeatScreen key={seat.seat} match={seat} />
    </WithHints>
  )
}

/** Closes the chat while the game's rules ask for silence. */
function useChatSilence(code: string, isSilent: boolean): void {
  useEffect(() => {
    const { isClosedByRules } = talkAt(code)
    isClosedByRules.value = isSilent
    return () => {
      isClosedByRules.value = false
    }
  }, [code, isSilent])
}

/** Toasts for new events; those that were there when the page loaded are skipped. */
function useEventToasts(matchProps: AnySpectatorProps | undefined): void {
  const previous = useRef<readonly string[]>()
  const events = matchProps?.events
  const isNews = matchProps !== undefined && matchProps.news.facts.length > 0
  useEffect(() => {
    if (!events) return
    const before = previous.current
    previous.current = events
    if (before && before !== events && isNews)
      // A list that is as long as before was cut at its limit: only its last event is surely new.
      for (const sentence of events.slice(before.length === events.length ? -1 : before.length)) showToast(sentence)
  }, [events, isNews])
}
