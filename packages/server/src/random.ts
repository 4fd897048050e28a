// Unguessable codes, ids and secrets, from the system's cryptographic randomness.
import { randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET } from '@safehouse/protocol'

const drawLetters = (length: number, alphabet: string): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newCode = (length: number): string => drawLetters(length, CODE_ALPHABET)
/** What tells a table from an earlier one that had the same code: about thirty bits, enough for the tables that ever share one code. */
export const newTableSuffix = (): string => drawLetters(6, CODE_ALPHABET)
/** Ten letters (fifty bits), unique within a table; without l, o, 0 and 1, which are easily mixed up. */
export const newPersonId = (): string => drawLetters(10, 'abcdefghijkmnpqrstuvwxyz23456789')
/** 128 bits, for a key in a link. */
export const newLinkKey = (): string => randomBytes(16).toString('base64url')
/** 256 bits as 64 hex digits. */
export const newSecret = (): string => randomBytes(32).toString('hex')
