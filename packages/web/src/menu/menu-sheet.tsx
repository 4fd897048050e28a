// The menu of a table: three buttons for everyone on top, then rows, some of them only for the host. Nothing in it depends on a secret.
import { useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { EveningSheet } from '../evening/evening-sheet.tsx'
import { headlineOf } from '../evening/headline.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { OptionsSheet } from '../lobby/options-sheet.tsx'
import type { BarAction } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Plate } from '../parts/plate.tsx'
import { ActionRow, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { personName } from '../table/person-name.ts'
import type { TableSheetProps } from '../table/props.ts'
import { HelpSheet } from './help-sheet.tsx'
import { canTakeOverAsHost } from './host-takeover.ts'
import { MoveSeatCover } from './move-seat-cover.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import { SettingsSheet } from './settings-sheet.tsx'
import './menu-sheet.css'

interface Props extends TableSheetProps {
  /** This person left the table for good. */
  onLeft(): void
}
type MenuPage = 'help' | 'move' | 'options' | 'settings' | 'people' | 'evening' | 'program' | 'coach'
const ProgramSheet = lazy(async () => (await import('../lobby/program-sheet.tsx')).ProgramSheet)
const CoachRow = lazy(async () => (await import('../beliefs/coach-sheet.tsx')).CoachRow)
const CoachSheet = lazy(async () => (await import('../beliefs/coach-sheet.tsx')).CoachSheet)
const topButtons = (isSeated: boolean): readonly { readonly page: Exclude<MenuPage, 'evening' | 'program' | 'coach'>; readonly icon: string }[] => [
  { page: 'help', icon: 'icon-help' },
  isSeated ? { page: 'move', icon: 'icon-phone' } : { page: 'options', icon: 'icon-opt' },
  { page: 'settings', icon: 'icon-globe' },
]

export function MenuSheet({ client, house, onClose, onLeft }: Props) {
  const [page, setPage] = useState<MenuPage>()
  const [, go] = useLocation()
  const { menu, people, evening, house: text, options } = messages()
  const isHost = house.host === client.actingId
  const running = house.on?.state === 'running' ? house.on : undefined
  const isPaused = running !== undefined && running.clock.pausedAt !== null
  if (page === 'help') return <HelpSheet game={running?.game ?? house.game} onClose={onClose} />
  if (page === 'options') return <OptionsSheet client={client} house={house} onClose={onClose} />
  if (page === 'evening') return <EveningSheet client={client} house={house} onClose={onClose} />
  if (page === 'program') return <ProgramSheet client={client} house={house} onClose={onClose} />
  if (page === 'coach') return <CoachSheet client={client} house={house} onClose={onClose} />
  if (page === 'people') return <PeopleSheet client={client} house={house} onClose={onClose} />
  const ownPerson = house.people.find((person) => person.id === client.actingId)
  if (page === 'settings')
    return <SettingsSheet seated={ownPerson && ownPerson.id === client.personId ? { client, person: ownPerson } : undefined} onClose={onClose} />
  // On a passed device that nobody holds, people leave by their own sheet in the list of people.
  const isUnheldDevice = client.personId === null && client.localPeople.value.length > 1
  if (page === 'move' && ownPerson) return <MoveSeatCover client={client} house={house} person={ownPerson} onClose={onClose} />

  const endActions: BarAction[] =
    isHost && running
      ? [
          {
            label: menu.end,
            tone: 'red',
            sure: menu.endSure(running.seats.length),
            press: async () => {
              if (await client.commands.send({ do: 'endGame', n: running.n })) onClose()
            },
          },
        ]
      : []
  const hostName = personName(house, house.host)
  return (
    <Sheet
      title={isHost ? text.yours : text.of(hostName)}
      aside={<Plate code={house.code} small />}
      onClose={onClose}
      actions={[...endActions, { label: running ? menu.playOn : menu.close, press: onClose }]}
    >
      <ul class="menu-tops">
        {topButtons(ownPerson !== undefined).map((top) => (
          <li key={top.page}>
            <button type="button" onClick={() => setPage(top.page)}>
              <Drawing name={top.icon} />
              {menu[top.page]}
            </button>
          </li>
        ))}
      </ul>
      <p class="small haze menu-host">{isHost ? menu.youAreHost : menu.hostIs(hostName)}</p>
      <ul class="rows">
        {house.practice && running && client.personId !== null && <CoachRow onPress={() => setPage('coach')} />}
        {isHost && running && (
          <ActionRow
            icon="icon-pause"
            label={isPaused ? menu.goOn : menu.pause}
            line={isPaused ? menu.goOnLine : menu.pauseLine}
            onPress={async () => {
              if (await client.commands.send({ do: isPaused ? 'goOn' : 'pause' })) onClose()
            }}
          />
        )}
        <ActionRow
          icon="icon-seat"
          label={menu.people}
          line={house.watchers > 0 ? people.watching(house.watchers) : isHost ? menu.peopleLine : undefined}
          onPress={() => setPage('people')}
        />
        {isHost && <ActionRow icon="icon-key" label={menu.program} line={menu.programLine} onPress={() => setPage('program')} />}
        {isHost && (
          <Switch
            icon="icon-lock"
            label={menu.lock}
            line={menu.lockLine}
            on={house.locked}
            onChange={(locked) => client.commands.send({ do: 'lock', locked })}
          />
        )}
        {ownPerson && <ActionRow icon="icon-opt" label={options.title} onPress={() => setPage('options')} />}
        {ownPerson && canTakeOverAsHost(house, ownPerson.id, client.time()) && (
          <ActionRow
            icon="icon-key"
            label={menu.takeKeys}
            line={menu.takeKeysLine(hostName)}
            onPress={async () => {
              if (await client.commands.send({ do: 'handOver', person: ownPerson.id })) onClose()
            }}
          />
        )}
        <ActionRow icon="icon-eve" label={evening.open} line={headlineOf(house, client.personId)} onPress={() => setPage('evening')} />
        <ActionRow icon="house" label={menu.home} line={menu.homeLine} onPress={() => go('/')} />
        {client.actingId !== null && !isUnheldDevice && (
          <ActionRow
            icon="icon-door"
            label={menu.leave}
            line={running ? menu.leaveLine : undefined}
            sure={menu.leaveSure}
            onPress={async () => {
              if (await client.commands.send({ do: 'leave' })) onLeft()
            }}
          />
        )}
      </ul>
    </Sheet>
  )
}
