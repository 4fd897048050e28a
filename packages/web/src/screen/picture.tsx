// The picture on a shared screen: the house between games, the game, its result. A viewer without a seat: what is not open
// never reaches it. Nothing on it is pressed; what comes next comes by itself.
import { useEffect, useMemo } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { TableClient } from '../table/table-client.ts'
import { useAwake } from '../table/use-awake.ts'
import { Reactions } from '../talk/floating.tsx'
import { words } from '../words/language.ts'
import { Lobby } from './lobby.tsx'
import { ResultOnScreen, Watched } from './play.tsx'
import { SharedScreen } from './shared.ts'
import './tv.css'

export function Picture({ code }: { readonly code: string }) {
  const table = useMemo(() => new TableClient(code, 'screen'), [code])
  useEffect(() => () => table.close(), [table])
  useAwake(true)
  return (
    <SharedScreen.Provider value={true}>
      <div class="tv">
        <Shown table={table} />
        {table.house.value && <Reactions code={code} house={table.house.value} />}
      </div>
    </SharedScreen.Provider>
  )
}

function Shown({ table }: { readonly table: TableClient }) {
  const house = table.house.value
  useGame(house?.game) // on its way while people gather
  if (table.link.value === 'refused') return <Refused table={table} />
  if (!house) return null
  const { on } = house
  if (on?.state === 'running') return <Watched key={on.n} table={table} house={house} on={on} />
  if (on?.state === 'over') return <ResultOnScreen key={on.n} table={table} house={house} on={on} />
  return <Lobby house={house} />
}

/** Nobody stands at a TV: it knocks again by itself. */
const knocksAgain = 8000
function Refused({ table }: { readonly table: TableClient }) {
  useEffect(() => {
    const timer = setTimeout(() => table.useHere(), knocksAgain)
    return () => clearTimeout(timer)
  }, [table])
  return (
    <main class="tv-alone">
      <h1>{words().errors[table.error.value ?? 'internal']({})}</h1>
    </main>
  )
}
