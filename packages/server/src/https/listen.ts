// A second port with https beside the one with http. It hands each decrypted connection to the same HTTP server, so that limits, requests
// and WebSockets are the same on both.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { acceptInSlices } from '../limits/accepting.ts'
import type { AcmeCertificate } from './acme.ts'

export interface TlsParts {
  readonly port: number
  /** PEM. Missing while a certificate is still on its way: until then every handshake fails. */
  readonly key?: string | undefined
  readonly cert?: string | undefined
  /** The root certificate of the server's own authority, PEM; missing with certificate files. */
  readonly root?: string | undefined
  /** A certificate that renews itself. */
  readonly acme?: AcmeCertificate | undefined
}
export interface TlsListener {
  readonly port: number
  close(): void
}

/** Event of the HTTP server: a TCP connection for https was accepted. */
export const TLS_CONNECTION = 'tlsConnection'
const HANDSHAKE_TIMEOUT_MS = 10_000

export async function listenWithTls(server: Server, host: string, { port, key, cert, acme }: TlsParts): Promise<TlsListener> {
  const safe = { minVersion: 'TLSv1.2', ALPNProtocols: ['http/1.1'], handshakeTimeout: HANDSHAKE_TIMEOUT_MS } as const
  const options = { ...safe, ...(key !== undefined && { key }), ...(cert !== undefined && { cert }) }
  const secure = createServer(options, (socket) => server.emit('connection', socket))
  acceptInSlices(secure) // a handshake costs more than a request
  secure.on('connection', (socket) => server.emit(TLS_CONNECTION, socket)) // counted before its handshake, which may never end
  secure.on('tlsClientError', (_, socket) => socket.destroy()) // a device that does not trust us, or a port scanner
  secure.listen(port, host)
  await once(secure, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`port ${port} cannot be used for https (${code}). Set HTTPS_PORT to another one.`)
  })
  // Connections that are open keep the certificate with which they began.
  const stopRenewing = acme?.keepFresh((fresh) => secure.setSecureContext({ minVersion: safe.minVersion, ...fresh }))
  const close = () => {
    stopRenewing?.()
    secure.close()
  }
  return { port: (secure.address() as AddressInfo).port, close }
}
