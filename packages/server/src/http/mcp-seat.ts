// The seat of one MCP session: a connection to the table as any program makes it, and the MCP server that speaks for it.
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { gameIds } from '@safehouse/games/registry'
import { SeatSession, ServedTexts, seatServer } from '@safehouse/mcp'
import { SeatConnection, type TakenSeat } from '@safehouse/player'
import { WebSocket } from 'ws'

export interface McpSeat {
  readonly transport: StreamableHTTPServerTransport
  close(): void
}
export async function openMcpSeat(taken: TakenSeat, sessionId: string, version: string): Promise<McpSeat> {
  const seat = new SeatConnection({ ...taken, WebSocket })
  const texts = new ServedTexts(taken.origin)
  const server = seatServer({ session: new SeatSession(seat, texts), texts, games: gameIds, version })
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => sessionId, enableJsonResponse: true })
  await server.connect(transport as Transport)
  const close = () => {
    transport.onclose = () => {}
    seat.close()
    void server.close()
  }
  return { transport, close }
}
