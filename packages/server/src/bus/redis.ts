// The bus between nodes: Redis publish and subscribe. The server also starts and plays while Redis is away: nodes poll the store
// once a second for changes that were not announced.
import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import type { Bus } from './bus.ts'

const CHANGES_CHANNEL = 'safehouse:grown'
const MESSAGES_CHANNEL = 'safehouse:talk'
const MAX_CONNECT_WAIT_MS = 2000
/** Time without an answer after which a connection counts as lost, even if nobody closed it. */
const SOCKET_TIMEOUT_MS = 5000
/** Limit for messages that wait for an unresponsive Redis; they are of no use later. */
const MAX_QUEUED_COMMANDS = 1000

/** Resolves when it is connected, or after `MAX_CONNECT_WAIT_MS` without: it then keeps trying in the background. */
export async function redisBus(url: string, onProblem: (problem: Error) => void = () => {}): Promise<Bus> {
  const socket = {
    reconnectStrategy: (failures: number) => Math.min(100 * 2 ** failures, MAX_CONNECT_WAIT_MS),
    connectTimeout: MAX_CONNECT_WAIT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  }
  const common = { url, socket, pingInterval: SOCKET_TIMEOUT_MS / 2, commandsQueueMaxLength: MAX_QUEUED_COMMANDS }
  const publisher = createClient({ ...common, disableOfflineQueue: true })
  const subscriber = createClient(common)
  const changeListeners = new Set<(code: string) => void>()
  const messageListeners = new Set<(code: string, text: string) => void>()
  const ownId = randomBytes(6).toString('hex')
  const receive = (message: string, channel: string) => {
    const [, node, code, text] = /^(\w+) (\w+) ?(.*)$/s.exec(message) ?? []
    if (node === ownId || !code) return
    if (channel === CHANGES_CHANNEL) for (const listener of changeListeners) listener(code)
    else for (const listener of messageListeners) listener(code, text ?? '')
  }
  for (const client of [publisher, subscriber]) client.on('error', onProblem)
  const open = Promise.all([
    publisher.connect(),
    subscriber.connect().then(() => subscriber.subscribe([CHANGES_CHANNEL, MESSAGES_CHANNEL], receive)),
  ]).catch(onProblem)
  await Promise.race([open, new Promise((resolve) => setTimeout(resolve, MAX_CONNECT_WAIT_MS).unref())])
  return {
    isOnlyNode: false,
    get isUp() {
      return publisher.isReady && subscriber.isReady
    },
    announceChange: (code) => void publisher.publish(CHANGES_CHANNEL, `${ownId} ${code}`).catch(() => {}),
    onChange: (listener) => void changeListeners.add(listener),
    sendMessage: (code, text) => void publisher.publish(MESSAGES_CHANNEL, `${ownId} ${code} ${text}`).catch(() => {}),
    onMessage: (listener) => void messageListeners.add(listener),
    async close() {
      changeListeners.clear()
      messageListeners.clear()
      publisher.destroy()
      subscriber.destroy()
    },
  }
}
