// Accepts WebSocket connections: who may connect, how many, and a heartbeat that finds those that are gone. Compression must stay off:
// compressed sizes would show what was whispered.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorBody, type ErrorCode, LIVE_PATH } from '@safehouse/protocol'
import { WebSocketServer } from 'ws'
import { refuseSocket } from '../http/errors.ts'
import { clientAddress, isHttps, isOwnHost, isOwnOrigin } from '../http/request-source.ts'
import type { Admission } from '../limits/admission.ts'
import { HEARTBEAT_INTERVAL_MS } from '../limits/live-connections.ts'
import { TurnSlices } from '../limits/turn-slices.ts'
import { RequestError } from '../request-error.ts'
import { Connection, type ConnectionParts } from './connection.ts'

/** Larger frames close the connection unread; smaller ones that are still too large get an error message. */
const MAX_FRAME_BYTES = 64 * 1024
/** Of a heartbeat. With tens of thousands of connections all at once would hold the event loop for half a second. */
const MAX_CHECKS_A_TURN = 64

export class SocketServer {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
    clientTracking: false,
    autoPong: false, // `Connection` answers pings and counts them: `ws` would answer without a limit
    allowSynchronousEvents: false, // one message of a connection a turn of the event loop, however many come in one packet
  })
  private readonly connections = new Set<Connection>()
  private readonly checks = new TurnSlices<Connection>(MAX_CHECKS_A_TURN, (connection) => this.check(connection))
  private readonly stopHeartbeat: () => void
  private isClosing = false

  constructor(
    server: Server,
    private readonly admission: Admission,
    private readonly parts: ConnectionParts & { readonly publicUrl: string | undefined; readonly trustedProxies: number },
  ) {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    this.stopHeartbeat = parts.clock.every(HEARTBEAT_INTERVAL_MS, () => {
      for (const connection of this.connections) this.checks.doLater(connection)
    })
  }
  get count(): number {
    return this.connections.size
  }
  close(): void {
    this.isClosing = true
    this.stopHeartbeat()
    for (const connection of this.connections) connection.goAway()
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const address = clientAddress(request, this.parts.trustedProxies)
    const refusal = this.refusal(request, address)
    if (refusal) {
      const { publicUrl, metrics } = this.parts
      metrics.dropped.inc({ reason: refusal })
      const body: ErrorBody = { code: refusal, ...(refusal === 'wrongHost' && { with: { address: publicUrl! } }) }
      return refuseSocket(socket, body, isHttps(publicUrl))
    }
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, address, this.parts)
      this.connections.add(connection)
      this.admission.countConnection(address, 1)
      webSocket.on('close', () => {
        this.connections.delete(connection)
        this.checks.remove(connection)
        this.admission.countConnection(address, -1)
      })
    })
  }
  /** Why a connection is refused, if it is. */
  private refusal(request: IncomingMessage, address: string): ErrorCode | undefined {
    if (this.isClosing || this.admission.isFull) return 'serverFull'
    if (this.admission.hasTooManyConnections(address)) return 'tooManyRequests'
    try {
      this.parts.limits.check('connections', address)
    } catch (problem) {
      if (problem instanceof RequestError) return problem.code
      throw problem
    }
    // After the limits, which must count wrong paths and foreign origins too.
    if (!isOwnHost(request.headers.host, this.parts.publicUrl)) return 'wrongHost'
    return request.url?.split('?')[0] === LIVE_PATH && isOwnOrigin(request.headers, this.parts.publicUrl) ? undefined : 'badRequest'
  }
  /** A connection that has not said hello by its second heartbeat is cut. */
  private check(connection: Connection): void {
    if (connection.hasTable || connection.isNew) connection.checkAlive()
    else connection.cut('silent')
  }
}
