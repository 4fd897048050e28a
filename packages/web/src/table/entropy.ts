// The entropy that this device adds to a match's seed, and what it stores in localStorage to find it again in the record: the
// commitment that was published before, the value that was sent, and the last head of the match's hash chain that was heard.
import type { ChainHead, DeviceMemory } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { randomHex } from '../random.ts'
import { readStoredList, writeStoredList } from '../settings.ts'

/** As stored; `n` is the match number, `you` the person. */
interface Note {
  readonly code: string
  readonly n: number
  readonly you: PersonId
  readonly commitment: string
  readonly entropy: string
  readonly head?: ChainHead
}
const storageKey = 'safehouse.proofs'
const MAX_NOTES = 60

const notes = (): readonly Note[] => readStoredList(storageKey)
const findNote = (code: string, matchNumber: number, you: PersonId) =>
  notes().find((note) => note.code === code && note.n === matchNumber && note.you === you)

/** This device's entropy for a match: created and stored once for each commitment. */
export function ownEntropy(code: string, matchNumber: number, you: PersonId, commitment: string): string {
  const before = findNote(code, matchNumber, you)
  if (before?.commitment === commitment) return before.entropy
  const entropy = randomHex(32)
  store([...notes(), { code, n: matchNumber, you, commitment, entropy }].slice(-MAX_NOTES))
  return entropy
}
/** Stores the newest head of a match's hash chain: a log that is rewritten afterwards no longer fits it. */
export function rememberHead(code: string, matchNumber: number, you: PersonId, head: ChainHead): void {
  const note = findNote(code, matchNumber, you)
  if (note) store(notes().map((stored) => (stored.code === code && stored.n === matchNumber && stored.you === you ? { ...note, head } : stored)))
}
/** Without storage the deal is just as fair, but this device cannot check its own part afterwards. */
const store = (notes: readonly Note[]): void => writeStoredList(storageKey, notes)
/** What this device stored before the match, to verify its record with. */
export function rememberedEntropy(code: string, matchNumber: number, you: PersonId, seat: number): DeviceMemory | undefined {
  const note = findNote(code, matchNumber, you)
  return note && { commitment: note.commitment, entropy: note.entropy, seat, ...(note.head && { head: note.head }) }
}
