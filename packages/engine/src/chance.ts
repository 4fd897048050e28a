// Chance: random numbers as a function of a seed and the name of what is decided. They must never depend on a clock, on
// Math.random, or on the number of earlier decisions: a secret decision would then change the dice of the next open one.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Chance {
  /** A whole number from 0 to n − 1, uniformly distributed. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** 256 bits, as 64 hex digits. */
export type Seed = string

/** Unpredictable chance, for everything that a game decides: SHA-256 over seed, name and block number, computed when first used. */
export const chanceFrom = (seed: Seed, name: string): Chance => new Sha256Chance(seed, name)

/** Fast but predictable chance (sfc32), for bots' own choices and for tests. It must never decide anything in a match. */
export const quickChance = (name: string): Chance => new Sfc32Chance(name)

const UINT32_RANGE = 2 ** 32
/** Turns a source of random 32-bit numbers into chance. */
abstract class Uint32Chance implements Chance {
  /** The next 32 random bits, as a whole number that is not negative. */
  protected abstract next(): number

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`no whole number below ${n}`)
    const limit = UINT32_RANGE - (UINT32_RANGE % n) // rejection sampling: without it, small numbers would be likelier
    for (;;) {
      const drawn = this.next()
      if (drawn < limit) return drawn % n
    }
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
  shuffle<T>(list: readonly T[]): T[] {
    const cards = [...list]
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const card = cards[i]!
      cards[i] = cards[j]!
      cards[j] = card
    }
    return cards
  }
}

const NO_BYTES = new Uint8Array(0)
class Sha256Chance extends Uint32Chance {
  readonly #seed: Seed
  readonly #name: string
  #block: Uint8Array = NO_BYTES
  #blocks = 0
  #used = 0

  constructor(seed: Seed, name: string) {
    super()
    this.#seed = seed
    this.#name = name
  }
  protected next(): number {
    if (this.#used === this.#block.length) {
      this.#block = sha256(messageFor(this.#seed, this.#name, this.#blocks++))
      this.#used = 0
    }
    const offset = this.#used
    this.#used += 4
    return uint32At(this.#block, offset)
  }
}
const uint32At = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset]! << 24) | (bytes[offset + 1]! << 16) | (bytes[offset + 2]! << 8) | bytes[offset + 3]!) >>> 0

/** What is hashed: the seed's 32 bytes, the name, a zero byte, the block number in four bytes. */
function messageFor(seed: Seed, name: string, block: number): Uint8Array {
  const key = keyOf(seed)
  const label = utf8Of(name)
  const message = new Uint8Array(key.length + label.length + 5)
  message.set(key)
  message.set(label, key.length)
  for (let i = 1; i <= 4; i++) message[message.length - i] = block >>> (8 * (i - 1))
  return message
}
/** The name as UTF-8. Nearly all names are short ASCII, for which a loop is faster than an encoder. */
function utf8Of(name: string): Uint8Array {
  const bytes = new Uint8Array(name.length)
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    if (code > 127) return utf8ToBytes(name)
    bytes[i] = code
  }
  return bytes
}
/** The bytes of the last seed: a match asks for the same one again and again. */
let cachedKey: { seed: Seed; bytes: Uint8Array } | undefined
function keyOf(seed: Seed): Uint8Array {
  if (cachedKey?.seed !== seed) cachedKey = { seed, bytes: hexToBytes(seed) }
  return cachedKey.bytes
}

/** The generator sfc32, seeded from the name with the hash cyrb128. */
class Sfc32Chance extends Uint32Chance {
  #a = 1779033703
  #b = 3144134277 | 0
  #c = 1013904242
  #d = 2773480762 | 0

  constructor(name: string) {
    super()
    for (let i = 0; i < name.length; i++) this.#mix(name.charCodeAt(i))
    for (let i = 0; i < 8; i++) this.next()
  }
  #mix(code: number): void {
    this.#a = this.#b ^ Math.imul(this.#a ^ code, 597399067)
    this.#b = this.#c ^ Math.imul(this.#b ^ code, 2869860233)
    this.#c = this.#d ^ Math.imul(this.#c ^ code, 951274213)
    this.#d = this.#a ^ Math.imul(this.#d ^ code, 2716044179)
  }
  protected next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** A seed for tests and simulations; the seed of a match at a table comes from `deriveSeed`. */
export const seedFromText = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)))
