// The commands that play and verify matches, run in this process. started-program.test.ts starts the real program.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, hashChain } from '@safehouse/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere as safehouse } from '../testing/run-here.ts'

let folder: string
let record: GameRecord
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safehouse-cli-'))
  await safehouse('simulate', 'spy-alley-dice', '--players', '3', '--games', '2', '--bots', 'random', '--records', folder)
  record = JSON.parse(readFileSync(join(folder, 'spy-alley-dice-0.json'), 'utf8'))
}, 120_000) // it loads all rules and bots
afterAll(() => rmSync(folder, { recursive: true }))

describe('simulate', () => {
  test('counts the matches, decisions and wins', async () => {
    const { status, json } = await safehouse('simulate', 'spy-alley-dice', '--players', '4', '--games', '5', '--bots', 'random', '--json')
    expect(status).toBe(0)
    const report = json()
    expect(report).toMatchObject({ games: 5, finished: 5, players: 4 })
    expect(report.winsBySeat).toHaveLength(4)
    expect(report.winsBySeat.reduce((sum: number, wins: number) => sum + wins, report.noWinner)).toBeGreaterThanOrEqual(5)
    for (const figure of ['decisions', 'decisionsPerSecond', 'recordedDecisionsPerSecond']) expect(report[figure]).toBeGreaterThan(0)
  })
  test('plays the same matches from the same seed, and others from another', async () => {
    const decisions = async (seed: string) => {
      const { decisions, winsBySeat } = (
        await safehouse('simulate', 'spy-alley-dice', '--games', '3', '--bots', 'random', '--seed', seed, '--json')
      ).json()
      return JSON.stringify({ decisions, winsBySeat })
    }
    const first = await decisions('a')
    expect(await decisions('a')).toBe(first)
    expect(await decisions('b')).not.toBe(first)
  })
  test('writes one record for each match', async () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('spy-alley-dice'))).toHaveLength(2)
  })
  test('prints a readable summary', async () => {
    const { stdout } = await safehouse('simulate', 'spy-alley-dice', '--games', '1', '--bots', 'random')
    expect(stdout).toMatch(/1 of 1 games finished/)
    expect(stdout).toMatch(/seat 1 won/)
  })
  test.each([
    [['chess'], 'unknown game "chess"'],
    [[], 'the name of a game is missing'],
    [['spy-alley-dice', 'chess'], 'name one game, not 2'],
    [['spy-alley-dice', '--players', '7'], '--players must be a whole number from 2 to 6, not "7"'],
    [['spy-alley-dice', '--players', 'two'], '--players must be a whole number'],
    [['spy-alley-dice', '--games', '0'], '--games must be a whole number'],
    [['spy-alley-dice', '--bots', 'genius'], 'no bot "genius"'],
    [['spy-alley-dice', '--players', '3', '--bots', 'random,random'], 'names 2 bots for 3 players'],
    [['spy-alley-dice', '--options', '{'], '--options must be valid JSON'],
    [['spy-alley-dice', '--options', '{"colour":1}'], 'colour: no such option'],
    [['spyfall-2', '--players', '12', '--options', '{"spies":1}'], 'Twelve players always have two spies. (rule SF-02)'],
    [['spyfall-2', '--options', '{"rounds":21}'], 'There are 20 places, which is not enough for so many rounds. (rule SF-04)'],
    [['spy-alley-dice', '--speed', '9'], "Unknown option '--speed'"],
  ])('refuses %j', async (args, sentence) => {
    const { status, stdout, stderr } = await safehouse('simulate', ...args)
    expect(stderr).toContain(sentence)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

describe('verify', () => {
  const verdictOn = async (changed: unknown, ...args: string[]) => {
    const path = join(folder, 'changed.json')
    writeFileSync(path, typeof changed === 'string' ? changed : JSON.stringify(changed))
    const { status, stdout } = await safehouse('verify', path, ...args)
    return { status, said: stdout }
  }
  /** The record with a new, correct hash chain, as a forger would make it. */
  const rechained = ({ entries, chain: _, ...header }: GameRecord) => ({ ...header, entries, chain: hashChain(header.secret, header, entries) })
  const withEntry = (i: number, change: object) => ({
    ...record,
    entries: record.entries.map((entry, at) => (at === i ? { ...entry, ...change } : entry)),
  })

  test('finds an honest record true', async () => {
    expect(await verdictOn(record)).toMatchObject({ status: 0, said: expect.stringContaining('true.') })
  })
  test('names the first entry that was changed', async () => {
    expect(await verdictOn(withEntry(7, { at: 1 }))).toMatchObject({ status: 1, said: expect.stringContaining('Entry 7: the hash chain') })
  })
  test('names a changed decision even if the hash chain was recomputed', async () => {
    expect(await verdictOn(rechained(withEntry(7, { told: [] })))).toMatchObject({
      status: 1,
      said: expect.stringContaining('Entry 7: it does not follow'),
    })
  })
  test('notices another secret', async () => {
    expect(await verdictOn({ ...record, secret: 'ff' })).toMatchObject({ status: 1, said: expect.stringContaining('(commitment)') })
  })
  test('compares the record with what a device remembers', async () => {
    const noted = (commitment: string) => ['--commitment', commitment, '--seat', '0', '--entropy', 'aa']
    expect(await verdictOn(record, ...noted('00'))).toMatchObject({ status: 1, said: expect.stringContaining('(commitment)') })
    expect(await verdictOn(record, ...noted(record.commitment))).toMatchObject({ status: 1, said: expect.stringContaining('(entropy)') })
    const entropy = 'a'.repeat(64)
    const own = rechained({ ...record, entropy: [entropy] })
    const head = (link: string) => ['--commitment', record.commitment, '--seat', '0', '--entropy', entropy, '--head', `0:${link}`]
    expect(await verdictOn(own, ...head('00'))).toMatchObject({ status: 1, said: expect.stringContaining('(head)') })
    expect((await verdictOn(own, ...head(own.chain[0]!))).said).not.toContain('(head)')
  })
  test.each([
    ['no JSON', '{', 'not valid JSON'],
    ['another thing', { hello: 1 }, 'not a Safehouse record'],
    ['an old format', { format: 'safehouse record 1' }, 'old format 1'],
    ['a game that is not ours', { format: 'safehouse record 2', game: 'constructor' }, 'game "constructor" is unknown'],
  ])('finds %s untrue', async (_, given, sentence) => {
    expect(await verdictOn(given)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) })
  })
  test('does not crash on malformed entries', async () => {
    expect(await verdictOn({ ...record, entries: [null] })).toMatchObject({ status: 1, said: expect.stringContaining('Entry 0 is malformed') })
    const withEmptyAction = rechained(withEntry(1, { input: { seat: 0, action: {} } }))
    expect(await verdictOn(withEmptyAction)).toMatchObject({ status: 1, said: expect.stringContaining('Entry 1 is malformed') })
  })
  test('reports a file that does not exist', async () => {
    expect(await safehouse('verify', join(folder, 'nothing.json'))).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot read') })
  })
})

test('--help names every command', async () => {
  const { status, stdout } = await safehouse('--help')
  expect(status).toBe(0)
  for (const command of ['serve', 'backup', 'restore', 'simulate', 'arena', 'verify', 'doctor', 'mcp'])
    expect(stdout).toMatch(new RegExp(`^safehouse \\[?${command}`, 'm'))
})
test('an unknown command is refused', async () => {
  expect(await safehouse('dance')).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown command "dance"') })
})
