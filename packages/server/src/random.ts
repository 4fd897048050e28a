// Unguessable codes, ids and secrets, from the system's cryptographic randomness.
import { randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '@safehouse/protocol'

const letters = (length: number, alphabet: string): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newCode = (length: number): string => letters(length, CODE_ALPHABET)
/** What tells a table from an earlier one that had the same code. */
export const newTableSuffix = (): string => letters(6, CODE_ALPHABET)
export const newPersonId = (): string => letters(10, 'abcdefghijkmnpqrstuvwxyz23456789')
/** 128 bits, for links. */
export const newGroupKey = (): string => randomBytes(16).toString('base64url')
/** 256 bits as 64 hex digits. */
export const newSecret = (): string => randomBytes(32).toString('hex')
