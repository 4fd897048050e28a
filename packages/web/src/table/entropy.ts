// The entropy that this device adds to a match's seed, and what it stores in localStorage to find it again in the record: the
// commitment that was published before, the value that was sent, and the last head of the match's hash chain that was heard.
import type { ChainHead, DeviceMemory } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { randomHex } from '../random.ts'
import { readStoredList, writeStoredList } from '../settings.ts'

/** As stored; `n` is the match number, `you` the person. */
interface StoredProof {
  readonly code: string
  readonly n: number
  readonly you: PersonId
  readonly commitment: string
  readonly entropy: string
  readonly head?: ChainHead
}
const storageKey = 'safehouse.proofs'
const MAX_PROOFS = 60

const storedProofs = (): readonly StoredProof[] => readStoredList(storageKey)
const findProof = (code: string, matchNumber: number, you: PersonId) =>
  storedProofs().find((proof) => proof.code === code && proof.n === matchNumber && proof.you === you)

/** This device's entropy for a match: created and stored once for each commitment. */
export function ownEntropy(code: string, matchNumber: number, you: PersonId, commitment: string): string {
  const known = findProof(code, matchNumber, you)
  if (known?.commitment === commitment) return known.entropy
  const entropy = randomHex(32)
  store([...storedProofs(), { code, n: matchNumber, you, commitment, entropy }].slice(-MAX_PROOFS))
  return entropy
}
/** Stores the newest head of a match's hash chain: a log that is rewritten afterwards no longer fits it. */
export function rememberHead(code: string, matchNumber: number, you: PersonId, head: ChainHead): void {
  const proof = findProof(code, matchNumber, you)
  if (proof)
    store(storedProofs().map((stored) => (stored.code === code && stored.n === matchNumber && stored.you === you ? { ...proof, head } : stored)))
}
/** Without storage the deal is just as fair, but this device cannot check its own part afterwards. */
const store = (proofs: readonly StoredProof[]): void => writeStoredList(storageKey, proofs)
/** What this device stored before the match, to verify its record with. */
export function rememberedEntropy(code: string, matchNumber: number, you: PersonId, seat: number): DeviceMemory | undefined {
  const proof = findProof(code, matchNumber, you)
  return proof && { commitment: proof.commitment, entropy: proof.entropy, seat, ...(proof.head && { head: proof.head }) }
}
