// `safehouse mcp --seat LINK`: a seat for a language model over standard input and output. Nothing else may be printed there.
import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { gameIds } from '@safehouse/games/registry'
import { SeatSession, ServedTexts, seatServer, textsFrom } from '@safehouse/mcp'
import { readSeatLink, SeatConnection, takeSeat } from '@safehouse/player'
import { WebSocket } from 'ws'
import packageJson from '../package.json' with { type: 'json' }
import { UsageError } from './usage-error.ts'

export async function mcp(args: string[]): Promise<number> {
  const options = { seat: { type: 'string' }, name: { type: 'string', default: 'Model' }, by: { type: 'string', default: 'an MCP client' } } as const
  const { values } = parseArgs({ args, options })
  const link = readSeatLink(values.seat ?? '')
  if (!link)
    throw new UsageError('--seat needs the link that the host has made for a program, or the address of a table: http://localhost:7007/t/ABCD')
  const takenSeat = await takeSeat(link, { name: values.name, by: values.by }).catch((problem: Error) => {
    throw new UsageError(`there is no seat at ${link.origin}/t/${link.code}: ${problem.message}`)
  })
  const seat = new SeatConnection({ ...takenSeat, WebSocket })
  const texts = new ServedTexts(textsFrom(link.origin))
  const server = seatServer({ session: new SeatSession(seat, texts, seat.api), texts, games: gameIds, version: packageJson.version })
  const closing = new Promise<void>((closed) => {
    server.onclose = closed
    process.stdin.once('end', closed)
  })
  await server.connect(new StdioServerTransport())
  await closing
  seat.close()
  return 0
}
