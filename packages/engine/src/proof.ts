// Provably fair deals: the server commits to a secret, the players' devices add entropy, and the seed is derived from both, so
// that neither side alone can choose it. No hash over a secret but the commitment may leave the server before the match is over.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from './chance.ts'

/** Entropy by seat, each 256 bits as 64 hex digits; null for a seat that added none, such as a bot's. */
export type Entropy = readonly (string | null)[]

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
export const commitmentTo = (secret: string): string => sha256Hex(`safehouse commitment 1\n${secret}`)
export const deriveSeed = (secret: string, entropy: Entropy): Seed =>
  sha256Hex(`safehouse seed 1\n${secret}\n${entropy.map((own) => own ?? '-').join('\n')}`)

/** The hash chain of a log: each link covers its entry and all before it. */
export function hashChain(header: object, entries: readonly object[]): string[] {
  let link = sha256Hex(JSON.stringify(header))
  return entries.map((entry) => {
    link = sha256Hex(`${link}\n${JSON.stringify(entry)}`)
    return link
  })
}
