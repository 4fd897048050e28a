// The page of one table: its door until this tab plays for somebody or watches, then the table itself. A tab that plays for several
// people is a passed device.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { lazy } from '../lazy.tsx'
import { listen } from '../parts/listen.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { clearToasts } from '../parts/toast.tsx'
import { forgetPerson, type LocalPerson, peopleOfTab } from './local-people.ts'
import { takeMoveKey } from './seat-move-key.ts'
import { TableClient } from './table-client.ts'
import { TableScreens } from './table-screens.tsx'

const ClaimSeatPage = lazy(async () => (await import('./claim-seat-page.tsx')).ClaimSeatPage)
const DoorPage = lazy(async () => (await import('../lobby/door-page.tsx')).DoorPage)
const PassedDevice = lazy(async () => (await import('../passing/passed-device.tsx')).PassedDevice)

/** The people whom this tab plays for (none yet at the door), or a spectator. */
type Presence = readonly LocalPerson[] | 'watching'

export function TablePage({ code }: { readonly code: string }) {
  const [presence, setPresence] = useState<Presence>(() => peopleOfTab(code))
  const [moveKey, setMoveKey] = useMoveKey()
  // A passed device stays one until the page is reloaded, even with one person left: somebody else may hold it.
  const isPassed = useRef(false)
  isPassed.current = presence !== 'watching' && (presence.length > 1 || (isPassed.current && presence.length > 0))
  usePageTitle(code)
  useEffect(() => clearToasts, [code])
  const readPeople = () => setPresence(peopleOfTab(code))
  if (moveKey) {
    const leaveClaim = () => {
      setMoveKey(undefined)
      readPeople()
    }
    return <ClaimSeatPage key={moveKey} code={code} moveKey={moveKey} onSeat={leaveClaim} onGone={leaveClaim} />
  }
  if (presence === 'watching')
    return <SinglePersonTable code={code} person={undefined} onGone={readPeople} onWatch={readPeople} onSeat={readPeople} />
  const [first] = presence
  if (!first) return <DoorPage code={code} onSeat={readPeople} onWatch={() => setPresence('watching')} />
  if (isPassed.current) return <PassedDevice key={presence.map(({ you }) => you).join()} code={code} people={presence} onPeople={readPeople} />
  const forgetFirst = () => forgetPerson(code, first.you)
  return (
    <SinglePersonTable
      key={first.token}
      code={code}
      person={first}
      onSeat={readPeople}
      onGone={() => {
        forgetFirst()
        readPeople()
      }}
      onWatch={() => {
        forgetFirst()
        setPresence('watching')
      }}
    />
  )
}

interface Props {
  readonly code: string
  readonly person: LocalPerson | undefined
  /** Another person took a seat on this device. */
  onSeat(): void
  /** The seat is no longer valid: left, removed by the host, or the table is gone. */
  onGone(): void
  /** The seat has moved to another device: this one goes on as a spectator. */
  onWatch(): void
}
/** The table with a connection of its own, for one person or a spectator. */
function SinglePersonTable({ code, person, onSeat, onGone, onWatch }: Props) {
  const client = useMemo(() => new TableClient(code, person ? { person } : 'watching'), [code, person])
  const [, go] = useLocation()
  useEffect(() => () => client.close(), [client])
  const leave = () => {
    onGone()
    go('/')
  }
  return <TableScreens client={client} onSeat={onSeat} onGone={onGone} onLeft={leave} onWatch={onWatch} />
}

/** The key of a seat-move link, which may open this page or be followed while the page is open. */
function useMoveKey() {
  const [key, setKey] = useState(takeMoveKey)
  useEffect(() => listen([window, 'hashchange', () => setKey((before) => takeMoveKey() ?? before)]), [])
  return [key, setKey] as const
}
