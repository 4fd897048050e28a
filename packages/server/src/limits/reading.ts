// Reads HTTP connections in slices. One packet may hold thousands of requests, one behind another (pipelining): parsed at once they would
// block the event loop for a quarter of a second. A WebSocket is read as usual from its upgrade on.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { TurnSlices } from './turn-slices.ts'

/** Lines in one slice: as many as three requests of a browser have, or thirty of the shortest. A JSON body usually is one line. */
export const MAX_LINES_A_SLICE = 64
/** Slices in one turn of the event loop, of all connections together. */
const MAX_SLICES_A_TURN = 8
/** Maximum number of unanswered requests of one connection. Browsers and proxies send the next request after the answer. */
export const MAX_UNANSWERED = 16

export class SlicedReading {
  private readonly readers = new WeakMap<Socket, SlicedReader>()
  private readonly slices = new TurnSlices<SlicedReader>(MAX_SLICES_A_TURN, (reader) => reader.passSlice())

  constructor(server: Server) {
    server.prependListener('upgrade', (_, socket) => this.readers.get(socket as Socket)?.stop())
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
  private readonly push: Socket['push']
  private readonly read: Socket['_read']

  constructor(
    private readonly socket: Socket,
    private readonly slices: TurnSlices<SlicedReader>,
  ) {
    this.push = socket.push.bind(socket)
    this.read = socket._read.bind(socket)
    socket.push = (chunk: Buffer | null) => this.receive(chunk)
    socket._read = (size) => (this.unread.length > 0 ? slices.doLater(this) : this.read(size))
  }
  /** Passes on the next slice of what was read. */
  passSlice(): void {
    const chunk = this.unread.shift()
    if (chunk === undefined || this.socket.destroyed) return
    const sliceEnd = chunk ? endOfSlice(chunk) : 0
    if (chunk && sliceEnd < chunk.length) this.unread.unshift(chunk.subarray(sliceEnd))
    this.wantsMore = this.push(chunk?.subarray(0, sliceEnd) ?? null)
  }
  /** Stops slicing: from now on everything is passed on as it comes. */
  stop(): void {
    const { socket, unread } = this
    socket.push = this.push
    socket._read = this.read
    this.slices.remove(this)
    this.unread = []
    for (const chunk of unread) this.push(chunk)
  }

  /** False if nothing more is to be read before the stream asks for it. */
  private receive(chunk: Buffer | null): boolean {
    this.unread.push(chunk)
    const isPassed = this.unread.length === 1 && this.slices.doNowOrLater(this)
    return isPassed && this.wantsMore && this.unread.length === 0
  }
}

const LINE_FEED = 10
function endOfSlice(chunk: Buffer): number {
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
