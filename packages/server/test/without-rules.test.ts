// A client written from docs/protocol.md alone, with bare fetch and WebSocket, joins and plays to the end. docs/examples/player.ts, which
// uses our package, is tried in scripts/pack-player.test.ts.
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { errorCodes } from '@safehouse/protocol'
import { command } from '@safehouse/protocol/commands'
import { fromClient } from '@safehouse/protocol/messages'
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

const examples = fileURLToPath(new URL('../../../docs/examples', import.meta.url))
const script = `${examples}/player.mjs`
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 on this machine: docs/examples/player.py is not tried.')

test('two such clients play a whole match against one of ours', async () => {
  const { server, code, players, command } = await openTable(testServer(), 1)
  const strangers = ['Robin', 'Kim'].map((name) =>
    promisify(execFile)(process.execPath, ['--experimental-websocket', script, server.origin, code, name], { timeout: 60_000 }),
  )
  await players[0]!.until(() => players[0]!.house?.people.filter(({ here }) => here).length === 3, 'everybody')
  await command({ do: 'start', n: 1 })
  await players[0]!.playOut()
  const results = (await Promise.all(strangers)).map(({ stdout }) => JSON.parse(stdout) as { heard: number; seat: number; won: boolean })
  for (const { heard, seat } of results) {
    expect(heard).toBe(players[0]!.feed.length)
    expect([1, 2]).toContain(seat)
  }
}, 120_000)

test('player.py sits down with the host’s link as a bot, plays a whole match, and has at most 100 lines', async () => {
  expect(readFileSync(`${examples}/player.py`, 'utf8').split('\n').length).toBeLessThanOrEqual(101)
  if (!hasPython) return
  const server = await testServer()
  const { code, seats, players, command } = await openTable(server, 1)
  const { key } = await server.api.inviteProgram(code, seats[0]!.token)
  const link = `${server.origin}/t/${code}#program=${key}`
  const stranger = promisify(execFile)('python3', [`${examples}/player.py`, link, 'Robin', 'Rivka Stern'], { timeout: 60_000 })
  await players[0]!.until(() => players[0]!.house?.people.filter(({ here }) => here).length === 2, 'the program', 60_000)
  expect(players[0]!.house!.people[1]).toMatchObject({ name: 'Robin', kind: 'bot', program: { by: 'Rivka Stern' } })
  await command({ do: 'start', n: 1 })
  await players[0]!.playOut()
  const { heard, seat } = JSON.parse((await stranger).stdout) as { heard: number; seat: number }
  expect({ heard, seat }).toEqual({ heard: players[0]!.feed.length, seat: 1 })
}, 120_000)

test.runIf(hasPython)(
  'the program in docs/protocol.md plays a whole match',
  async () => {
    const [, source] = /```python\n([\s\S]*?)```/.exec(readFileSync(`${examples}/../protocol.md`, 'utf8'))!
    const server = await testServer()
    const { code, players, command } = await openTable(server, 1)
    const program = promisify(execFile)('python3', ['-c', source!, server.origin, code], { timeout: 60_000 })
    await players[0]!.until(() => players[0]!.house?.people.filter(({ here }) => here).length === 2, 'the program', 60_000)
    expect(players[0]!.house!.people[1]).toMatchObject({ name: 'Robin', program: { by: 'Your name' } })
    await command({ do: 'start', n: 1 })
    await players[0]!.playOut()
    const won = players[0]!.house!.played[0]!.winners.includes(players[0]!.house!.people[1]!.id)
    expect((await program).stdout.trim()).toBe(won ? 'True' : 'False')
  },
  120_000,
)

test('choices over HTTP are those that the rules compute for the seat, and nobody else gets them', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 3)
  for (const [i, player] of players.entries()) {
    expect(await server.api.choices(code, 1, seats[i]!.token)).toEqual({ heard: player.feed.length, choices: player.choices })
  }
  await expect(server.api.choices(code, 1, 'nobody')).rejects.toMatchObject({ status: 401, body: { code: 'badToken' } })
  await expect(server.api.choices(code, 2, seats[0]!.token)).rejects.toMatchObject({ status: 409, body: { code: 'noGameRunning' } })
})
test('docs/protocol.md names every error code, command, message and path', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url)), 'utf8')
  const { origin } = await testServer()
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  const addresses = Object.keys(paths).map((path) =>
    path.replace('{code}', 'CODE').replace('{n}', 'N').replace('{id}', 'ID').replace('{hash}', 'HASH'),
  )
  const commands = command.options.map((option) => `"do":"${option.shape.do.value}"`)
  const messages = fromClient.options.map((option) => `"t":"${option.shape.t.value}"`)
  for (const word of [...errorCodes.map((code) => `\`${code}\``), ...commands, ...messages, ...addresses]) expect(page).toContain(word)
})
