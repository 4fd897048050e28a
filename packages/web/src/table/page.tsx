// One table's address: at its door until this tab has a seat or watches, inside afterwards. A tab with several seats is a
// device that people pass between them.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { later } from '../later.tsx'
import { Door } from '../lobby/door.tsx'
import { hush } from '../parts/toast.tsx'
import { Claim, takeKey } from './claim.tsx'
import { Inside } from './inside.tsx'
import { forget, type KeptSeat, ownSeats } from './kept-seats.ts'
import { TableClient } from './table-client.ts'

const PassedDevice = later(async () => (await import('../passing/passed-device.tsx')).PassedDevice)

type Coming = readonly KeptSeat[] | 'watching'

export function TablePage({ code }: { readonly code: string }) {
  const [coming, setComing] = useState<Coming>(() => ownSeats(code))
  const [movingKey, setMovingKey] = useMovingKey()
  // Once passed, it stays behind its curtain until the page is loaded anew: whoever holds it may not be the one who is left.
  const isPassed = useRef(false)
  isPassed.current = coming !== 'watching' && (coming.length > 1 || (isPassed.current && coming.length > 0))
  useEffect(() => {
    document.title = `${code} · Safehouse`
    return () => {
      document.title = 'Safehouse'
      hush()
    }
  }, [code])
  const look = () => setComing(ownSeats(code))
  if (movingKey) {
    const arrive = () => {
      setMovingKey(undefined)
      look()
    }
    return <Claim key={movingKey} code={code} movingKey={movingKey} onSeat={arrive} onGone={arrive} />
  }
  if (coming === 'watching') return <Connected code={code} seat={undefined} onGone={look} onWatch={look} onSeat={look} />
  const [first] = coming
  if (!first) return <Door code={code} onSeat={look} onWatch={() => setComing('watching')} />
  if (isPassed.current) return <PassedDevice key={coming.map(({ you }) => you).join()} code={code} seats={coming} onSeats={look} />
  const leaveSeat = () => forget(code, first.you)
  return (
    <Connected
      key={first.token}
      code={code}
      seat={first}
      onSeat={look}
      onGone={() => {
        leaveSeat()
        look()
      }}
      onWatch={() => {
        leaveSeat()
        setComing('watching')
      }}
    />
  )
}

interface Props {
  readonly code: string
  readonly seat: KeptSeat | undefined
  /** Somebody else plays on this device too. */
  onSeat(): void
  /** The seat is worth nothing any more: left, sent away, or the table is gone. */
  onGone(): void
  /** The seat is another device's now: this one looks on. */
  onWatch(): void
}
function Connected({ code, seat, onSeat, onGone, onWatch }: Props) {
  const table = useMemo(() => new TableClient(code, seat ? { seat } : 'watching'), [code, seat])
  const [, go] = useLocation()
  useEffect(() => () => table.close(), [table])
  const leave = () => {
    onGone()
    go('/')
  }
  return <Inside table={table} onSeat={onSeat} onGone={onGone} onLeft={leave} onWatch={onWatch} />
}

/** A link that moves a seat may open this page, or come to it while it is open. */
function useMovingKey() {
  const [key, setKey] = useState(takeKey)
  useEffect(() => {
    const look = () => setKey((before) => takeKey() ?? before)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return [key, setKey] as const
}
