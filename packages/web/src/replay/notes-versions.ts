// The versions of a person's notes on a match, so that a replay can show them as they were at a moment. They are stored in the notes
// themselves, which belong to the person alone: `past` has earlier versions, `shared` lets others at the table read them after the match.
import { api } from '../table/api.ts'
import type { NotesStorage } from '../table/use-notes.ts'

/** Notes, and how many messages of the seat's feed had been heard when they were written. */
export type NotesVersion = readonly [heardCount: number, notes: object]

export interface StoredNotes {
  readonly past?: readonly NotesVersion[]
  readonly shared?: true
}
/** The server takes 16 kB; the newest version is in there twice. */
const MAX_PAST_CHARACTERS = 10_000

/** Of several versions that were written between two messages the last one counts; the oldest go when there is no more room. */
export function withVersion(past: readonly NotesVersion[], heardCount: number, notes: object): readonly NotesVersion[] {
  let versions = [...past.filter(([count]) => count < heardCount), [heardCount, notes] as const]
  while (versions.length > 1 && JSON.stringify(versions).length > MAX_PAST_CHARACTERS) versions = versions.slice(1)
  return versions
}
/** The notes as they were when so many messages had been heard; undefined before the first. */
export const versionAt = (past: readonly NotesVersion[], heardCount: number): object | undefined =>
  past.findLast(([count]) => count <= heardCount)?.[1]

/** The storage of a seat's notes, which keeps their versions. */
export function versionedNotes(code: string, matchNumber: number, token: string, countHeard: () => number): NotesStorage {
  let stored: StoredNotes = {}
  return {
    async read() {
      const found = (await api.notes(code, matchNumber, token)) as (StoredNotes & object) | null
      if (!found) return null
      const { past = [], shared, ...notes } = found
      stored = { past, ...(shared && { shared }) }
      return notes
    },
    async save(notes) {
      const past = withVersion(stored.past ?? [], countHeard(), notes)
      await api.keepNotes(code, matchNumber, token, { ...notes, ...stored, past })
      stored = { ...stored, past }
    },
  }
}
