// Records: a finished match as one piece of JSON that anybody can verify offline. Verifying shows that the deal, every die and
// every decision follow from the secret that the server was committed to and from the entropy of the players' devices.
import type { Entry, Game, GameTypes, TimeFactor } from './contract.ts'
import { hears } from './feed.ts'
import { act, advanceTime, applyProposal, type EarlierSeed, type Match, proposeDeal, resumeMatch, undealtMatch } from './match.ts'
import { commitmentTo, deriveSeed, type Entropy, hashChain } from './proof.ts'

export interface GameRecord<K extends GameTypes = GameTypes> {
  readonly format: 'safehouse record 2'
  /** Where it is explained how to check a record without our program. */
  readonly explained: 'docs/fairness.md'
  readonly game: string
  readonly rulesVersion: number
  readonly options: K['options']
  readonly seats: number
  /** By seat; missing in a match in which everybody had the same time. */
  readonly timeFactors?: readonly TimeFactor[]
  readonly commitment: string
  readonly secret: string
  readonly entropy: Entropy
  /** Only in a match that was played on from a moment of another: the seeds that decided its first entries. */
  readonly continues?: readonly EarlierSeed[]
  readonly entries: readonly Entry<K>[]
  /** A keyed hash for each entry, over the entry and the hash before it (`HashChain`). */
  readonly chain: readonly string[]
  /** The match was ended before it had an outcome. This and the following fields are no part of the hash chain. */
  readonly brokenOff?: true
  /** Who sat on each seat, where somebody has added it: for people who look at the match again. It proves nothing. */
  readonly sitters?: readonly RecordSitter[]
}
/** Somebody on a seat, as in the house document. */
export interface RecordSitter {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly mark: number
}
/** The head of a match's hash chain as a viewer heard it: with which message of its feed, counted from 0, and its value. */
export interface ChainHead {
  readonly message: number
  readonly link: string
}
/** What a player's device noted of a match, to be compared with its record. */
export interface DeviceMemory {
  readonly commitment: string
  readonly seat: number
  readonly entropy: string
  /** The last head that this device heard. */
  readonly head?: ChainHead
}
/** The first thing that is wrong with a record. */
export interface RecordFlaw {
  readonly problem: 'commitment' | 'entropy' | 'rulesVersion' | 'chain' | 'head' | 'refused' | 'decision' | 'length'
  /** The entry that is wrong, counted from 0; missing if it is not about one entry. */
  readonly entry?: number
}

/** Everything in a record above its entries: what the hash chain begins with. Its key order is part of the format. */
export type RecordHeader<K extends GameTypes = GameTypes> = Omit<GameRecord<K>, 'entries' | 'chain' | 'brokenOff' | 'sitters'>
export function recordHeader<K extends GameTypes>({ game, setup, continues }: Match<K>, secret: string, entropy: Entropy): RecordHeader<K> {
  return {
    format: 'safehouse record 2',
    explained: 'docs/fairness.md',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    seats: setup.seats,
    ...(setup.timeFactors && { timeFactors: setup.timeFactors }),
    commitment: commitmentTo(secret),
    secret,
    entropy,
    ...(continues && { continues }),
  }
}
export function recordOf<K extends GameTypes>(match: Match<K>, secret: string, entropy: Entropy): GameRecord<K> {
  const header = recordHeader(match, secret, entropy)
  const isOver = match.game.outcome(match.truth.common) !== undefined
  return { ...header, entries: match.entries, chain: hashChain(secret, header, match.entries), ...(!isOver && { brokenOff: true }) }
}

/** The first flaw of a record, if it has any: checks commitment, entropy, hash chain, what the device heard, and decides every entry again. */
export function verify<K extends GameTypes>(game: Game<K>, record: GameRecord<K>, memory?: DeviceMemory): RecordFlaw | undefined {
  const { entries, chain } = record
  if (commitmentTo(record.secret) !== record.commitment || (memory && memory.commitment !== record.commitment)) return { problem: 'commitment' }
  if (memory && record.entropy[memory.seat] !== memory.entropy) return { problem: 'entropy' }
  if (record.rulesVersion !== game.rulesVersion) return { problem: 'rulesVersion' }
  const links = hashChain(record.secret, fieldsAboveEntries(record), entries)
  const broken = links.findIndex((link, i) => link !== chain[i])
  if (broken >= 0) return { problem: 'chain', entry: broken }
  if (chain.length !== links.length) return { problem: 'length' }
  if (memory?.head) {
    const entry = entryOfMessage(record, memory.seat, memory.head.message)
    if (chain[entry] !== memory.head.link) return { problem: 'head', entry }
  }
  return replay(game, record)
}

/** What the hash chain begins with. What stands below the chain is no part of it. */
function fieldsAboveEntries<K extends GameTypes>(record: GameRecord<K>): object {
  const fields = Object.entries(record)
  return Object.fromEntries(
    fields.slice(
      0,
      fields.findIndex(([name]) => name === 'entries'),
    ),
  )
}

/** The entry that gave this seat its message of this number; the number of entries if there is none. */
function entryOfMessage<K extends GameTypes>({ entries }: GameRecord<K>, seat: number, message: number): number {
  let heardCount = -1
  const entry = entries.findIndex(({ told }) => told.some((toldFact) => hears(toldFact, seat)) && ++heardCount === message)
  return entry < 0 ? entries.length : entry
}

function replay<K extends GameTypes>(game: Game<K>, record: GameRecord<K>): RecordFlaw | undefined {
  const { options, seats, timeFactors } = record
  const setup = { options, seats, ...(timeFactors && { timeFactors }) }
  const [first, ...later] = [...(record.continues ?? []), { ...record, entries: Number.POSITIVE_INFINITY }]
  let replayed = undealtMatch(game, setup, deriveSeed(first!.secret, first!.entropy))
  for (const [i, entry] of record.entries.entries()) {
    const nextSeed = (record.continues ?? []).findIndex(({ entries }) => entries === i)
    if (nextSeed >= 0) replayed = resumeMatch(game, setup, deriveSeed(later[nextSeed]!.secret, later[nextSeed]!.entropy), record.entries.slice(0, i))
    if (replayed.entries.length <= i) {
      if ((entry.input === 'deal') !== (i === 0)) return { problem: 'decision', entry: i }
      if (entry.input === 'deal') applyProposal(replayed, proposeDeal(replayed, entry.at))
      else if ('deadline' in entry.input) advanceTime(replayed, entry.at)
      else if (act(replayed, entry.input.seat, entry.input.action, entry.at, entry.id)) return { problem: 'refused', entry: i }
    }
    if (JSON.stringify(replayed.entries[i]) !== JSON.stringify(entry)) return { problem: 'decision', entry: i }
  }
  if (replayed.entries.length !== record.entries.length) return { problem: 'length' }
  const isOver = game.outcome(replayed.truth.common) !== undefined
  return isOver === (record.brokenOff !== true) ? undefined : { problem: 'length' }
}
