// The bus between nodes: Redis publish and subscribe. It may lose anything, and the server starts and plays without it:
// a lost wake-up is found by asking the store once a second.
import { randomBytes } from 'node:crypto'
import { createClient } from 'redis'
import type { Bus } from './bus.ts'

const channel = 'safehouse:grown'
const longestWait = 2000

/** Open when it hears, or after a moment without: a Redis that is away keeps nobody from playing. */
export async function redisBus(url: string, onProblem: (problem: Error) => void = () => {}): Promise<Bus> {
  const socket = { reconnectStrategy: (failures: number) => Math.min(100 * 2 ** failures, longestWait), connectTimeout: longestWait }
  const teller = createClient({ url, socket, disableOfflineQueue: true })
  const hearer = createClient({ url, socket })
  const listeners = new Set<(code: string) => void>()
  const me = randomBytes(6).toString('hex')
  const hear = (message: string) => {
    const [node, code] = message.split(' ')
    if (node !== me && code) for (const heard of listeners) heard(code)
  }
  for (const client of [teller, hearer]) client.on('error', onProblem)
  const open = Promise.all([teller.connect(), hearer.connect().then(() => hearer.subscribe(channel, hear))]).catch(onProblem)
  await Promise.race([open, new Promise((resolve) => setTimeout(resolve, longestWait).unref())])
  return {
    alone: false,
    grown: (code) => void teller.publish(channel, `${me} ${code}`).catch(() => {}),
    listen: (heard) => void listeners.add(heard),
    async close() {
      listeners.clear()
      teller.destroy()
      hearer.destroy()
    },
  }
}
