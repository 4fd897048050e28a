// A player's own notes on a game: one private value, kept by the server through reloads and on every device, told to nobody.
// What is on this screen is always the newest; writing waits a moment for more, and is tried again until it is kept.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

/** The server's drawer for one seat and game. */
export interface NotesDrawer {
  read(): Promise<unknown>
  keep(notes: object): Promise<void>
}
const waitsForMore = 600
const triesAgain = 3000

/** `blank` is what is written before anything is; it must be the same object at every call. */
export function useNotes<T extends object>(drawer: NotesDrawer, blank: T): readonly [notes: T, write: (change: (before: T) => T) => void] {
  const [notes, setNotes] = useState<T>()
  const newest = useRef<T>()
  const unkept = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const keep = useCallback(async () => {
    clearTimeout(timer.current)
    const writing = newest.current
    if (!unkept.current || !writing) return
    unkept.current = false
    try {
      await drawer.keep(writing)
    } catch {
      unkept.current = true
      timer.current = setTimeout(keep, triesAgain)
    }
  }, [drawer])

  const write = useCallback(
    (change: (before: T) => T) => {
      if (!newest.current) return // not read yet: nothing may be written over
      newest.current = change(newest.current)
      unkept.current = true
      setNotes(newest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, waitsForMore)
    },
    [keep],
  )

  useEffect(() => {
    let again: ReturnType<typeof setTimeout>
    const read = async () => {
      try {
        const kept = (await drawer.read()) as Partial<T> | null
        newest.current ??= { ...blank, ...kept }
        setNotes(newest.current)
      } catch {
        again = setTimeout(read, triesAgain)
      }
    }
    void read()
    const leaving = () => document.visibilityState === 'hidden' && void keep()
    document.addEventListener('visibilitychange', leaving)
    return () => {
      clearTimeout(again)
      document.removeEventListener('visibilitychange', leaving)
      void keep()
    }
  }, [drawer, keep, blank])

  return [notes ?? blank, write]
}
