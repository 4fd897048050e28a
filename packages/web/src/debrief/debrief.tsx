// After a game: the game's own result, the proof that nothing was rigged, the record, and the next game in one press.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useContext, useState } from 'preact/hooks'
import { EveningSheet } from '../evening/evening-sheet.tsx'
import { headlineOf } from '../evening/headline.ts'
import { NextGame } from '../evening/next-game.tsx'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import type { TableClient } from '../table/table-client.ts'
import { TableTop } from '../table/top.ts'
import { usePlay } from '../table/use-play.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { Proof } from './proof.tsx'
import './debrief.css'

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly on: CurrentMatch
  onHouse(): void
}
export function Debrief(props: Props) {
  const game = useGame(props.on.game)
  const top = useContext(TableTop)
  const [sheet, setSheet] = useState<'evening' | 'next'>()
  const { table, house } = props
  const close = () => setSheet(undefined)
  const { evening } = words()
  return (
    <Page top={top} bar={<ActionBar label={words().table.actions} actions={actionsOf(props)} />} class="debrief">
      {game && <Told {...props} game={game} />}
      <section class="debrief-evening" aria-label={evening.title}>
        <button type="button" class="text-button" onClick={() => setSheet('evening')}>
          {evening.title}: {headlineOf(house, table.sees)}
        </button>
        {house.host === table.you && (
          <button type="button" class="text-button" onClick={() => setSheet('next')}>
            {evening.otherGame}
          </button>
        )}
      </section>
      <Proof code={props.table.code} on={props.on} you={props.table.you} game={game} />
      {sheet === 'evening' && <EveningSheet table={table} house={house} onClose={close} />}
      {sheet === 'next' && <NextGame table={table} house={house} onClose={close} />}
    </Page>
  )
}

function Told({ table, house, on, game }: Props & { readonly game: LoadedGame }) {
  const play = usePlay(table, house, on, game)
  const { ResultPanel: Result } = game.screens
  return play ? <Result play={'seat' in play ? play.seat : play.open} /> : null
}

function actionsOf({ table, house, onHouse }: Props): BarAction[] {
  const { debrief, table: at } = words()
  const back: BarAction = { label: debrief.otherGame, press: onHouse }
  if (house.host === table.you)
    return [back, { label: debrief.again, tone: 'go', press: () => table.command({ do: 'playNext', game: house.game, n: house.next.n }) }]
  const host = isolate(house.people.find((person) => person.id === house.host)?.name ?? at.someone)
  return [back, { label: debrief.again, off: debrief.hostStarts(host), press: () => {} }]
}
