// A match on the shared screen, and its result: the game's own screen on the left, a column with title, seats and how to join on
// the right.
import type { Help } from '@safehouse/content/rulebook.ts'
import { type LoadedGame, useGame } from '../games/loading.ts'
import type { AnySpectatorProps } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { useMatchSounds } from '../sound/use-sounds.ts'
import { pauseMessage } from '../table/covers.tsx'
import { personName } from '../table/person-name.ts'
import type { TableMatchProps } from '../table/props.ts'
import { StagedFrame } from '../table/staged-frame.tsx'
import { type Staging, useStaging } from '../table/staging.ts'
import { useMatchProps } from '../table/use-match-props.ts'
import { JoinPanel, ScreenScore, SoundHint } from './panels.tsx'
import { ScaleToFit } from './scale-to-fit.tsx'

const TvHonours = lazy(async () => (await import('../beliefs/tv-honours.tsx')).TvHonours)

export function ScreenMatch(props: TableMatchProps) {
  const game = useGame(props.match.game)
  return (
    <TitleBarContext.Provider value={<Title {...props} />}>
      {game && <Game {...props} game={game} />}
      {game && <WhatIsPlayed {...props} game={game} />}
      <JoinPanel code={props.house.code} />
    </TitleBarContext.Provider>
  )
}
function Game({ game, ...props }: TableMatchProps & { readonly game: LoadedGame }) {
  const staging = useStaging(props.client, props.house, props.match, game)
  const matchProps = useOpenMatchProps(props, game, staging)
  useMatchSounds(props.house, game.screens, matchProps)
  if (!matchProps || !staging) return null
  return (
    <StagedFrame {...props} game={game} staging={staging} matchProps={matchProps} isShared>
      <game.screens.SpectatorScreen match={matchProps} />
    </StagedFrame>
  )
}

export function ScreenResult(props: TableMatchProps) {
  const game = useGame(props.match.game)
  const { debrief } = messages()
  return (
    <div class="tv-debrief">
      <main class="tv-result">
        {game && <Result {...props} game={game} />}
        <TvHonours {...props} />
      </main>
      <aside class="tv-column">
        <Title {...props} />
        <ScreenScore house={props.house} />
        <p class="tv-line">{debrief.hostStarts(personName(props.house, props.house.host))}</p>
      </aside>
      <JoinPanel code={props.house.code} />
    </div>
  )
}
function Result({ game, ...props }: TableMatchProps & { readonly game: LoadedGame }) {
  const matchProps = useOpenMatchProps(props, game, useStaging(props.client, props.house, props.match, game))
  useMatchSounds(props.house, game.screens, matchProps)
  return (
    matchProps && (
      <ScaleToFit>
        <game.screens.ResultPanel match={matchProps} />
      </ScaleToFit>
    )
  )
}

function useOpenMatchProps({ client, house, match }: TableMatchProps, game: LoadedGame, staging: Staging | undefined): AnySpectatorProps | undefined {
  const matchProps = useMatchProps(client, house, match, game, staging)
  return matchProps && 'open' in matchProps ? matchProps.open : undefined
}

/** Which game is played, and its goal, said to the whole room: whoever walks in reads it too. */
const WhatIsPlayed = ({ match, game }: TableMatchProps & { readonly game: LoadedGame }) => {
  const { games, screen } = messages()
  const help: Help = game.words.help
  const [goal = help.lead] = /^.*?[.!?](?=\s)/.exec(help.lead) ?? []
  return <footer class="tv-now">{screen.playing(games[match.game as keyof typeof games]?.name ?? '', goal)}</footer>
}

/** The game's name, and why the match does not go on, if it does not. */
function Title({ client, house, match }: TableMatchProps) {
  const { games, line, unreadable } = messages()
  const sign =
    client.connection.value !== 'open'
      ? line.connecting
      : match.unreadable
        ? unreadable.title
        : match.clock.pausedAt !== null && match.state === 'running'
          ? pauseMessage(house, match, null)
          : undefined
  return (
    <header class="tv-title">
      <h1>{games[match.game as keyof typeof games]?.name}</h1>
      <p role="status">
        {sign}
        <SoundHint house={house} />
      </p>
    </header>
  )
}
