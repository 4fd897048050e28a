// Accepts a burst of TCP connections in slices. The system hands over all that wait in one turn of the event loop, and with their first
// requests hundreds of them would hold it for a tenth of a second; those who play would wait that long.
import type { Server, Socket } from 'node:net'
import { TurnSlices } from './turn-slices.ts'

/** About a third of a millisecond each, with the first request and its answer. */
export const MAX_ACCEPTED_A_TURN = 16

/** Must be called before others listen for connections of this server: they hear of each at once, the server's own listener and `onBegun` in its turn. */
export function acceptInSlices(server: Server, onBegun: (socket: Socket) => void = () => {}): void {
  const begin = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  server.removeAllListeners('connection')
  const slices = new TurnSlices<Socket>(MAX_ACCEPTED_A_TURN, (socket) => {
    if (socket.destroyed) return
    if (!server.listening) return void socket.destroy() // it has been closed, and waits for its connections
    const hasWaited = socket.off('error', ignoreError).isPaused()
    for (const listener of begin) listener.call(server, socket)
    onBegun(socket)
    if (hasWaited) socket.resume()
  })
  server.on('connection', (socket) => {
    if (slices.doNowOrLater(socket)) return
    socket.pause()
    socket.on('error', ignoreError)
    socket.once('close', () => slices.remove(socket))
  })
}
/** A client that is gone before its turn. */
const ignoreError = (): void => {}
