// The picture on a shared screen: the house between games, the game, its result. A viewer without a seat: what is not open
// never reaches it. Nothing on it is pressed; what comes next comes by itself.
import { useEffect, useMemo } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { TableClient } from '../table/table-client.ts'
import { useWakeLock } from '../table/use-wake-lock.ts'
import { FloatingReactions } from '../talk/floating-reactions.tsx'
import { words } from '../words/language.ts'
import { ScreenLobby } from './screen-lobby.tsx'
import { ScreenMatch, ScreenResult } from './screen-match.tsx'
import { SharedScreen } from './shared.ts'
import './tv.css'

export function ScreenPicturePage({ code }: { readonly code: string }) {
  const client = useMemo(() => new TableClient(code, 'screen'), [code])
  useEffect(() => () => client.close(), [client])
  useWakeLock(true)
  return (
    <SharedScreen.Provider value={true}>
      <div class="tv">
        <PictureContent table={client} />
        {client.house.value && <FloatingReactions code={code} house={client.house.value} />}
      </div>
    </SharedScreen.Provider>
  )
}

function PictureContent({ table }: { readonly table: TableClient }) {
  const house = table.house.value
  useGame(house?.game) // on its way while people gather
  if (table.connection.value === 'refused') return <Refused table={table} />
  if (!house) return null
  const { on } = house
  if (on?.state === 'running') return <ScreenMatch key={on.n} client={table} house={house} match={on} />
  if (on?.state === 'over') return <ScreenResult key={on.n} client={table} house={house} match={on} />
  return <ScreenLobby house={house} />
}

/** Nobody stands at a TV: it knocks again by itself. */
const knocksAgain = 8000
function Refused({ table }: { readonly table: TableClient }) {
  useEffect(() => {
    const timer = setTimeout(() => table.reclaimSeat(), knocksAgain)
    return () => clearTimeout(timer)
  }, [table])
  return (
    <main class="tv-alone">
      <h1>{words().errors[table.error.value ?? 'internal']({})}</h1>
    </main>
  )
}
