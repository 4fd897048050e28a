// An attack of the hostile campaign: what it needs of the server, how it counts, and small ways to send what no client of ours would.
// Attackers come from addresses of their own (X-Forwarded-For), so that they do not use up the allowance of those who play.
import { connect, type Socket } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { WebSocket } from 'ws'

export interface Target {
  readonly port: number
  /** Code of a table at which people play. */
  readonly code: string
}
/** How often something was tried, and how often the server did what it should. */
export interface Count {
  readonly tried: number
  readonly held: number
}
export interface Attack {
  readonly name: string
  run(target: Target, rounds: number): Promise<Count>
}

let attackers = 0
/** A new address of an attacker, from a network that is reserved for documentation. */
export const newAddress = (): string => `198.51.${Math.floor(attackers / 250) % 250}.${attackers++ % 250}`

export async function countHeld(tries: readonly Promise<boolean>[]): Promise<Count> {
  const results = await Promise.all(tries)
  return { tried: results.length, held: results.filter(Boolean).length }
}

/** Sends raw bytes; answers what came back, and whether the server closed the connection within the time. */
export function sendRaw({ port }: Target, bytes: string, timeoutMs = 3000): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((done) => {
    let text = ''
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const finish = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      done({ text, isClosed })
    }
    const timer = setTimeout(() => finish(false), timeoutMs)
    socket.on('data', (data) => {
      text += data.toString('latin1')
    })
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
  })
}
/** An open WebSocket from a new address, or `undefined` if the server refused it. */
export function openSocket({ port }: Target): Promise<WebSocket | undefined> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: { 'x-forwarded-for': newAddress() } })
    socket.on('error', () => done(undefined))
    socket.on('open', () => done(socket))
  })
}
/** Resolves when the socket is closed; false if it still is open after the time. */
export function closesWithin(socket: WebSocket, timeoutMs: number): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => {
      socket.terminate()
      done(false)
    }, timeoutMs)
    socket.on('close', () => {
      clearTimeout(timer)
      done(true)
    })
  })
}
