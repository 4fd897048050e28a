// Records: a finished match as one piece of JSON that anybody can verify offline. Verifying shows that the deal, every die and
// every decision follow from the secret that the server was committed to and from the entropy of the players' devices.
import type { Entry, Game, GameTypes } from './contract.ts'
import { act, advanceTime, applyProposal, type Match, proposeDeal, undealtMatch } from './match.ts'
import { commitmentTo, deriveSeed, type Entropy, hashChain } from './proof.ts'

export interface GameRecord<K extends GameTypes = GameTypes> {
  readonly format: 'safehouse record 1'
  readonly game: string
  readonly rulesVersion: number
  readonly options: K['options']
  readonly seats: number
  readonly commitment: string
  readonly secret: string
  readonly entropy: Entropy
  readonly entries: readonly Entry<K>[]
  /** A hash for each entry, over the entry and the hash before it. */
  readonly chain: readonly string[]
}
/** What a player's device noted of a match, to be compared with its record. */
export interface DeviceMemory {
  readonly commitment: string
  readonly seat: number
  readonly entropy: string
}
/** The first thing that is wrong with a record. */
export interface RecordFlaw {
  readonly problem: 'commitment' | 'entropy' | 'rulesVersion' | 'chain' | 'refused' | 'decision' | 'length'
  /** The entry that is wrong, counted from 0; missing if it is not about one entry. */
  readonly entry?: number
}

export function recordOf<K extends GameTypes>(match: Match<K>, secret: string, entropy: Entropy): GameRecord<K> {
  const { game, setup, entries } = match
  const head = {
    format: 'safehouse record 1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    seats: setup.seats,
    commitment: commitmentTo(secret),
    secret,
    entropy,
  } as const
  return { ...head, entries, chain: hashChain(head, entries) }
}

/** The first flaw of a record, if it has any: checks commitment, entropy, hash chain, and decides every entry again. */
export function verify<K extends GameTypes>(game: Game<K>, record: GameRecord<K>, memory?: DeviceMemory): RecordFlaw | undefined {
  const { entries, chain, ...head } = record
  if (commitmentTo(record.secret) !== record.commitment || (memory && memory.commitment !== record.commitment)) return { problem: 'commitment' }
  if (memory && record.entropy[memory.seat] !== memory.entropy) return { problem: 'entropy' }
  if (record.rulesVersion !== game.rulesVersion) return { problem: 'rulesVersion' }
  const links = hashChain(head, entries)
  const broken = links.findIndex((link, i) => link !== chain[i])
  if (broken >= 0) return { problem: 'chain', entry: broken }
  if (chain.length !== links.length) return { problem: 'length' }
  return replay(game, record)
}

function replay<K extends GameTypes>(game: Game<K>, record: GameRecord<K>): RecordFlaw | undefined {
  const again = undealtMatch(game, { options: record.options, seats: record.seats }, deriveSeed(record.secret, record.entropy))
  for (const [i, entry] of record.entries.entries()) {
    if (again.entries.length <= i) {
      if ((entry.input === 'deal') !== (i === 0)) return { problem: 'decision', entry: i }
      if (entry.input === 'deal') applyProposal(again, proposeDeal(again, entry.at))
      else if ('deadline' in entry.input) advanceTime(again, entry.at)
      else if (act(again, entry.input.seat, entry.input.action, entry.at, entry.id)) return { problem: 'refused', entry: i }
    }
    if (JSON.stringify(again.entries[i]) !== JSON.stringify(entry)) return { problem: 'decision', entry: i }
  }
  if (again.entries.length !== record.entries.length) return { problem: 'length' }
  return game.outcome(again.truth.common) ? undefined : { problem: 'length' }
}
