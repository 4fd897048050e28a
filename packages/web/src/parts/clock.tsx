// A public clock: minutes and seconds to a time of the game. It tells only what a fact told everyone.
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/language.ts'
import './clock.css'

interface Props {
  /** When it runs out, in game time. */
  readonly until: number
  readonly paused: boolean
  time(): number
}
const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))
export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** At least as often, for the server's time is learned better while the clock runs. */
const longestWait = 200

/** Renders anew whenever another second is left: at that very moment, so that devices change together. */
export function useSecondsLeft({ until, paused, time }: Props): number {
  const [left, setLeft] = useState(() => secondsLeft(until, time()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = time()
      setLeft(secondsLeft(until, now))
      if (!paused && until > now) timer = setTimeout(tick, Math.min(longestWait, ((until - now) % 1000) + 1))
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, paused, time])
  return left
}
export function Clock(props: Props) {
  const left = useSecondsLeft(props)
  const look = props.paused ? ' stopped' : left <= 30 ? ' late' : ''
  return (
    <span class={`clock figures${look}`} role="timer" aria-label={words().table.timeLeft}>
      {minutesAndSeconds(left)}
      {props.paused && <small>{words().table.stopped}</small>}
    </span>
  )
}
