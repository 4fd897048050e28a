// A player's private notes on a match: one value, stored by the server for that seat on every device and sent to nobody else.
// The value on this screen is always the newest; saving is debounced and retried until it succeeds.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { listen } from '../parts/listen.ts'

/** The server's storage for one seat's notes on one match. */
export interface NotesStorage {
  read(): Promise<unknown>
  save(notes: object): Promise<void>
}
const SAVE_DEBOUNCE_MS = 600
const RETRY_DELAY_MS = 3000

/** `blank` is the value before anything was saved; it must be the same object at every call. */
export function useNotes<T extends object>(storage: NotesStorage, blank: T): readonly [notes: T, write: (change: (before: T) => T) => void] {
  const [notes, setNotes] = useState<T>()
  const newest = useRef<T>()
  const isUnsaved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const saving = newest.current
    if (!isUnsaved.current || !saving) return
    isUnsaved.current = false
    try {
      await storage.save(saving)
    } catch {
      isUnsaved.current = true
      timer.current = setTimeout(save, RETRY_DELAY_MS)
    }
  }, [storage])

  const write = useCallback(
    (change: (before: T) => T) => {
      if (!newest.current) return // not loaded yet: a write would overwrite the stored notes
      newest.current = change(newest.current)
      isUnsaved.current = true
      setNotes(newest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_DEBOUNCE_MS)
    },
    [save],
  )

  useEffect(() => {
    let retryTimer: ReturnType<typeof setTimeout>
    const readNotes = async () => {
      try {
        const stored = (await storage.read()) as Partial<T> | null
        newest.current ??= { ...blank, ...stored }
        setNotes(newest.current)
      } catch {
        retryTimer = setTimeout(readNotes, RETRY_DELAY_MS)
      }
    }
    void readNotes()
    const saveWhenHidden = () => document.visibilityState === 'hidden' && void save()
    const stopListening = listen([document, 'visibilitychange', saveWhenHidden])
    return () => {
      clearTimeout(retryTimer)
      stopListening()
      void save()
    }
  }, [storage, save, blank])

  return [notes ?? blank, write]
}
