// The screen of the person who holds a passed device: their own view of the table, and one button that covers it. It covers itself
// when the match waits for another person of this device.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LocalPerson } from '../table/local-people.ts'
import { TableClient } from '../table/table-client.ts'
import { TableScreens } from '../table/table-screens.tsx'
import { HandOnButton } from './unheld-screen.tsx'

interface Props {
  readonly code: string
  readonly holder: LocalPerson
  /** The match waits for another person of this device. */
  readonly isOtherCalled: boolean
  /** `couldDecide`: the match was on the screen, so that the holder has seen any question to them. */
  onCover(couldDecide: boolean): void
  /** The holder left the table for good. */
  onLeft(): void
}
/** Time for the holder to see what their last press did, before the curtain falls. */
const COVER_DELAY_MS = 700

export function HolderScreen({ code, holder, isOtherCalled, onCover, onLeft }: Props) {
  const client = useMemo(() => new TableClient(code, { person: holder }), [code, holder])
  useEffect(() => () => client.close(), [client])
  /** Whether the match waits for the holder; undefined while no match is on the screen. */
  const [isAwaited, setIsAwaited] = useState<boolean>()
  const wasAwaited = useRef(false)
  if (isAwaited) wasAwaited.current = true
  const isDone = wasAwaited.current && isAwaited === false && isOtherCalled
  const cover = () => onCover(isAwaited !== undefined)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(cover, COVER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  // The seat was moved or given up: the others take the device from the curtain.
  const isRefused = client.connection.value === 'refused'
  useEffect(() => {
    if (isRefused) cover()
  }, [isRefused])

  // A holder who gets another seat, finds the table gone or becomes a spectator holds the device no more: the curtain shows who is left.
  const handOn = <HandOnButton holder={holder.name} onPress={cover} />
  return <TableScreens client={client} onSeat={cover} onGone={cover} onLeft={onLeft} onWatch={cover} beside={handOn} onAwaited={setIsAwaited} />
}
