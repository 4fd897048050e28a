// `safehouse mcp` as an MCP client starts it: a seat over standard input and output.
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../server/testing/server.ts'
import { openTable } from '../../server/testing/table.ts'
import { runHere } from '../testing/run-here.ts'

/** The command, compiled by packages/server/testing/compile-programs.ts. */
const program = join(process.env.COMPILED_FOLDER!, 'safehouse.js')

test('an MCP client starts a seat with the host’s link, looks and acts', async () => {
  const { server, code, seats, command, players } = await openTable(testServer(), 1)
  const { key } = await server.api.inviteProgram(code, seats[0]!.token)
  const client = new Client({ name: 'test', version: '1' })
  const args = [program, 'mcp', '--seat', `${server.origin}/t/${code}#program=${key}`, '--name', 'Kite', '--by', 'Rivka Stern']
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  onTestFinished(() => client.close())
  const call = async (name: string, given = {}) => ((await client.callTool({ name, arguments: given })).content as { text: string }[])[0]!.text
  expect(await call('look')).toContain('You are "Kite".')
  expect(players[0]!.house!.people[1]).toMatchObject({ name: 'Kite', kind: 'bot', program: { by: 'Rivka Stern' } })
  await command({ do: 'start', n: 1 })
  const text = await call('wait', { seconds: 10 })
  const [, action] = /^- (\{"do":"rollForStart".*\})$/m.exec(text) ?? []
  expect(await call('act', { action: JSON.parse(action!) })).toMatch(/^Done\./)
}, 60_000)
test('without the link of a seat it says what is missing', async () => {
  expect(await runHere('mcp', '--seat', 'nowhere')).toMatchObject({ status: 2, stderr: expect.stringContaining('--seat needs the link') })
})
