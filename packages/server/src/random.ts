// What nobody may guess: codes, ids of people, secrets. Always from the system's own randomness.
import { randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@safehouse/protocol'

const letters = (length: number, alphabet: string): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newCode = (): string => letters(CODE_LENGTH, CODE_ALPHABET)
export const newPersonId = (): string => letters(10, 'abcdefghijkmnpqrstuvwxyz23456789')
/** 128 bits, for links. */
export const newGroupKey = (): string => randomBytes(16).toString('base64url')
/** 256 bits as 64 hex digits. */
export const newSecret = (): string => randomBytes(32).toString('hex')
