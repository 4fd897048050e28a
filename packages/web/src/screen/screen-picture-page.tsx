// The picture of a shared screen: the lobby, the match, or its result. It connects as a spectator, so nothing secret reaches it.
// Nothing on it can be pressed; it follows the table by itself.
import { useEffect, useMemo } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { stagedHouse, useStaging } from '../table/staging.ts'
import { TableClient } from '../table/table-client.ts'
import { useWakeLock } from '../table/use-wake-lock.ts'
import { FloatingReactions } from '../talk/floating-reactions.tsx'
import { SpeakingMarks } from '../voice/speaking-marks.tsx'
import { ScreenLobby } from './screen-lobby.tsx'
import { ScreenMatch, ScreenResult } from './screen-match.tsx'
import { SharedScreen } from './shared.ts'
import './tv.css'

export function ScreenPicturePage({ code }: { readonly code: string }) {
  const client = useMemo(() => new TableClient(code, 'screen'), [code])
  useEffect(() => () => client.close(), [client])
  usePageTitle(messages().screen.title(code))
  useWakeLock(true)
  return (
    <SharedScreen.Provider value={true}>
      <div class="tv">
        <PictureContent client={client} />
        {client.house.value && <SpeakingMarks client={client} house={client.house.value} />}
        {client.house.value && <FloatingReactions code={code} house={client.house.value} />}
      </div>
    </SharedScreen.Provider>
  )
}

function PictureContent({ client }: { readonly client: TableClient }) {
  const latest = client.house.value
  useGame(latest?.game) // prefetch while people gather
  const house = stagedHouse(latest, useStaging(client, latest, latest?.on, useGame(latest?.on?.game)))
  if (client.connection.value === 'refused') return <RefusedPicture client={client} />
  if (!house) return null
  const { on: match } = house
  if (match?.state === 'running') return <ScreenMatch key={match.n} client={client} house={house} match={match} />
  if (match?.state === 'over') return <ScreenResult key={match.n} client={client} house={house} match={match} />
  return <ScreenLobby house={house} />
}

/** Nobody operates a TV, so it retries by itself. */
const RETRY_DELAY_MS = 8000
function RefusedPicture({ client }: { readonly client: TableClient }) {
  useEffect(() => {
    const timer = setTimeout(() => client.reclaimSeat(), RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [client])
  return (
    <main class="tv-alone">
      <h1>{messages().errors[client.error.value ?? 'internal']({})}</h1>
    </main>
  )
}
