// A record verifies only as it was written: every change is found and named.
import { describe, expect, test } from 'vitest'
import { type WinksTypes, winks } from '../testing/toy/index.ts'
import type { Entry } from './contract.ts'
import { feedOf } from './feed.ts'
import { act, advanceTime, dealMatch } from './match.ts'
import { deriveSeed, hashChain } from './proof.ts'
import { type GameRecord, recordOf, verify } from './record.ts'

const setup = { seats: 3, options: { rounds: 3, seconds: 5 } }
const entropy = ['aa', null, 'cc']
const secret = 'the secret'
const remembered = { commitment: '', seat: 0, entropy: 'aa' }

function playRecord(): GameRecord<WinksTypes> {
  const match = dealMatch(winks, setup, deriveSeed(secret, entropy), 1000)
  act(match, 1, { do: 'wink', question: 'wink:0', to: 2 }, 1500, 'first')
  act(match, 0, { do: 'roll', question: 'roll:0' }, 2000, 'second')
  act(match, 1, { do: 'roll', question: 'roll:1' }, 4000, 'third')
  advanceTime(match, 60_000)
  return recordOf(match, secret, entropy)
}
const record = playRecord()
/** A changed record whose hash chain was computed anew. */
const forge = (change: Partial<GameRecord<WinksTypes>>): GameRecord<WinksTypes> => {
  const { entries, chain: _, ...header } = { ...record, ...change }
  return { ...header, entries, chain: hashChain(header.secret, header, entries) }
}
const withEntry = (index: number, change: (entry: Entry<WinksTypes>) => Entry<WinksTypes>) =>
  record.entries.map((entry, i) => (i === index ? change(entry) : entry))

test('an honest record verifies, also after it was written and read as JSON', () => {
  expect(record.entries.map(({ input }) => input)).toHaveLength(6)
  expect(verify(winks, record)).toBeUndefined()
  expect(verify(winks, JSON.parse(JSON.stringify(record)), { ...remembered, commitment: record.commitment })).toBeUndefined()
})

describe('what was changed is named:', () => {
  test('the secret', () => {
    expect(verify(winks, { ...record, secret: 'another' })).toEqual({ problem: 'commitment' })
  })
  test('a commitment that this device never saw', () => {
    expect(verify(winks, record, remembered)).toEqual({ problem: 'commitment' })
  })
  test('what this device added', () => {
    expect(verify(winks, record, { commitment: record.commitment, seat: 0, entropy: 'ab' })).toEqual({ problem: 'entropy' })
  })
  test('the version of the rules', () => {
    expect(verify(winks, forge({ rulesVersion: 2 }))).toEqual({ problem: 'rulesVersion' })
  })
  test.each([0, 1, 5])('entry %i, by the chain', (index) => {
    const entries = withEntry(index, (entry) => ({ ...entry, at: entry.at + 1 }))
    expect(verify(winks, { ...record, entries })).toEqual({ problem: 'chain', entry: index })
  })
  test('anything above the entries, by the chain', () => {
    expect(verify(winks, { ...record, seats: 2 })).toEqual({ problem: 'chain', entry: 0 })
    expect(verify(winks, { ...record, entropy: ['aa', null, 'cd'] })).toEqual({ problem: 'chain', entry: 0 })
  })
  test('an entry left out, or a link too many', () => {
    expect(verify(winks, { ...record, entries: record.entries.toSpliced(2, 1) })).toEqual({ problem: 'chain', entry: 2 })
    expect(verify(winks, { ...record, chain: [...record.chain, record.chain[0]!] })).toEqual({ problem: 'length' })
  })
})

describe('what was changed is named though the chain was made anew:', () => {
  test('anything before a head that this device heard during the match', () => {
    const memory = { commitment: record.commitment, seat: 0, entropy: 'aa' }
    const message = feedOf(record.entries, 0).length - 1
    const honest = { ...memory, head: { message, link: record.chain.at(-1)! } }
    expect(verify(winks, record, honest)).toBeUndefined()
    const entries = withEntry(1, (entry) => ({ ...entry, id: 'other' }))
    expect(verify(winks, forge({ entries }), memory)).toBeUndefined()
    expect(verify(winks, forge({ entries }), honest)).toEqual({ problem: 'head', entry: 5 })
    expect(verify(winks, record, { ...memory, head: { ...honest.head, message: message + 1 } })).toEqual({ problem: 'head', entry: 6 })
  })
  test('the deal', () => {
    const entries = withEntry(0, (entry) => ({ ...entry, told: entry.told.toReversed() }))
    expect(verify(winks, forge({ entries }))).toEqual({ problem: 'decision', entry: 0 })
  })
  test('the entropy, and with it every die', () => {
    expect(verify(winks, forge({ entropy: ['aa', null, 'cd'] }))).toEqual({ problem: 'decision', entry: 0 })
  })
  test('a die', () => {
    const entries = withEntry(2, (entry) => ({
      ...entry,
      told: entry.told.map((told) =>
        told.channel === 'open' && told.fact.kind === 'rolled' ? { ...told, fact: { ...told.fact, pips: (told.fact.pips % 6) + 1 } } : told,
      ),
    }))
    expect(verify(winks, forge({ entries }))).toEqual({ problem: 'decision', entry: 2 })
  })
  test('who heard something', () => {
    const entries = withEntry(1, (entry) => ({
      ...entry,
      told: entry.told.map((told) => (told.channel === 'whisper' ? { ...told, to: [1] } : told)),
    }))
    expect(verify(winks, forge({ entries }))).toEqual({ problem: 'decision', entry: 1 })
  })
  test('an action that was not permitted', () => {
    const entries = withEntry(2, (entry) => ({ ...entry, input: { seat: 2, action: { do: 'roll', question: 'roll:0' } } }))
    expect(verify(winks, forge({ entries }))).toEqual({ problem: 'refused', entry: 2 })
  })
  test('a deadline before its time, or one that came and was left out', () => {
    const early = withEntry(4, (entry) => ({ ...entry, at: entry.at - 1 }))
    expect(verify(winks, forge({ entries: early }))).toMatchObject({ problem: 'decision', entry: 4 })
    expect(verify(winks, forge({ entries: record.entries.toSpliced(4, 1) }))).toMatchObject({ problem: 'decision', entry: 4 })
  })
  test('an end that is missing', () => {
    expect(verify(winks, forge({ entries: record.entries.slice(0, -1) }))).toEqual({ problem: 'length' })
    expect(verify(winks, forge({ entries: [] }))).toEqual({ problem: 'length' })
  })
  test('a second deal', () => {
    expect(verify(winks, forge({ entries: withEntry(1, (entry) => ({ ...entry, input: 'deal' })) }))).toEqual({ problem: 'decision', entry: 1 })
  })
})
