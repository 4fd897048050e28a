// How long something has stood as it is, on a device that several people pass between them.
import { useEffect, useRef, useState } from 'preact/hooks'

/** Nobody takes in a question and keeps a thumb from pressing in less. */
const glance = 500
/** Longer than a bot thinks, and than people who watch the table would wait for one. */
const stillness = 10_000

/** What is asked, for whoever gives the device away now: a question that came in this very moment has not reached them. */
export function useReached(asked: string | undefined): () => string {
  const standing = useRef({ asked: '', since: 0, before: '' })
  const now = asked ?? ''
  if (standing.current.asked !== now) standing.current = { asked: now, since: performance.now(), before: standing.current.asked }
  return () => {
    const { since, before } = standing.current
    return performance.now() - since < glance ? before : standing.current.asked
  }
}

/** Whether `what` has been the same for a while. Never while it is nothing. */
export function useStill(what: string | undefined): boolean {
  const [still, setStill] = useState<string>()
  useEffect(() => {
    if (what === undefined) return
    const timer = setTimeout(() => setStill(what), stillness)
    return () => {
      clearTimeout(timer)
      setStill(undefined)
    }
  }, [what])
  return what !== undefined && still === what
}
