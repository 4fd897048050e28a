// The bus between nodes: Redis publish and subscribe. It may lose anything, and the server starts and plays without it:
// a lost wake-up is found by asking the store once a second.
import { createClient } from 'redis'
import type { Bus } from './bus.ts'

const channel = 'safehouse:grown'
const longestWait = 2000

export async function redisBus(url: string, onProblem: (problem: Error) => void = () => {}): Promise<Bus> {
  const socket = { reconnectStrategy: (failures: number) => Math.min(100 * 2 ** failures, longestWait), connectTimeout: longestWait }
  const teller = createClient({ url, socket, disableOfflineQueue: true })
  const hearer = createClient({ url, socket })
  const listeners = new Set<(code: string) => void>()
  for (const client of [teller, hearer]) client.on('error', onProblem)
  void teller.connect().catch(onProblem)
  void hearer
    .connect()
    .then(() => hearer.subscribe(channel, (code) => listeners.forEach((heard) => void heard(code))))
    .catch(onProblem)
  return {
    alone: false,
    grown: (code) => void teller.publish(channel, code).catch(() => {}),
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    async close() {
      listeners.clear()
      teller.destroy()
      hearer.destroy()
    },
  }
}
