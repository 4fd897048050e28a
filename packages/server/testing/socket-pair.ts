// Both ends of a real WebSocket, and the stream under the server's end, for tests of what is written to it.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

export async function openSocketPair(): Promise<{ client: WebSocket; socket: WebSocket; wire: Duplex }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const accepted = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => client.terminate())
  const [[socket, request]] = await Promise.all([accepted, once(client, 'open')])
  return { client, socket, wire: request.socket }
}
