// The page of one table: its door until this tab has a seat or watches, then the table itself. A tab with several seats is a
// passed device.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { lazy } from '../lazy.tsx'
import { DoorPage } from '../lobby/door-page.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { clearToasts } from '../parts/toast.tsx'
import { ClaimSeatPage, takeMoveKey } from './claim-seat-page.tsx'
import { forgetSeat, type StoredSeat, seatsOfTab } from './stored-seats.ts'
import { TableClient } from './table-client.ts'
import { TableScreens } from './table-screens.tsx'

const PassedDevice = lazy(async () => (await import('../passing/passed-device.tsx')).PassedDevice)

/** The seats that this tab plays, none of them yet, or a spectator. */
type Presence = readonly StoredSeat[] | 'watching'

export function TablePage({ code }: { readonly code: string }) {
  const [presence, setPresence] = useState<Presence>(() => seatsOfTab(code))
  const [moveKey, setMoveKey] = useMoveKey()
  // A passed device stays one until the page is reloaded, even with one seat left: whoever holds it may not be that person.
  const isPassed = useRef(false)
  isPassed.current = presence !== 'watching' && (presence.length > 1 || (isPassed.current && presence.length > 0))
  usePageTitle(code)
  useEffect(() => clearToasts, [code])
  const readSeats = () => setPresence(seatsOfTab(code))
  if (moveKey) {
    const leaveClaim = () => {
      setMoveKey(undefined)
      readSeats()
    }
    return <ClaimSeatPage key={moveKey} code={code} moveKey={moveKey} onSeat={leaveClaim} onGone={leaveClaim} />
  }
  if (presence === 'watching') return <SingleSeatTable code={code} seat={undefined} onGone={readSeats} onWatch={readSeats} onSeat={readSeats} />
  const [first] = presence
  if (!first) return <DoorPage code={code} onSeat={readSeats} onWatch={() => setPresence('watching')} />
  if (isPassed.current) return <PassedDevice key={presence.map(({ you }) => you).join()} code={code} seats={presence} onSeats={readSeats} />
  const leaveSeat = () => forgetSeat(code, first.you)
  return (
    <SingleSeatTable
      key={first.token}
      code={code}
      seat={first}
      onSeat={readSeats}
      onGone={() => {
        leaveSeat()
        readSeats()
      }}
      onWatch={() => {
        leaveSeat()
        setPresence('watching')
      }}
    />
  )
}

interface Props {
  readonly code: string
  readonly seat: StoredSeat | undefined
  /** Another person took a seat on this device. */
  onSeat(): void
  /** The seat is no longer valid: left, removed by the host, or the table is gone. */
  onGone(): void
  /** The seat has moved to another device: this one goes on as a spectator. */
  onWatch(): void
}
/** The table with a connection of its own, for one seat or a spectator. */
function SingleSeatTable({ code, seat, onSeat, onGone, onWatch }: Props) {
  const client = useMemo(() => new TableClient(code, seat ? { seat } : 'watching'), [code, seat])
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
  useEffect(() => {
    const readKey = () => setKey((before) => takeMoveKey() ?? before)
    window.addEventListener('hashchange', readKey)
    return () => window.removeEventListener('hashchange', readKey)
  }, [])
  return [key, setKey] as const
}
