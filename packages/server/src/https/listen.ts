// A second port with https beside the one with http. It hands each decrypted connection to the same HTTP server, so that limits, requests
// and WebSockets are the same on both.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'

export interface TlsParts {
  readonly port: number
  /** PEM. */
  readonly key: string
  readonly cert: string
  /** The root of the house's own authority, PEM; missing with certificate files. */
  readonly root?: string | undefined
}

const HANDSHAKE_TIMEOUT_MS = 10_000

export async function listenWithTls(server: Server, host: string, { port, key, cert }: TlsParts): Promise<{ port: number; close(): void }> {
  const options = { key, cert, minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'], handshakeTimeout: HANDSHAKE_TIMEOUT_MS } as const
  const secure = createServer(options, (socket) => server.emit('connection', socket))
  secure.on('tlsClientError', (_, socket) => socket.destroy()) // a device that does not trust us, or a port scanner
  secure.listen(port, host)
  await once(secure, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`port ${port} cannot be used for https (${code}). Set HTTPS_PORT to another one.`)
  })
  return { port: (secure.address() as AddressInfo).port, close: () => void secure.close() }
}
