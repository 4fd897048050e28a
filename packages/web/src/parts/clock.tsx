// A countdown in minutes and seconds to a game time from open facts, the same on all devices.
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { announce } from './announcer.tsx'
import './clock.css'

interface Props {
  /** The game time at which it runs out, in milliseconds. */
  readonly until: number
  readonly paused: boolean
  /** The current game time, in milliseconds. */
  time(): number
}
const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Longest time between two updates: the estimate of the server's time improves while the clock runs. */
const MAX_UPDATE_INTERVAL_MS = 200
/** From this many seconds on the clock is highlighted. */
const LATE_SECONDS = 30

/** Seconds left at which screen readers say the time. */
const SPOKEN_SECONDS = [300, 60, 30, 10]

/** Re-renders exactly when the number of seconds changes, so that all devices change together. */
export function useSecondsLeft({ until, paused, time }: Props): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(until, time()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = time()
      setSeconds(secondsLeft(until, now))
      if (!paused && until > now) timer = setTimeout(tick, Math.min(MAX_UPDATE_INTERVAL_MS, ((until - now) % 1000) + 1))
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, paused, time])
  return seconds
}
export function Clock(props: Props) {
  const seconds = useSecondsLeft(props)
  useEffect(() => {
    const { table } = messages()
    if (props.paused) return
    if (SPOKEN_SECONDS.includes(seconds)) announce(table.left(seconds))
    if (seconds === 0) announce(table.timeUp)
  }, [seconds])
  const modifier = props.paused ? ' stopped' : seconds <= LATE_SECONDS ? ' late' : ''
  return (
    <span class={`clock figures${modifier}`} role="timer" aria-label={messages().table.timeLeft}>
      {minutesAndSeconds(seconds)}
      {props.paused && <small>{messages().table.stopped}</small>}
    </span>
  )
}
