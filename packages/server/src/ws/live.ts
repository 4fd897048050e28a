// The WebSocket side of the server: who may connect, how many, and who is still there. Compression is off, for sizes tell.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, LIVE_PATH } from '@safehouse/protocol'
import { WebSocketServer } from 'ws'
import { httpStatuses } from '../http/errors.ts'
import { clientAddress, isOwnOrigin } from '../http/request-source.ts'
import type { Admission } from '../limits/admission.ts'
import { RequestError } from '../request-error.ts'
import { Connection, type ConnectionParts } from './connection.ts'

/** More than a connection answers with a sentence: past this it is closed unread. */
const longestFrame = 64 * 1024
const heartbeat = 15_000

export class Live {
  private readonly sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longestFrame, clientTracking: false })
  private readonly connections = new Set<Connection>()
  private readonly byAddress = new Map<string, number>()
  private readonly stopBeating: () => void
  private closing = false

  constructor(
    server: Server,
    private readonly doors: Admission,
    private readonly parts: ConnectionParts & { readonly publicUrl: string | undefined; readonly trustedProxies: number },
  ) {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    this.stopBeating = parts.clock.every(heartbeat, () => this.beat())
  }
  get count(): number {
    return this.connections.size
  }
  close(): void {
    this.closing = true
    this.stopBeating()
    for (const connection of this.connections) connection.goAway()
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const address = clientAddress(request, this.parts.trustedProxies)
    const refusal = this.refusal(request, address)
    if (refusal) {
      this.parts.metrics.dropped.inc({ reason: refusal })
      return refuse(socket, refusal)
    }
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, address, this.parts)
      this.connections.add(connection)
      this.counted(address, 1)
      webSocket.on('close', () => {
        this.connections.delete(connection)
        this.counted(address, -1)
      })
    })
  }
  private counted(address: string, more: 1 | -1): void {
    const now = (this.byAddress.get(address) ?? 0) + more
    if (now > 0) this.byAddress.set(address, now)
    else this.byAddress.delete(address)
  }
  private refusal(request: IncomingMessage, address: string): ErrorCode | undefined {
    if (this.closing || this.doors.isFull) return 'serverFull'
    if (request.url !== LIVE_PATH || !isOwnOrigin(request.headers, this.parts.publicUrl)) return 'badRequest'
    if (this.doors.hasTooManyConnections(this.byAddress.get(address) ?? 0)) return 'tooManyRequests'
    try {
      this.parts.limits.check('connections', address)
    } catch (problem) {
      if (problem instanceof RequestError) return problem.code
      throw problem
    }
    return undefined
  }
  /** Whoever has not said hello by now will not. */
  private beat(): void {
    for (const connection of this.connections) {
      if (connection.isGreeted || connection.isNew) connection.look()
      else connection.cut('silent')
    }
  }
}

function refuse(socket: Duplex, code: ErrorCode): void {
  const body = JSON.stringify({ code })
  const status = httpStatuses[code]
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${status === 503 || status === 429 ? 'Retry-After: 2\r\n' : ''}\r\n${body}`,
  )
}
