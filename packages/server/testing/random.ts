// A deterministic replacement of src/random.ts (for `vi.mock`): after `rewindRandom` a server draws the same codes, ids and secrets
// again, so that two runs differ only in what the test does differently.
import { createHash } from 'node:crypto'
import { CODE_ALPHABET } from '@safehouse/protocol'

let drawn = 0
export function rewindRandom(): void {
  drawn = 0
}
const next = (): Buffer => createHash('sha256').update(`draw ${drawn++}`).digest()
const letters = (length: number, alphabet: string): string =>
  Array.from(next().subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')

export const newCode = (length: number): string => letters(length, CODE_ALPHABET)
export const newPersonId = (): string => letters(10, 'abcdefghijkmnpqrstuvwxyz23456789')
export const newSecret = (): string => next().toString('hex')
