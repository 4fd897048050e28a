// docs/examples/verify.py, which was written from docs/fairness.md alone, against records that our engine made: true ones, ones
// with a random change, and forged ones whose hash chain was computed anew.
import { spawnSync } from 'node:child_process'
import { type AnyGame, type GameRecord, hashChain, quickChance, randomBot, recordOf, seedFromText, simulate } from '@safehouse/engine'
import { PROPERTY_TIMEOUT_MS, scaledRuns } from '@safehouse/engine/testing'
import { games } from '@safehouse/games'
import { describe, expect, test } from 'vitest'

const TRUE_RECORDS = scaledRuns(20)
const RANDOM_CHANGES = scaledRuns(100)
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Reads one case a line ({ record, memory }) and prints what is wrong with it, or an empty line. */
const driver = `
import json, sys
sys.path.insert(0, 'docs/examples')
import verify
for line in sys.stdin:
    given = json.loads(line)
    try:
        verify.verify(given["record"], **given.get("memory", {}))
        print("")
    except verify.Untrue as problem:
        print(problem)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as problem:
        print("malformed:", type(problem).__name__)
`
interface Case {
  readonly record: unknown
  readonly memory?: object
}
function problemsOf(cases: readonly Case[]): string[] {
  const { stdout, stderr } = spawnSync(python!, ['-c', driver], {
    input: cases.map((testCase) => `${JSON.stringify(testCase)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(stderr).toBe('')
  return stdout.split('\n').slice(0, -1)
}

/** Options that bring every kind of chance into play: cards, several packs, two spies, the clock. */
const variants: Readonly<Record<string, readonly { seats: number; options: object }[]>> = {
  'cia-vs-kgb': [
    { seats: 5, options: {} },
    { seats: 10, options: { dealer: 3 } },
  ],
  'spy-alley-dice': [
    { seats: 3, options: {} },
    { seats: 6, options: { decisionSeconds: 30 } },
  ],
  'shadow-in-the-night': [
    { seats: 2, options: { cards: true } },
    { seats: 7, options: { cards: true, dossier: true } },
    { seats: 4, options: {} },
  ],
  'spyfall-2': [
    { seats: 4, options: { packs: ['lamplight', 'daylight'] } },
    { seats: 10, options: { packs: ['daylight'], spies: 2, oldPals: true } },
  ],
  'top-secret': [
    { seats: 5, options: {} },
    { seats: 4, options: { reveal: 'allAtOnce' } },
  ],
}
function playRecord(game: AnyGame, number: number): GameRecord {
  const variantsOfGame = variants[game.id]!
  const { seats, options } = variantsOfGame[number % variantsOfGame.length]!
  const secret = seedFromText(`record ${game.id} ${number}`)
  const entropy = Array.from({ length: seats }, (_, seat) => (seat % 2 ? seedFromText(`${number}/${seat}`) : null))
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, { default: value }]) => [name, value]))
  const match = simulate({
    game,
    setup: { seats, options: { ...defaults, ...options } },
    secret,
    entropy,
    bots: Array.from({ length: seats }, () => randomBot),
  })
  return JSON.parse(JSON.stringify(recordOf(match, secret, entropy))) as GameRecord
}
const withNewChain = ({ entries, chain: _, ...header }: GameRecord): GameRecord => ({
  ...header,
  entries,
  chain: hashChain(header.secret, header, entries),
})

/** The record with one value in it changed. */
function withChange(record: GameRecord, number: number): unknown {
  const chance = quickChance(`change ${number}`)
  const changed = structuredClone(record) as unknown
  let node = changed as Record<string, unknown>
  for (;;) {
    const key = chance.pick(Object.keys(node))
    const value = node[key]
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
      node = value as Record<string, unknown>
      continue
    }
    node[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : value === null ? 0 : `${String(value)}x`
    return changed
  }
}
/** The record with the cards of two seats in the deal swapped. */
function withSwappedHands(record: GameRecord): GameRecord | undefined {
  const whispers = record.entries[0]!.told.filter(({ channel }) => channel === 'whisper')
  const first = whispers[0]!
  const second = whispers.find(({ fact }) => JSON.stringify(fact) !== JSON.stringify(first.fact))
  if (!second) return undefined
  const told = record.entries[0]!.told.map((whisper) =>
    whisper === first ? { ...whisper, fact: second.fact } : whisper === second ? { ...whisper, fact: first.fact } : whisper,
  )
  return withNewChain({ ...record, entries: [{ ...record.entries[0]!, told }, ...record.entries.slice(1)] })
}

describe.skipIf(!python)('verify.py', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  const ids = Object.keys(variants)
  const records = Array.from({ length: python ? TRUE_RECORDS : 0 }, (_, i) =>
    playRecord(games[ids[i % ids.length]!]!.game, Math.floor(i / ids.length)),
  )

  test(`finds ${TRUE_RECORDS} true records of the five games true`, () => {
    expect(new Set(problemsOf(records.map((record) => ({ record }))))).toEqual(new Set(['']))
    const kinds = new Set(records.flatMap(({ entries }) => entries.flatMap(({ told }) => told.map(({ fact }) => fact.kind))))
    for (const kind of ['pileStacked', 'startRolled', 'rolled', 'cardTurned', 'roundBegan']) expect(kinds).toContain(kind)
  })
  test(`finds every one of ${RANDOM_CHANGES} random changes`, () => {
    const cases = Array.from({ length: RANDOM_CHANGES }, (_, i) => ({ record: withChange(records[i % records.length]!, i) }))
    expect(problemsOf(cases).filter((problem) => problem === '')).toEqual([])
  })
  test('finds two hidden hands that were swapped, though the chain was computed anew', () => {
    const forged = records.map(withSwappedHands).filter((record) => record !== undefined)
    expect(forged.length).toBeGreaterThan(0.9 * records.length)
    for (const problem of problemsOf(forged.map((record) => ({ record })))) expect(problem).toMatch(/entry 0: .* do(es)? not follow from the seed/)
  })
  test('finds a commitment, entropy or head that the device did not see', () => {
    const [record] = records
    const commitment = record!.commitment
    const head = [0, record!.chain[0]]
    expect(
      problemsOf([
        { record, memory: { commitment, seat: 1, entropy: record!.entropy[1], head } },
        { record, memory: { commitment: '00' } },
        { record, memory: { seat: 1, entropy: '00' } },
        { record, memory: { seat: 1, head: [0, '00'] } },
      ]),
    ).toEqual(['', expect.stringContaining('commitment'), expect.stringContaining('entropy'), expect.stringContaining('heard')])
  })
})
