// Inside a table: the house between games, the game while one is on, the debrief after it. Decides which; draws none of them.
import type { CurrentMatch, House, Person, PersonId } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { later } from '../later.tsx'
import { HouseScreen } from '../lobby/house.tsx'
import { PersonSheet } from '../lobby/person.tsx'
import { People } from '../menu/people.tsx'
import { Page } from '../parts/page.tsx'
import { AskAbout } from '../parts/seat-press.tsx'
import { hush, say } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { Reactions, SaidAloud } from '../talk/floating.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { words } from '../words/language.ts'
import { AwaySign, missing } from './away-sign.tsx'
import { asking, ChairSheet, ChairSign } from './chair-asked.tsx'
import { KeptByBot } from './kept-by-bot.tsx'
import { Elsewhere, Moved, Refused } from './outside.tsx'
import { Paused } from './paused.tsx'
import { Playing } from './playing.tsx'
import type { TableClient } from './table-client.ts'
import { TableTop } from './top.ts'
import { useHouseNews } from './use-house-news.ts'

const Debrief = later(async () => (await import('../debrief/debrief.tsx')).Debrief, 'ahead')
const Menu = later(async () => (await import('../menu/menu.tsx')).Menu, 'ahead')
const TalkSheet = later(async () => (await import('../talk/talk-sheet.tsx')).TalkSheet, 'ahead')

interface Props {
  readonly table: TableClient
  /** Beside the title. */
  readonly beside?: ComponentChildren
  /** What is there while a game is on, if not the game's own screens. */
  readonly during?: (house: House, on: CurrentMatch) => ComponentChildren
  /** Whether the game waits for this person. */
  onOwes?(owes: boolean): void
  /** Somebody else plays on this device too. */
  onSeat(): void
  onGone(): void
  /** Left for good, by one's own will. */
  onLeft(): void
  onWatch(): void
}
export function Inside({ table, beside, during, onOwes, onSeat, onGone, onLeft, onWatch }: Props) {
  const [sheet, setSheet] = useState<'menu' | 'away' | 'chair' | 'talk' | { readonly about: PersonId }>()
  /** The game whose debrief this person has read and left. */
  const [read, setRead] = useState(0)
  const house = table.house.value
  const link = table.link.value
  const isMine = house === undefined || table.you === null || house.people.some((person) => person.id === table.you)
  useEndedByHost(house)
  useHouseNews(house, table.sees)

  if (link === 'refused' && table.error.value === 'seatMoved')
    return <Moved onWatch={house?.settings.watching === false ? undefined : onWatch} onGone={onGone} />
  if (link === 'refused') return <Refused error={table.error.value ?? 'internal'} onGone={onGone} />
  if (link === 'elsewhere' || !isMine) return isMine ? <Elsewhere onHere={() => table.useHere()} /> : <Refused error="sentAway" onGone={onGone} />
  const lost = link === 'open' ? undefined : words().reconnecting
  if (!house) return <Page top={<TopBar title={table.code} sign={link === 'connecting' ? undefined : lost} />} />

  const { on } = house
  const running = on?.state === 'running' ? on : undefined
  const me = house.people.find((person) => person.id === table.you)
  const paused = running && running.clock.pausedAt !== null ? words().paused : undefined
  const away = running && table.you !== null ? missing(house, running) : []
  const mayTalk = table.sees !== null || (table.you === null && house.settings.watchersTalk)
  const asker = asking(house, table.you)
  const about = typeof sheet === 'object' ? house.people.find(({ id }) => id === sheet.about) : undefined
  const ask = table.you === null || !running ? undefined : (seat: number) => setSheet({ about: running.seats[seat]! })
  const close = () => setSheet(undefined)
  const title = titleOf(house, table, read)
  const top = (
    <TopBar title={title} sign={lost ?? paused} onMenu={() => setSheet('menu')}>
      {!lost && !paused && away.length > 0 && <AwaySign away={away} onPress={() => setSheet('away')} />}
      {running && <ChairSign house={house} you={table.you} onPress={() => setSheet('chair')} />}
      {mayTalk && <TalkButton code={table.code} onPress={() => setSheet('talk')} />}
      {beside}
    </TopBar>
  )
  const screen =
    on?.state === 'running' ? (
      (during?.(house, on) ?? <Playing table={table} house={house} on={on} onOwes={onOwes} />)
    ) : on?.state === 'over' && read < on.n ? (
      <Debrief table={table} house={house} on={on} onHouse={() => setRead(on.n)} />
    ) : (
      <HouseScreen table={table} house={house} onSeat={onSeat} />
    )
  return (
    <TableTop.Provider value={top}>
      <AskAbout.Provider value={ask}>{screen}</AskAbout.Provider>
      {running && table.sees !== null && me?.standIn && <KeptByBot table={table} title={title} />}
      {running && running.clock.pausedAt !== null && <Paused table={table} house={house} on={running} top={top} />}
      {sheet === 'menu' && <Menu table={table} house={house} onClose={close} onLeft={onLeft} />}
      {sheet === 'away' && <Away table={table} house={house} away={away} onClose={close} />}
      {about && <PersonSheet table={table} house={house} person={about} onClose={close} />}
      {sheet === 'chair' && asker && <ChairSheet table={table} house={house} person={asker} onClose={close} />}
      {sheet === 'talk' && mayTalk && <TalkSheet table={table} house={house} onClose={close} />}
      <Reactions code={table.code} house={house} />
      <SaidAloud code={table.code} house={house} you={table.you} />
      <Ahead id={house.game} />
    </TableTop.Provider>
  )
}

/** One person's sheet where one is missed, the list where several are. */
function Away({ table, house, away, onClose }: { table: TableClient; house: House; away: readonly Person[]; onClose(): void }) {
  const only = away.length === 1 ? away[0] : undefined
  if (only) return <PersonSheet table={table} house={house} person={only} onClose={onClose} />
  return <People table={table} house={house} onClose={onClose} />
}

/** The chosen game comes while people gather, so that the first screen of play is there at once. */
function Ahead({ id }: { readonly id: string }) {
  useGame(id)
  return null
}

function titleOf(house: House, table: TableClient, read: number): string {
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
      hush()
      say(words().debrief.ended)
      setRunning(0)
    }
  }, [on?.state, on?.n, running])
}
