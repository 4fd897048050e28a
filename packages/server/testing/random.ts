// A deterministic replacement of src/random.ts (for `vi.mock`): after `rewindRandom` a server draws the same codes, ids and secrets
// again, so that two runs differ only in what the test does differently.
import { createHash } from 'node:crypto'
import { CODE_ALPHABET } from '@safehouse/protocol'

let drawn = 0
export function rewindRandom(): void {
  drawn = 0
}
const drawBytes = (): Buffer => createHash('sha256').update(`draw ${drawn++}`).digest()
const drawLetters = (length: number, alphabet: string): string =>
  Array.from(drawBytes().subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')

export const newCode = (length: number): string => drawLetters(length, CODE_ALPHABET)
export const newPersonId = (): string => drawLetters(10, 'abcdefghijkmnpqrstuvwxyz23456789')
export const newSecret = (): string => drawBytes().toString('hex')
