// The entropy that this device adds to a match's seed, and what it stores in localStorage to find it again in the record: the
// commitment that was published before, and the value that was sent.
import type { DeviceMemory } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { randomHex } from '../random.ts'

/** As stored; `n` is the match number, `you` the person. */
interface Note {
  readonly code: string
  readonly n: number
  readonly you: PersonId
  readonly commitment: string
  readonly entropy: string
}
const storageKey = 'safehouse.proofs'
const MAX_NOTES = 60

function notes(): readonly Note[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as Note[]
  } catch {
    return []
  }
}
const findNote = (code: string, matchNumber: number, you: PersonId) =>
  notes().find((note) => note.code === code && note.n === matchNumber && note.you === you)

/** This device's entropy for a match: created and stored once for each commitment. */
export function ownEntropy(code: string, matchNumber: number, you: PersonId, commitment: string): string {
  const before = findNote(code, matchNumber, you)
  if (before?.commitment === commitment) return before.entropy
  const entropy = randomHex(32)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...notes(), { code, n: matchNumber, you, commitment, entropy }].slice(-MAX_NOTES)))
  } catch {
    // Without storage the deal is just as fair; this device only cannot check its own part afterwards.
  }
  return entropy
}
/** What this device stored before the match, to verify its record with. */
export function rememberedEntropy(code: string, matchNumber: number, you: PersonId, seat: number): DeviceMemory | undefined {
  const note = findNote(code, matchNumber, you)
  return note && { commitment: note.commitment, entropy: note.entropy, seat }
}
