// The notes of the seat whose eyes a replay shows: one's own, or those of somebody who shares them. They are read when these eyes are chosen.
import { useEffect, useState } from 'preact/hooks'
import { showToast } from '../parts/toast.tsx'
import { api, errorMessage } from '../table/api.ts'
import type { Eyes } from './moments.ts'
import type { NotesVersion, StoredNotes } from './notes-versions.ts'
import type { Recording } from './recording.ts'

interface SeatNotes {
  readonly versions: readonly NotesVersion[]
  /** Whether others may see one's own notes; undefined where there is nothing to share. */
  readonly shared: boolean | undefined
  share(shared: boolean): void
}
const NO_VERSIONS: readonly NotesVersion[] = []

export function useSeatNotes({ match, own }: Recording, eyes: Eyes): SeatNotes {
  const [found, setFound] = useState<{ readonly eyes: Eyes; readonly notes: StoredNotes }>()
  const isOwn = eyes === own
  useEffect(() => {
    if (typeof eyes !== 'number' || !match) return
    const { code, matchNumber, token } = match
    const request = api.notes(code, matchNumber, token, isOwn && token !== undefined ? undefined : eyes)
    let isShown = true
    // The server refuses notes that are not shared: then there are none to show, and no error.
    request.then(
      (notes) => isShown && notes && setFound({ eyes, notes }),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [match, eyes])
  const notes = found?.eyes === eyes ? found.notes : undefined
  const share = (shared: boolean) => {
    if (!match?.token || !notes) return
    const { shared: _, ...rest } = notes
    const changed: StoredNotes = { ...rest, ...(shared && { shared: true }) }
    api.keepNotes(match.code, match.matchNumber, match.token, changed).then(
      () => setFound({ eyes, notes: changed }),
      (problem) => showToast(errorMessage(problem)),
    )
  }
  return { versions: notes?.past ?? NO_VERSIONS, shared: isOwn && notes?.past?.length ? notes.shared === true : undefined, share }
}
