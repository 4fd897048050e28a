// The raise that this screen shows now or shows next, and a vibration for each.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { KgbSpectatorProps } from '../props.ts'
import { advanceProgress, noneShown, type Raise, raisesOf } from './raises.ts'

/** A raise with the times at which this screen shows it. */
export interface ShownRaise extends Raise {
  /** Whether its hands are up now; otherwise they are about to go up. */
  readonly isUp: boolean
  /** When the last raise known so far is over. */
  readonly allDown: number
}

export function useRaise({ common, time, news }: KgbSpectatorProps): ShownRaise | undefined {
  const [wakeups, wakeUp] = useState(0)
  const progress = useRef(noneShown)
  /** Index of the first raise that was told while this page was open. */
  const firstNew = useRef(Number.POSITIVE_INFINITY)
  const raises = raisesOf(common)
  const justTold = news.facts.filter(({ kind }) => kind === 'handRaised' || kind === 'handsRaised').length
  if (justTold > 0) firstNew.current = Math.min(firstNew.current, raises.length - justTold)
  progress.current = advanceProgress(progress.current, raises, (index) => index >= firstNew.current, time())
  const { index, upSince } = progress.current
  const raise = raises[index]
  const isUp = upSince !== undefined
  const late = raise && isUp ? upSince - raise.from : 0
  const next = raise && (isUp ? raise.until + late : raise.from)
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => wakeUp((times) => times + 1), Math.max(0, next - time()) + 1)
    return () => clearTimeout(timer)
  }, [next, time, wakeups]) // Game time may have been corrected backwards meanwhile: then the timer is set again.
  useVibration(isUp ? raise?.from : undefined)
  return raise && { ...raise, from: raise.from + late, until: raise.until + late, isUp, allDown: raises.at(-1)!.until + late }
}

/** Vibrates once for each raise, although the seat's screen and the debrief both show it. */
function useVibration(from: number | undefined): void {
  useEffect(() => {
    if (from === undefined || lastVibratedFor === from) return
    lastVibratedFor = from
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 60, 90]) // Without a gesture on the page browsers refuse it and log a warning.
  }, [from])
}
let lastVibratedFor: number | undefined
