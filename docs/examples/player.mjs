// A player written from docs/protocol.md alone, with nothing but fetch and WebSocket: it takes a seat at a table and does
// anything that it may, at random, until the game is over.
//
//   node --experimental-websocket docs/examples/player.mjs http://localhost:7007 ABCD Robin      (Node 22 needs no flag)
const [origin, code, name] = process.argv.slice(2)

const { you, token } = await post(`/api/tables/${code}/seats`, { bot: { name, by: 'Safehouse' } })
const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`)
/** How much of which game's feed we have; said again after a lost connection. */
const heard = { n: 0, count: 0 }
let busy = false
let house

socket.onopen = () => send({ t: 'hello', code, token, changes: true })
socket.onclose = () => process.exit(1)
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.t === 'house') house = message.house
  if (message.t === 'houseChanged') Object.assign(house, message.house)
  if (message.t.startsWith('house')) follow()
  if (message.t === 'feed') listen(message)
  if (message.t === 'ack' || message.t === 'refused' || (message.t === 'error' && message.id)) {
    busy = false
    play()
  }
}

function follow() {
  if (house.next.n === 1 && !house.on) send({ t: 'entropy', n: 1, value: randomHex(64) })
  if (house.on?.state === 'over') {
    const seat = house.on.seats.indexOf(you)
    console.log(JSON.stringify({ heard: heard.count, seat, won: house.played.at(-1).winners.includes(you) }))
    process.exit(0)
  }
}
function listen({ n, from, messages }) {
  if (n !== heard.n) Object.assign(heard, { n, count: 0 })
  heard.count = Math.max(heard.count, from + messages.length)
  play()
}
async function play() {
  if (busy || heard.n === 0) return
  busy = true
  await new Promise((done) => setTimeout(done, 40)) // nobody likes a player who never thinks
  const { choices } = await get(`/api/tables/${code}/games/${heard.n}/choices`)
  if (choices.length === 0) {
    busy = false
    return
  }
  const choice = pick(choices)
  const fields = Object.entries(choice.fields).map(([field, range]) => [field, anyOf(range)])
  send({ t: 'act', id: randomHex(16), n: heard.n, action: { do: choice.do, question: choice.question, ...Object.fromEntries(fields) } })
}

/** Any value that a field of a choice may have. */
function anyOf(range) {
  if ('one' in range) return pick(range.one)
  if ('some' in range) return shuffled(range.some).slice(0, range.min + below(range.max - range.min + 1))
  if ('text' in range) return 'Hm.'.slice(0, range.text)
  if ('spend' in range) {
    const points = {}
    for (let left = pick(range.spend); left > 0; left--) {
      const on = pick(range.over)
      points[on] = (points[on] ?? 0) + 1
    }
    return points
  }
  const given = Object.values(range.fixed)
  const values = range.with.filter((value) => !given.includes(value))
  const free = shuffled(range.match.filter((key) => !(key in range.fixed)))
  return { ...range.fixed, ...Object.fromEntries(free.map((key, i) => [key, i < values.length ? values[i] : range.rest])) }
}

function send(message) {
  socket.send(JSON.stringify(message))
}
async function post(path, body) {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}
async function get(path) {
  return answerOf(await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } }))
}
async function answerOf(response) {
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status} ${answer.code}`)
  return answer
}
function below(n) {
  return Math.floor(Math.random() * n)
}
function pick(list) {
  return list[below(list.length)]
}
function shuffled(list) {
  return list
    .map((value) => [Math.random(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value)
}
function randomHex(digits) {
  return Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
