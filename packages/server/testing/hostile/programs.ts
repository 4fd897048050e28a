// Attacks by programs and language models on tables of their own. The server holds if it refuses them with an error of our shape,
// before it does the work.
import { get } from 'node:http'
import { type Attack, countHeld, type HttpAnswer, newAddress, openOwnTable, sendRequest, type Target } from './attack.ts'

const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'eve', version: '1' } }
const call = (id: number, name: string) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: { seconds: 5 } } })

/** A session of a model; `post` sends one body to it. */
async function openModel(target: Target) {
  const { token } = await openOwnTable(target)
  const from = newAddress()
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  const post = (body: unknown): Promise<HttpAnswer> =>
    sendRequest(target, { method: 'POST', path: '/mcp', body: JSON.stringify(body), headers, from })
  const { sessionId } = await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params: initialize })
  if (sessionId !== undefined) headers['mcp-session-id'] = sessionId
  return { post }
}

/** Watches a table by an event stream for a second; held if the server answers or refuses. */
function watchByStream({ port }: Target, code: string, from: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get({ host: '127.0.0.1', port, path: `/api/tables/${code}/events`, localAddress: from, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0
      answer.on('error', () => {})
      answer.resume()
      setTimeout(() => {
        answer.destroy()
        done(status < 500 || status === 503)
      }, 1000)
    })
    request.on('error', () => done(true))
  })
}

export const programAttacks: readonly Attack[] = [
  {
    name: 'a model that asks in batches (MCP)',
    run: async (target, rounds) => {
      const { post } = await openModel(target)
      const batch = Array.from({ length: 100 }, (_, id) => call(id + 1, 'wait'))
      return countHeld(Array.from({ length: 40 * rounds }, async () => [400, 429].includes((await post(batch)).status)))
    },
  },
  {
    name: 'a model that asks many things at once (MCP)',
    run: async (target, rounds) => {
      const { post } = await openModel(target)
      const answers = await Promise.all(Array.from({ length: 100 * rounds }, (_, id) => post(call(id + 1, id % 2 === 0 ? 'wait' : 'notes'))))
      // Four at once are answered, and whatever comes when one of them was; nearly all others must have been refused.
      const isLimited = answers.filter(({ status }) => status === 429).length > answers.length / 2
      return { tried: answers.length, held: isLimited ? answers.filter(({ status }) => [0, 200, 429].includes(status)).length : 0 }
    },
  },
  {
    name: 'many spectators by event streams',
    run: async (target, rounds) => {
      const [{ code }, from] = [await openOwnTable(target), newAddress()]
      return countHeld(Array.from({ length: 300 * rounds }, () => watchByStream(target, code, from)))
    },
  },
]
