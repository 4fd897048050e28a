// This device's own chance in the next deal, and what it must remember to find it again in the record: the commitment that
// was published before, and the value it sent. Nobody but the owner of this browser reads it.
import type { DeviceMemory } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { randomHex } from '../random.ts'

interface Note {
  readonly code: string
  readonly n: number
  readonly you: PersonId
  readonly commitment: string
  readonly entropy: string
}
const key = 'safehouse.proofs'
const most = 60

function notes(): readonly Note[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Note[]
  } catch {
    return []
  }
}
const noted = (code: string, n: number, you: PersonId) => notes().find((note) => note.code === code && note.n === n && note.you === you)

/** The value for this game: made and noted once, the same ever after. */
export function ownEntropy(code: string, n: number, you: PersonId, commitment: string): string {
  const before = noted(code, n, you)
  if (before?.commitment === commitment) return before.entropy
  const entropy = randomHex(32)
  try {
    localStorage.setItem(key, JSON.stringify([...notes(), { code, n, you, commitment, entropy }].slice(-most)))
  } catch {
    // Without a memory the deal is as fair; only this device cannot show its own part afterwards.
  }
  return entropy
}
export function remembered(code: string, n: number, you: PersonId, seat: number): DeviceMemory | undefined {
  const note = noted(code, n, you)
  return note && { commitment: note.commitment, entropy: note.entropy, seat }
}
