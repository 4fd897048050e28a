// The bus between nodes: Redis publish and subscribe. It may lose anything, and the server starts and plays without it:
// a lost wake-up is found by asking the store once a second.
import { randomBytes } from 'node:crypto'
import { createClient } from 'redis'
import type { Bus } from './bus.ts'

const wakes = 'safehouse:grown'
const talk = 'safehouse:talk'
const longestWait = 2000
/** Whoever does not answer for so long is gone, even if nobody closed the connection. */
const longestSilence = 5000
/** What waits for a Redis that stands still is of no use later: nobody is woken up twice. */
const mostWaiting = 1000

/** Open when it hears, or after a moment without: a Redis that is away keeps nobody from playing. */
export async function redisBus(url: string, onProblem: (problem: Error) => void = () => {}): Promise<Bus> {
  const socket = {
    reconnectStrategy: (failures: number) => Math.min(100 * 2 ** failures, longestWait),
    connectTimeout: longestWait,
    socketTimeout: longestSilence,
  }
  const common = { url, socket, pingInterval: longestSilence / 2, commandsQueueMaxLength: mostWaiting }
  const teller = createClient({ ...common, disableOfflineQueue: true })
  const hearer = createClient(common)
  const listeners = new Set<(code: string) => void>()
  const receivers = new Set<(code: string, words: string) => void>()
  const me = randomBytes(6).toString('hex')
  const hear = (message: string, channel: string) => {
    const [, node, code, words] = /^(\w+) (\w+) ?(.*)$/s.exec(message) ?? []
    if (node === me || !code) return
    if (channel === wakes) for (const heard of listeners) heard(code)
    else for (const heard of receivers) heard(code, words ?? '')
  }
  for (const client of [teller, hearer]) client.on('error', onProblem)
  const open = Promise.all([teller.connect(), hearer.connect().then(() => hearer.subscribe([wakes, talk], hear))]).catch(onProblem)
  await Promise.race([open, new Promise((resolve) => setTimeout(resolve, longestWait).unref())])
  return {
    alone: false,
    get isUp() {
      return teller.isReady && hearer.isReady
    },
    grown: (code) => void teller.publish(wakes, `${me} ${code}`).catch(() => {}),
    listen: (heard) => void listeners.add(heard),
    pass: (code, words) => void teller.publish(talk, `${me} ${code} ${words}`).catch(() => {}),
    receive: (heard) => void receivers.add(heard),
    async close() {
      listeners.clear()
      receivers.clear()
      teller.destroy()
      hearer.destroy()
    },
  }
}
