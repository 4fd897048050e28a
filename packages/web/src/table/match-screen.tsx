// A running match: the game's own screens, with its scenes, history, hints and sounds.
import { useContext, useEffect, useState } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import type { OpenIntroduction } from '../games/core/introduction.ts'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { hints } from '../hints/seen-hints.ts'
import { WithHints } from '../hints/with-hints.tsx'
import { lazy } from '../lazy.tsx'
import { Page } from '../parts/page.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { useMatchSounds } from '../sound/use-sounds.ts'
import { talkAt } from '../talk/talk.ts'
import { peopleOfTab } from './local-people.ts'
import type { TableMatchProps } from './props.ts'
import { StagedFrame } from './staged-frame.tsx'
import { useStaging } from './staging.ts'
import { useMatchProps } from './use-match-props.ts'
import { useWakeLock } from './use-wake-lock.ts'

const loadIntroduction = () => import('../games/core/introduction.ts')
const FirstScreen = lazy(async () => (await loadIntroduction()).FirstScreen, 'prefetch')

interface Props extends TableMatchProps {
  /** Called when it changes whether the match waits for this seat. */
  onAwaited?: ((isAwaited: boolean) => void) | undefined
}
export function MatchScreen(props: Props) {
  const game = useGame(props.match.game)
  useWakeLock(true)
  useEffect(() => {
    if (hints.value === 'on')
      loadChunk(loadIntroduction)
        .then(({ fetchFirstScreen }) => fetchFirstScreen(props.match.game))
        .catch(() => {})
  }, [])
  return game ? <LoadedMatch key={props.match.n} {...props} game={game} /> : <LoadingScreen />
}

const LoadingScreen = () => <Page top={useContext(TitleBarContext)} />

function LoadedMatch({ client, house, match, onAwaited, game }: Props & { readonly game: LoadedGame }) {
  const staging = useStaging(client, house, match, game)
  const matchProps = useMatchProps(client, house, match, game, staging)
  const screenProps = matchProps && ('seat' in matchProps ? matchProps.seat : matchProps.open)
  const awaitedChoice = matchProps && 'seat' in matchProps ? matchProps.seat.choices.find((choice) => !choice.standing) : undefined
  const isAwaited = matchProps && 'seat' in matchProps ? awaitedChoice !== undefined : undefined
  const isPassedDevice = peopleOfTab(client.code).length > 1
  /** Undefined until it is known whether there is an introduction to show. */
  const [introductionState, setIntroductionState] = useState<{ readonly introduction: OpenIntroduction | undefined }>()
  const introduction = introductionState?.introduction
  useEffect(() => {
    if (isAwaited !== undefined) onAwaited?.(isAwaited)
  }, [isAwaited])
  useChatSilence(client.code, screenProps !== undefined && (game.screens.game.silence?.(screenProps.common) ?? false))
  useMatchSounds(house, game.screens, screenProps)
  const events = screenProps?.events
  useEffect(() => {
    client.history.value = events ?? []
  }, [client, events])
  if (!matchProps || !screenProps || !staging) return <LoadingScreen />
  const { SeatScreen, SpectatorScreen } = game.screens
  const frameProps = { client, house, match, game, staging, matchProps: screenProps, introduction }
  // A device that several people pass around has none, nor has a table whose scenes are sped up for tests.
  const firstScreen = !isPassedDevice && hints.value === 'on' && (house.sceneSpeed ?? 1) === 1 && (
    <FirstScreen
      {...{ client, house, match, game, matchProps: screenProps, awaited: awaitedChoice?.question }}
      onChange={(next) => setIntroductionState({ introduction: next })}
    />
  )
  if (!('seat' in matchProps))
    return (
      <StagedFrame {...frameProps}>
        <SpectatorScreen match={matchProps.open} />
        {firstScreen}
      </StagedFrame>
    )
  const { seat } = matchProps
  return (
    <StagedFrame {...frameProps}>
      <WithHints
        game={game}
        common={seat.common}
        seat={seat.seat}
        isPractice={house.practice}
        isPassedDevice={isPassedDevice}
        isOff={(firstScreen && !introductionState) || introduction !== undefined || staging.isHeld}
      >
        <SeatScreen key={seat.seat} match={seat} />
      </WithHints>
      {firstScreen}
    </StagedFrame>
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
