// Reads connections in slices. One packet may hold thousands of HTTP requests, one behind another (pipelining): parsed at once they would
// block the event loop for a quarter of a second. So would the large messages of hundreds of WebSockets, each of which `ws` reads alone.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { TurnSlices } from './turn-slices.ts'

/** Lines in one slice: as many as three requests of a browser have, or thirty of the shortest. A JSON body usually is one line. */
export const MAX_LINES_A_SLICE = 64
/** Slices in one turn of the event loop, of all connections together. */
const MAX_SLICES_A_TURN = 8
/** A longer read of a WebSocket waits for its turn. A move is shorter, and is read at once. */
const MAX_BYTES_AT_ONCE = 1024
/** Longer reads of WebSockets in one turn of the event loop. Each may hold several of the largest messages. */
export const MAX_LONG_READS_A_TURN = 4
/** Maximum number of unanswered requests of one connection. Browsers and proxies send the next request after the answer. */
export const MAX_UNANSWERED = 16

export class SlicedReading {
  private readonly readers = new WeakMap<Socket, SlicedReader>()
  private readonly slices = new TurnSlices<SlicedReader>(MAX_SLICES_A_TURN, (reader) => reader.passSlice())
  private readonly longReads = new TurnSlices<SlicedReader>(MAX_LONG_READS_A_TURN, (reader) => reader.passSlice())

  constructor(server: Server) {
    server.prependListener('upgrade', (_, socket) => this.readers.get(socket as Socket)?.followUpgrade(this.longReads))
    cutPipelining(server)
  }
  /** Must be called when the HTTP server has begun to listen to the connection. */
  begin(socket: Socket): void {
    this.readers.set(socket, new SlicedReader(socket, this.slices))
    // A listener for `data`, even a removed one, makes Node's HTTP parser read from the stream instead of directly from the handle.
    socket.on('data', ignoreData).off('data', ignoreData)
  }
}
const ignoreData = (): void => {}

class SlicedReader {
  /** What was read and not passed on yet; null is the end. */
  private unread: (Buffer | null)[] = []
  /** Whether the stream asked for more after the last slice (backpressure). */
  private wantsMore = true
  /** From the upgrade on what is read has no lines. */
  private isWebSocket = false
  private readonly push: Socket['push']
  private readonly read: Socket['_read']

  constructor(
    private readonly socket: Socket,
    private slices: TurnSlices<SlicedReader>,
  ) {
    this.push = socket.push.bind(socket)
    this.read = socket._read.bind(socket)
    socket.push = (chunk: Buffer | null) => this.receive(chunk)
    socket._read = (size) => (this.unread.length > 0 ? this.slices.doLater(this) : this.read(size))
  }
  /** Passes on the next slice of what was read. */
  passSlice(): void {
    const chunk = this.unread.shift()
    if (chunk === undefined || this.socket.destroyed) return
    const sliceEnd = chunk ? this.endOfSlice(chunk) : 0
    if (chunk && sliceEnd < chunk.length) this.unread.unshift(chunk.subarray(sliceEnd))
    this.wantsMore = this.push(chunk?.subarray(0, sliceEnd) ?? null)
  }
  followUpgrade(slices: TurnSlices<SlicedReader>): void {
    this.slices.remove(this)
    this.slices = slices
    this.isWebSocket = true
    if (this.unread.length > 0) slices.doLater(this)
  }

  /** False if nothing more is to be read before the stream asks for it. */
  private receive(chunk: Buffer | null): boolean {
    if (this.isWebSocket && this.unread.length === 0 && (chunk?.length ?? 0) <= MAX_BYTES_AT_ONCE) return this.push(chunk)
    this.unread.push(chunk)
    const isPassed = this.unread.length === 1 && this.slices.doNowOrLater(this)
    return isPassed && this.wantsMore && this.unread.length === 0
  }
  private endOfSlice(chunk: Buffer): number {
    return this.isWebSocket ? chunk.length : endOfLines(chunk)
  }
}

const LINE_FEED = 10
function endOfLines(chunk: Buffer): number {
  let sliceEnd = 0
  for (let line = 0; line < MAX_LINES_A_SLICE; line++) {
    const lineEnd = chunk.indexOf(LINE_FEED, sliceEnd)
    if (lineEnd < 0) return chunk.length
    sliceEnd = lineEnd + 1
  }
  return sliceEnd
}

/** Cuts connections with more unanswered requests than any client of ours has. */
function cutPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>()
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MAX_UNANSWERED) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    for (const handler of handlers) handler(request, response)
  })
}
