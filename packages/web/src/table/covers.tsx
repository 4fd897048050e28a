// Covers over a running match: the table is paused, or a bot plays for this person. What is under them stays as it was.
import { type CurrentMatch, type House, PAUSE_ENDED_BY_ANYONE_AFTER_MS, type PersonId } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { Facade } from '../lobby/facade.tsx'
import { personStatus } from '../lobby/person-status.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Cover } from '../parts/cover.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { personName } from './person-name.ts'
import type { TableMatchProps } from './props.ts'
import type { TableClient } from './table-client.ts'
import { useTimeReached } from './use-time-reached.ts'

/** "Mara has paused the game", with "You" where `ownId` is the person who paused. */
export function pauseMessage(house: House, match: CurrentMatch, ownId: PersonId | null): string {
  const { pause } = messages()
  const { pausedBy } = match.clock
  if (pausedBy === undefined) return pause.byHouse
  return pausedBy === ownId ? pause.byYou : pause.by(personName(house, pausedBy))
}

interface Props extends TableMatchProps {
  readonly top: ComponentChildren
}
/** The table is paused. The host can resume, after a while every player can, and if everybody was gone, the first player who comes back. */
export function PausedCover({ client, house, match, top }: Props) {
  const { pause, menu } = messages()
  const { pausedAt, pausedBy } = match.clock
  const isHost = house.host === client.actingId
  const isLong = useTimeReached(client, pausedAt === null ? null : pausedAt + PAUSE_ENDED_BY_ANYONE_AFTER_MS)
  const canResume = isHost || ((isLong || match.abandoned === true) && match.seats.includes(client.actingId ?? ''))
  const serverLine = match.abandoned ? pause.abandoned : pause.outage
  const resume: BarAction = { label: menu.goOn, tone: 'go', press: () => client.commands.send({ do: 'goOn' }) }
  return (
    <Cover
      top={top}
      title={pauseMessage(house, match, client.personId)}
      line={pausedBy === undefined ? serverLine : pause.line}
      bar={canResume && <ActionBar actions={[resume]} />}
    >
      {!isHost && !match.abandoned && <p class="small haze">{canResume ? pause.anyone : pause.goesOn(personName(house, house.host))}</p>}
      <Facade people={house.people} chairs={house.people.length} line={(person) => (person.bot ? '' : personStatus(house, person, client))} />
    </Cover>
  )
}

/** The server has lost the match. The host can end it; everybody else can only wait for that. */
export function UnreadableCover({ client, house, match, top }: Props) {
  const { unreadable, menu } = messages()
  const isHost = house.host === client.actingId
  const end: BarAction = { label: menu.end, tone: 'go', press: () => client.commands.send({ do: 'endGame', n: match.n }) }
  return (
    <Cover top={top} title={unreadable.title} line={unreadable.line} bar={isHost && <ActionBar actions={[end]} />}>
      {!isHost && <p class="small haze">{unreadable.end(personName(house, house.host))}</p>}
    </Cover>
  )
}

/** Coming in already takes the chair back from the bot; the cover waits this long for that to happen. */
const STAND_IN_COVER_DELAY_MS = 1500

/** A bot plays this person's chair although the person is present, because the host let it. One press takes the chair back. */
export function StandInCover({ client, title }: { readonly client: TableClient; readonly title: string }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), STAND_IN_COVER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const { standIn } = messages()
  if (!isShown) return null
  const takeBack = { label: standIn.takeBack, tone: 'go', press: () => client.commands.send({ do: 'takeBack' }) } as const
  return <Cover top={<TopBar title={title} />} title={standIn.title} line={standIn.line} bar={<ActionBar actions={[takeBack]} />} />
}
