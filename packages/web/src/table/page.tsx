// One table's address: at its door until this tab has a seat or watches, inside afterwards.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Door } from '../lobby/door.tsx'
import { hush } from '../parts/toast.tsx'
import { Claim, takeKey } from './claim.tsx'
import { Connection } from './connection.ts'
import { Inside } from './inside.tsx'
import { forget, type KeptSeat, ownSeat } from './kept-seats.ts'

type Coming = { readonly seat: KeptSeat } | 'watching' | undefined

export function TablePage({ code }: { readonly code: string }) {
  const own = ownSeat(code)
  const [coming, setComing] = useState<Coming>(own && { seat: own })
  const [movingKey, setMovingKey] = useMovingKey()
  useEffect(() => {
    document.title = `${code} · Safehouse`
    return () => {
      document.title = 'Safehouse'
      hush()
    }
  }, [code])
  if (movingKey) {
    const arrive = (next: Coming) => {
      setMovingKey(undefined)
      setComing(next)
    }
    return <Claim key={movingKey} code={code} movingKey={movingKey} onSeat={(seat) => arrive({ seat })} onGone={() => arrive(undefined)} />
  }
  if (!coming) return <Door code={code} onSeat={(seat) => setComing({ seat })} onWatch={() => setComing('watching')} />
  const seat = coming === 'watching' ? undefined : coming.seat
  return (
    <Connected
      key={seat?.you ?? 'watching'}
      code={code}
      seat={seat}
      onGone={() => {
        if (seat) forget(code, seat.you)
        setComing(undefined)
      }}
      onWatch={() => {
        if (seat) forget(code, seat.you)
        setComing('watching')
      }}
    />
  )
}

interface Props {
  readonly code: string
  readonly seat: KeptSeat | undefined
  /** The seat is worth nothing any more: left, sent away, or the table is gone. */
  onGone(): void
  /** The seat is another device's now: this one looks on. */
  onWatch(): void
}
function Connected({ code, seat, onGone, onWatch }: Props) {
  const table = useMemo(() => new Connection(code, seat), [code, seat])
  useEffect(() => () => table.close(), [table])
  return <Inside table={table} onGone={onGone} onWatch={onWatch} />
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
