// The arena: seats rotate, agents of every kind can play, illegal moves are counted and replaced, and a seed always gives the same table.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameIds } from '@safehouse/games/registry'
import type { ArenaTable } from '@safehouse/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runHere as safehouse } from '../../testing/run-here.ts'
import { referencePool } from './agents.ts'

const example = fileURLToPath(new URL('../../../../docs/examples/agent.mjs', import.meta.url))
const exampleAgent = `command:${process.execPath} ${example}`
const playArena = async (...args: string[]) => (await safehouse('arena', ...args, '--json')).json() as ArenaTable
/** Everything but times, which no seed decides. */
const withoutTimes = ({ games }: ArenaTable) =>
  games.map(({ agents, ...game }) => ({ ...game, agents: agents.map(({ decisionMs: _, ...agent }) => agent) }))

test('everybody has every seat equally often, and the same seed gives the same table', async () => {
  const args = ['spy-alley-dice', '--players', '3', '--games', '6', '--bots', 'random,quick', '--seed', 'one']
  const first = await playArena(...args)
  expect(first.games[0]!.agents.map(({ name, seats }) => [name, seats]).sort()).toEqual([
    ['quick', 9],
    ['random', 9],
  ])
  for (const { rating, wins } of first.games[0]!.agents) {
    expect(rating.low < rating.shown && rating.shown < rating.high).toBe(true)
    expect(wins.low <= wins.share && wins.share <= wins.high).toBe(true)
  }
  expect(withoutTimes(await playArena(...args))).toEqual(withoutTimes(first))
})
test('a program that speaks JSON lines, a module and an HTTP endpoint play with our bots; their illegal moves are counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-arena-'))
  const path = join(folder, 'bot.mjs')
  writeFileSync(path, "export default ({ choices }) => ({ action: { do: 'fly', question: choices[0].question } })")
  const endpoint = createServer((_, response) => response.end('{"action":{"do":"fly"}}'))
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void endpoint.close())
  const address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`
  const { games } = await playArena(
    'spy-alley-dice',
    '--players',
    '2',
    '--games',
    '4',
    '--bots',
    'random',
    '--bot',
    exampleAgent,
    '--bot',
    path,
    '--bot',
    address,
  )
  const illegal = Object.fromEntries(games[0]!.agents.map((agent) => [agent.name, agent.illegal / agent.decisions]))
  // An illegal move is counted and replaced by a permitted one, so that the match goes on.
  expect(illegal).toEqual({ random: 0, 'agent.mjs': 0, 'bot.mjs': 1, [new URL(address).host]: 1 })
})
test.each(gameIds)('%s is played to the end by an agent from outside, which does nothing illegal', async (game) => {
  const { games } = await playArena(game, '--games', '2', '--bots', 'random', '--bot', exampleAgent)
  expect(games[0]!.agents.find(({ name }) => name === 'agent.mjs')).toMatchObject({ illegal: 0 })
  expect(referencePool(game).length).toBeGreaterThanOrEqual(6)
})
test('a table is printed as Markdown and kept for the page', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-arena-'))
  vi.stubEnv('SAFEHOUSE_DATA', data)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { stdout } = await safehouse('arena', 'spy-alley-dice', '--games', '2', '--bots', 'random,first', '--publish')
  expect(stdout).toMatch(/^### spy-alley-dice: 2 players, 2 matches/)
  expect(stdout).toMatch(/^\| 1 = \| \w+ \| \d+ \(\d+ to \d+\)/m)
  expect(JSON.parse(readFileSync(join(data, 'arena.json'), 'utf8'))).toMatchObject({ format: 1, games: [{ game: 'spy-alley-dice' }] })
})
test('an unknown bot, and a single bot without opponents, are refused with a sentence', async () => {
  expect(await safehouse('arena', 'spy-alley-dice', '--bots', 'nobody,random')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('there is no bot "nobody"'),
  })
  expect(await safehouse('arena', 'spy-alley-dice', '--bots', 'random')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('at least two bots'),
  })
})
