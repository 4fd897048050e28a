// Limits the TCP sockets of the HTTP server, by address and in total, before anything is read from them: each costs a file descriptor,
// and a process that has none left can neither accept anybody nor open a file, and gets no error for the connections that it cannot accept.
import { readdir, readFile, stat } from 'node:fs/promises'
import type { Server, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { clientAddress } from '../http/request-source.ts'
import { TLS_CONNECTION } from '../https/listen.ts'
import type { Capacity } from './admission.ts'

/** Share of the process's file descriptors that sockets may use; the rest is for the database, pages and log files. */
export const SOCKET_SHARE_OF_FILES = 0.8
/** Above this share of file descriptors in use the server is not ready. */
const MAX_SHARE_OF_FILES = 0.95
const FILES_CHECK_INTERVAL_MS = 5000
/** Minimum time between two log lines about the same problem. */
const LOG_INTERVAL_MS = 60_000

export interface SocketLimitsParts {
  readonly capacity: Capacity
  readonly trustedProxies: number
  readonly clock: Clock
  readonly log: Logger
  onRefused(): void
  /** File descriptors in use, and how many there are; undefined where the system does not say. */
  readonly countFiles?: (() => Promise<OpenFiles | undefined>) | undefined
}
export interface OpenFiles {
  readonly inUse: number
  readonly limit: number
}

export class SocketLimits {
  private readonly byAddress = new Map<string, number>()
  private readonly loggedAt = new Map<string, number>()
  private readonly stopChecking: () => void
  private readonly countFiles: () => Promise<OpenFiles | undefined>
  private count = 0
  private maxSockets: number
  private hasFilesLeft = true

  constructor(
    server: Server,
    private readonly parts: SocketLimitsParts,
  ) {
    this.countFiles = parts.countFiles ?? countOpenFiles
    this.maxSockets = parts.capacity.maxSockets
    server.on('connection', (socket) => {
      if (!(socket instanceof TLSSocket)) this.admitOrClose(socket) // that of TLS was counted already, by TLS_CONNECTION
    })
    server.on(TLS_CONNECTION, (socket: Socket) => this.admitOrClose(socket))
    // Errors before the server listens, such as a port in use, reject the call that starts it.
    server.on('error', (problem) => server.listening && this.logSometimes('accept failed', { err: problem }))
    this.stopChecking = parts.clock.every(FILES_CHECK_INTERVAL_MS, () => void this.updateFromOpenFiles())
    void this.updateFromOpenFiles()
  }
  /** Whether another socket and another file could be opened. */
  get isReady(): boolean {
    return this.hasFilesLeft && this.count < this.maxSockets
  }
  stop(): void {
    this.stopChecking()
  }

  private admitOrClose(socket: Socket): void {
    const { trustedProxies, capacity } = this.parts
    const address = clientAddress({ socket, headers: {} }, 0) // the socket's own, whatever proxy it may be
    const fromAddress = this.byAddress.get(address) ?? 0
    // Behind a proxy of ours every socket has the proxy's address.
    const isAddressFull = trustedProxies === 0 && fromAddress >= capacity.maxSocketsPerAddress
    const isFull = this.count >= this.maxSockets
    if (isFull) this.logSometimes('no more sockets: new connections are closed', { sockets: this.count })
    if (isAddressFull || isFull) {
      this.parts.onRefused()
      socket.destroy()
      return
    }
    this.count++
    this.byAddress.set(address, fromAddress + 1)
    socket.once('close', () => {
      this.count--
      const remaining = (this.byAddress.get(address) ?? 1) - 1
      if (remaining > 0) this.byAddress.set(address, remaining)
      else this.byAddress.delete(address)
    })
  }
  private async updateFromOpenFiles(): Promise<void> {
    try {
      const files = await this.countFiles()
      if (!files) return
      this.maxSockets = Math.min(this.parts.capacity.maxSockets, Math.floor(files.limit * SOCKET_SHARE_OF_FILES))
      this.hasFilesLeft = files.inUse < files.limit * MAX_SHARE_OF_FILES
      if (!this.hasFilesLeft) this.logSometimes('almost no file descriptors left: raise the limit (ulimit -n)', { ...files })
    } catch (problem) {
      const code = (problem as NodeJS.ErrnoException).code
      this.hasFilesLeft = code !== 'EMFILE' && code !== 'ENFILE'
      if (!this.hasFilesLeft) this.logSometimes('no file descriptors left: raise the limit (ulimit -n)', { code })
    }
  }
  private logSometimes(what: string, more: object): void {
    const now = this.parts.clock.now()
    if (now - (this.loggedAt.get(what) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL_MS) return
    this.loggedAt.set(what, now)
    this.parts.log.error(more, what)
  }
}

/** On Linux; undefined elsewhere, and without a limit. The limit may change while the process runs. */
export async function countOpenFiles(): Promise<OpenFiles | undefined> {
  if (process.platform !== 'linux') return undefined
  const [directory, limits] = await Promise.all([stat('/proc/self/fd'), readFile('/proc/self/limits', 'utf8')])
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1])
  if (!Number.isFinite(limit)) return undefined
  // Since Linux 6.2 the directory's size is the number of descriptors. Before, it is 0; to list thousands of names takes milliseconds.
  return { inUse: directory.size || (await readdir('/proc/self/fd')).length, limit }
}
