// The hands that this screen shows now or in a moment, one raise after another, and a buzz for each.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { KgbSpectatorProps } from '../props.ts'
import { advanceProgress, noneShown, type Raise, raisesOf } from './raises.ts'

export interface ShownRaise extends Raise {
  /** Else it is about to go up. */
  readonly isUp: boolean
  /** When no hand is up any more, as far as is known. */
  readonly allDown: number
}

export function useRaise({ common, time, news }: KgbSpectatorProps): ShownRaise | undefined {
  const [looks, look] = useState(0)
  const progress = useRef(noneShown)
  const newFrom = useRef(Number.POSITIVE_INFINITY)
  const raises = raisesOf(common)
  const justTold = news.facts.filter(({ kind }) => kind === 'handRaised' || kind === 'handsRaised').length
  if (justTold > 0) newFrom.current = Math.min(newFrom.current, raises.length - justTold)
  progress.current = advanceProgress(progress.current, raises, (n) => n >= newFrom.current, time())
  const { index: n, upSince } = progress.current
  const told = raises[n]
  const isUp = upSince !== undefined
  const late = told && isUp ? upSince - told.from : 0
  const next = told && (isUp ? told.until + late : told.from)
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => look((times) => times + 1), Math.max(0, next - time()) + 1)
    return () => clearTimeout(timer)
  }, [next, time, looks]) // the table's time may have been set back a little meanwhile: then it is looked at again
  useVibration(isUp ? told?.from : undefined)
  return told && { ...told, from: told.from + late, until: told.until + late, isUp, allDown: raises.at(-1)!.until + late }
}

/** Every device, whoever holds it: once for each raise, though the table's screen and the debrief both show it. */
function useVibration(from: number | undefined): void {
  useEffect(() => {
    if (from === undefined || lastVibratedFor === from) return
    lastVibratedFor = from
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 60, 90]) // else browsers forbid it, and say so
  }, [from])
}
let lastVibratedFor: number | undefined
