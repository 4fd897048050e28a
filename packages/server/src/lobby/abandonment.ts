// Abandoned matches: everybody has gone and nobody has ended the match. Some games would wait for ever then, for a dealer or for the
// next question. Such a match is paused after a while and closed much later, whatever its game and whether it has a clock or not:
// which matches have one may be a secret. A match that a person has paused is left alone; it waits for them.
import { endMatch, pauseMatch } from './match-lifecycle.ts'
import { type DocumentChange, humansAt, isRunning, type TableDocument } from './table-document.ts'

/** How long nobody must have been connected before a match is paused. Phones that sleep during a long talk come back earlier. */
const ABANDONED_PAUSE_AFTER_MS = 30 * 60_000

/** Since when no person has been connected; undefined while somebody is, as far as the document knows. */
function findEmptySince(document: TableDocument): number | undefined {
  const times = humansAt(document).map(({ awaySince }) => awaySince)
  return times.length === 0 || times.includes(undefined) ? undefined : Math.max(...times.map((time) => time ?? 0))
}

/** Whether no person is connected, as far as the document knows. */
export const isEmpty = (document: TableDocument): boolean => findEmptySince(document) !== undefined

/** Pauses or closes the current match if everybody has been gone for long enough. Otherwise the document stays the same. */
export function pauseOrCloseAbandoned(document: TableDocument, now: number, closeAfterMs: number): DocumentChange {
  const since = findEmptySince(document)
  if (!isRunning(document) || since === undefined || document.on.clock.pausedBy !== undefined) return { document }
  if (now - since >= closeAfterMs) return markAbandoned(endMatch(document, document.on.n))
  if (now - since >= ABANDONED_PAUSE_AFTER_MS && document.on.clock.pausedAt === null) return markAbandoned(pauseMatch(document, now))
  return { document }
}
const markAbandoned = (change: DocumentChange): DocumentChange => {
  const { document } = change
  return document.on ? { ...change, document: { ...document, on: { ...document.on, abandoned: true } } } : change
}
