// Inside a table: the house between games, the game while one is on, the debrief after it. Decides which; draws none of them.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Debrief } from '../debrief/debrief.tsx'
import { useGame } from '../games/loading.ts'
import { HouseScreen } from '../lobby/house.tsx'
import { Menu } from '../menu/menu.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'
import type { Connection } from './connection.ts'
import { Elsewhere, Refused } from './outside.tsx'
import { Playing } from './playing.tsx'
import { TableTop } from './top.ts'

interface Props {
  readonly table: Connection
  onGone(): void
}
export function Inside({ table, onGone }: Props) {
  const [menu, setMenu] = useState(false)
  /** The game whose debrief this person has read and left. */
  const [read, setRead] = useState(0)
  const house = table.house.value
  const link = table.link.value
  const isMine = house === undefined || table.you === null || house.people.some((person) => person.id === table.you)
  useEndedByHost(house)

  if (link === 'refused') return <Refused error={table.error.value ?? 'internal'} onGone={onGone} />
  if (link === 'elsewhere' || !isMine) return isMine ? <Elsewhere onHere={() => table.useHere()} /> : <Refused error="badToken" onGone={onGone} />
  const lost = link === 'open' ? undefined : words().reconnecting
  if (!house) return <Page top={<TopBar title={table.code} sign={link === 'connecting' ? undefined : lost} />} />

  const { on } = house
  const paused = on?.state === 'running' && on.clock.pausedAt !== null ? words().paused : undefined
  const screen =
    on?.state === 'running' ? (
      <Playing table={table} house={house} on={on} />
    ) : on?.state === 'over' && read < on.n ? (
      <Debrief table={table} house={house} on={on} onHouse={() => setRead(on.n)} />
    ) : (
      <HouseScreen table={table} house={house} />
    )
  return (
    <TableTop.Provider value={<TopBar title={titleOf(house, table, read)} sign={lost ?? paused} onMenu={() => setMenu(true)} />}>
      {screen}
      {menu && <Menu table={table} house={house} onClose={() => setMenu(false)} onGone={onGone} />}
      <Ahead id={house.game} />
    </TableTop.Provider>
  )
}

/** The chosen game comes while people gather, so that the first screen of play is there at once. */
function Ahead({ id }: { readonly id: string }) {
  useGame(id)
  return null
}

function titleOf(house: House, table: Connection, read: number): string {
  const { games, debrief, house: said } = words()
  const { on } = house
  if (on?.state === 'running') return games[on.game as keyof typeof games]?.name ?? ''
  if (on?.state === 'over' && read < on.n) return debrief.title
  if (house.host === table.you) return said.yours
  return said.of(house.people.find((person) => person.id === house.host)?.name ?? words().table.someone)
}

function useEndedByHost(house: House | undefined): void {
  const [running, setRunning] = useState(0)
  const on = house?.on
  useEffect(() => {
    if (on?.state === 'running') setRunning(on.n)
    else if (on?.state === 'ended' && running === on.n) {
      say(words().debrief.ended)
      setRunning(0)
    }
  }, [on?.state, on?.n, running])
}
