// Accepts a burst of TCP connections in slices. Node hands over all waiting connections in one turn of the event loop; with their first
// requests, hundreds of them would block it for a tenth of a second, and running matches would wait that long.
import type { Server, Socket } from 'node:net'
import { TurnSlices } from './turn-slices.ts'

/** Connections accepted in one turn of the event loop. Each takes about a third of a millisecond, with its first request and answer. */
export const MAX_ACCEPTED_A_TURN = 16

/**
 * Delays the server's own connection listeners, and `onAccepted` after them, until a connection's turn. Must be called before other
 * listeners are added: those are told of each connection at once.
 */
export function acceptInSlices(server: Server, onAccepted: (socket: Socket) => void = () => {}): void {
  const ownListeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  server.removeAllListeners('connection')
  const slices = new TurnSlices<Socket>(MAX_ACCEPTED_A_TURN, (socket) => {
    if (socket.destroyed) return
    if (!server.listening) return void socket.destroy() // the server is closing and waits for its connections to end
    const hasWaited = socket.off('error', ignoreError).isPaused()
    for (const listener of ownListeners) listener.call(server, socket)
    onAccepted(socket)
    if (hasWaited) socket.resume()
  })
  server.on('connection', (socket) => {
    if (slices.doNowOrLater(socket)) return
    socket.pause()
    socket.on('error', ignoreError)
    socket.once('close', () => slices.remove(socket))
  })
}
/** A client that breaks its connection before its turn needs no handling. */
const ignoreError = (): void => {}
