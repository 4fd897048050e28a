// The flood: clients with ever new addresses that create tables, guess codes, and open connections and send pings on them. It runs in
// its own process so that it does not slow down the clients that are measured. Prints how it was answered.
import { Agent, request } from 'node:http'
import { LIVE_PATH } from '@safehouse/protocol'
import { WebSocket } from 'ws'

const [origin = '', rate = '300'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
const answers = new Map<string, number>()
let turn = 0

const countAnswer = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)
const newAddress = () => `198.51.${Math.floor(turn / 250) % 250}.${turn++ % 250}`

function ask(method: string, path: string, body?: string): void {
  const headers = { 'x-forwarded-for': newAddress(), 'content-type': 'application/json' }
  const asked = request(origin + path, { method, agent, headers }, (answer) => {
    countAnswer(`${method} ${path} ${answer.statusCode}`)
    answer.resume()
  })
  asked.on('error', () => countAnswer('cut'))
  asked.end(body)
}
function connect(): void {
  const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH, { headers: { 'x-forwarded-for': newAddress() } })
  socket.on('unexpected-response', (_, { statusCode }) => countAnswer(`connect ${statusCode}`))
  socket.on('error', () => {})
  socket.on('open', () => {
    countAnswer('connect 101')
    for (let i = 0; i < 300; i++) socket.send('{"t":"ping","sent":1}')
  })
}

setInterval(() => {
  for (let i = 0; i < Number(rate) / 50; i++) {
    ask('POST', '/api/tables', '{"name":"Mob","place":"room"}')
    ask('GET', '/api/tables/QQQQ')
    connect()
  }
}, 20)
process.on('SIGTERM', () => {
  console.log(JSON.stringify(Object.fromEntries(answers)))
  process.exit(0)
})
