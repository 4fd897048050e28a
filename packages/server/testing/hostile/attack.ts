// An attack of the hostile campaign: what it needs of the server, how it counts, and small ways to send what no client of ours would.
// Attackers come from addresses of their own (127.0.0.0/8), so that they do not use up the allowance of those who play.
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { WebSocket } from 'ws'

export interface Target {
  readonly port: number
  /** Code of a table at which people play. */
  readonly code: string
}
/** How often something was tried, and how often the server held, which means that it did what it should. */
export interface Count {
  readonly tried: number
  readonly held: number
}
export interface Attack {
  readonly name: string
  run(target: Target, rounds: number): Promise<Count>
}

let attackers = 0
/** A new address of an attacker; those who play have 127.0.0.1. */
export function newAddress(): string {
  const index = attackers++
  return `127.${1 + (Math.floor(index / 62_500) % 250)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`
}
export const repeat = <T>(rounds: number, items: readonly T[]): readonly T[] => Array.from({ length: rounds }, () => items).flat()

/** Runs the rounds of an attack one after another. */
export async function countRounds(rounds: number, run: (round: number) => Promise<Count>): Promise<Count> {
  const counts: Count[] = []
  for (let round = 0; round < rounds; round++) counts.push(await run(round))
  return sumCounts(counts)
}
export const sumCounts = (counts: readonly Count[]): Count => ({
  tried: counts.reduce((sum, { tried }) => sum + tried, 0),
  held: counts.reduce((sum, { held }) => sum + held, 0),
})
export async function countHeld(tries: readonly Promise<boolean>[]): Promise<Count> {
  const results = await Promise.all(tries)
  return { tried: results.length, held: results.filter(Boolean).length }
}

export interface HttpRequest {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The attacker's address; a new one by default. */
  readonly from?: string
}
export interface HttpAnswer {
  /** 0 if the connection was refused or cut. */
  readonly status: number
  readonly text: string
  /** The id of the MCP session that the request opened. */
  readonly sessionId?: string | undefined
}
/** Sends an HTTP request on a new connection. */
export function sendRequest({ port }: Target, { method = 'GET', path, body, headers = {}, from = newAddress() }: HttpRequest): Promise<HttpAnswer> {
  return new Promise((done) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)), 'content-type': 'application/json' }
    const options = { host: '127.0.0.1', port, method, path, localAddress: from, agent: false, headers: { ...length, ...headers } } as const
    const outgoing = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (data: string) => {
        text += data
      })
      answer.on('error', () => done({ status: 0, text }))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text, sessionId: answer.headers['mcp-session-id'] as string | undefined }))
    })
    outgoing.on('error', () => done({ status: 0, text: '' }))
    outgoing.end(body)
  })
}
export const isRefused = ({ status }: HttpAnswer): boolean => status === 0 || (status >= 400 && status < 500)

/** A table of the attacker's own, with the token of its host. */
export async function openOwnTable(target: Target, more: object = {}) {
  const { text } = await sendRequest(target, { method: 'POST', path: '/api/tables', body: JSON.stringify({ name: 'Eve', place: 'room', ...more }) })
  const { code, token } = JSON.parse(text) as { code: string; token: string }
  const command = (body: object): Promise<HttpAnswer> =>
    sendRequest(target, {
      method: 'POST',
      path: `/api/tables/${code}?packs=hash`,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}` },
    })
  return { code, token, command }
}

/** Sends raw bytes; answers what came back, and whether the server closed the connection within the time. */
export function sendRaw({ port }: Target, bytes: string, timeoutMs = 3000): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((done) => {
    let text = ''
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: newAddress() }, () => socket.write(bytes))
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
/** An open WebSocket, from a new address unless one is given, or `undefined` if the server refused it. */
export function openSocket({ port }: Target, from = newAddress()): Promise<WebSocket | undefined> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { localAddress: from })
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
