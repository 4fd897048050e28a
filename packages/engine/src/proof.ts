// Provably fair deals: the server commits to a secret, the players' devices add entropy, and the seed is derived from both, so
// that neither side alone can choose it. While a match runs, no unkeyed hash over a secret but the commitment may leave the server:
// anybody who hears a hash over a hidden card could try all cards.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seed } from './chance.ts'

/** Entropy by seat, each 256 bits as 64 hex digits; null for a seat that added none, such as a bot's. */
export type Entropy = readonly (string | null)[]

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
export const commitmentTo = (secret: string): string => sha256Hex(`safehouse commitment 1\n${secret}`)
export const deriveSeed = (secret: string, entropy: Entropy): Seed =>
  sha256Hex(`safehouse seed 1\n${secret}\n${entropy.map((value) => value ?? '-').join('\n')}`)

/** Makes the function that turns a text into its HMAC-SHA256 with this key, as hex digits. */
export type KeyedHash = (key: Uint8Array) => (text: string) => string
const hmacInJavaScript: KeyedHash = (key) => {
  const keyed = hmac.create(sha256, key) // each text begins with a copy of it, which saves hashing the key again
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest())
}

/**
 * The hash chain of a log: each link is an HMAC over its entry and the link before it, keyed with a hash of the match's secret. The
 * newest link (the head) can be published during the match: without the key nobody can test guesses about hidden entries with it.
 */
export class HashChain {
  readonly #link: (text: string) => string
  /** The newest link. */
  head: string

  /** `keyedHash`: a faster one where the platform has it. */
  constructor(secret: string, header: object, keyedHash: KeyedHash = hmacInJavaScript) {
    this.#link = keyedHash(sha256(utf8ToBytes(`safehouse chain 1\n${secret}`)))
    this.head = this.#link(JSON.stringify(header))
  }
  /** Adds an entry and returns its link. `text`: the entry as JSON, where the caller has it already. */
  add(entry: object, text: string = JSON.stringify(entry)): string {
    this.head = this.#link(`${this.head}\n${text}`)
    return this.head
  }
}
export function hashChain(secret: string, header: object, entries: readonly object[]): string[] {
  const chain = new HashChain(secret, header)
  return entries.map((entry) => chain.add(entry))
}
