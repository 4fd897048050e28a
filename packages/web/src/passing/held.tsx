// While somebody holds a passed device: their own screen of the table, with one button that puts the curtain before it. It falls
// by itself when the game waits for somebody else of this device.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Inside } from '../table/inside.tsx'
import type { KeptSeat } from '../table/kept-seats.ts'
import { TableClient } from '../table/table-client.ts'
import { HandOn } from './between.tsx'

interface Props {
  readonly code: string
  readonly seat: KeptSeat
  /** The game calls somebody else of this device. */
  readonly isNext: boolean
  /** `wasAsked`: their screen was there, and with it whatever the game asks them. */
  onCover(wasAsked: boolean): void
  /** Left for good. */
  onLeft(): void
}
/** Long enough to see one's own press do something. */
const moment = 700

export function Held({ code, seat, isNext, onCover, onLeft }: Props) {
  const table = useMemo(() => new TableClient(code, { seat }), [code, seat])
  useEffect(() => () => table.close(), [table])
  const [owes, setOwes] = useState<boolean>()
  const owed = useRef(false)
  if (owes) owed.current = true
  const isDone = owed.current && owes === false && isNext
  const cover = () => onCover(owes !== undefined)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(cover, moment)
    return () => clearTimeout(timer)
  }, [isDone])
  // The seat is another device's, or nobody's: whoever is left takes this one from the curtain.
  const isLost = table.link.value === 'refused'
  useEffect(() => {
    if (isLost) cover()
  }, [isLost])

  const handOn = <HandOn onPress={cover} />
  return <Inside table={table} onSeat={cover} onGone={cover} onLeft={onLeft} onWatch={cover} beside={handOn} onOwes={setOwes} />
}
