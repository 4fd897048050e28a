// Chance: a function of a seed and the name of what is decided. Never of a clock, of Math.random, or of how many
// decisions went before: a secret decision must not move anybody's dice.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Chance {
  /** A whole number from 0 to n − 1, each alike. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** 256 bits, as 64 hex digits. */
export type Seed = string

/** Cryptographic chance for everything that the game decides: SHA-256(seed, name, block number), hashed when first used. */
export function chanceFrom(seed: Seed, name: string): Chance {
  let message: Uint8Array | undefined
  let block = new DataView(new ArrayBuffer(0))
  let used = 0
  let blocks = 0
  const next = (): number => {
    if (used === block.byteLength) {
      message ??= messageFor(seed, name)
      new DataView(message.buffer).setUint32(message.length - 4, blocks++)
      block = new DataView(sha256(message).buffer)
      used = 0
    }
    used += 4
    return block.getUint32(used - 4)
  }
  return chanceOver(next)
}
function messageFor(seed: Seed, name: string): Uint8Array {
  const key = keyOf(seed)
  const label = utf8ToBytes(name)
  const message = new Uint8Array(key.length + label.length + 5)
  message.set(key)
  message.set(label, key.length)
  return message
}
let lastKey: { seed: Seed; bytes: Uint8Array } | undefined
function keyOf(seed: Seed): Uint8Array {
  if (lastKey?.seed !== seed) lastKey = { seed, bytes: hexToBytes(seed) }
  return lastKey.bytes
}

/** Quick and repeatable, for bots' own choices and for tests; anybody who sees enough of it can foretell it. */
export function quickChance(name: string): Chance {
  let [a, b, c, d] = mix(name)
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 8; i++) next()
  return chanceOver(next)
}
function mix(text: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  return [a | 0, b | 0, c | 0, d | 0]
}

const range = 2 ** 32
function chanceOver(next: () => number): Chance {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`no whole number below ${n}`)
    const limit = range - (range % n) // a number past it would favour the small ones
    for (;;) {
      const drawn = next()
      if (drawn < limit) return drawn % n
    }
  }
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    shuffle: (list) => {
      const cards = [...list]
      for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const card = cards[i]!
        cards[i] = cards[j]!
        cards[j] = card
      }
      return cards
    },
  }
}

/** A seed for tests and simulations; a table's comes from `proof.ts`. */
export const seedFrom = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)))
