// The seat of one MCP session: a connection to the table as any program makes it, and the MCP server that speaks for it.
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { gameIds } from '@safehouse/games/registry'
import { type NotesApi, SeatSession, ServedTexts, seatServer, type TextSource } from '@safehouse/mcp'
import { SeatConnection, type TakenSeat } from '@safehouse/player'
import { WebSocket } from 'ws'

export interface McpSeat {
  readonly transport: StreamableHTTPServerTransport
  close(): void
}
export interface McpSeatParts {
  readonly sessionId: string
  readonly version: string
  /** Asked in this process: a model's questions must not become requests of this machine to itself. */
  readonly texts: TextSource
  readonly notes: NotesApi
}
export async function openMcpSeat(taken: TakenSeat, { sessionId, version, texts: source, notes }: McpSeatParts): Promise<McpSeat> {
  const seat = new SeatConnection({ ...taken, WebSocket })
  const texts = new ServedTexts(source)
  const server = seatServer({ session: new SeatSession(seat, texts, notes), texts, games: gameIds, version })
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => sessionId, enableJsonResponse: true })
  await server.connect(transport as Transport)
  const close = () => {
    transport.onclose = () => {}
    seat.close()
    void server.close()
  }
  return { transport, close }
}
