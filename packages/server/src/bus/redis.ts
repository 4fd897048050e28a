// The bus between nodes: Redis publish and subscribe. The server also starts and plays while Redis is away: nodes poll the store
// once a second for changes that were not announced.
import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import type { Bus } from './bus.ts'

const CHANGES_CHANNEL = 'safehouse:grown'
const ENTRIES_CHANNEL = 'safehouse:entries'
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
  const listeners: Readonly<Record<string, Set<(code: string, text: string) => void>>> = {
    [CHANGES_CHANNEL]: new Set(),
    [ENTRIES_CHANNEL]: new Set(),
    [MESSAGES_CHANNEL]: new Set(),
  }
  const ownId = randomBytes(6).toString('hex')
  const receive = (message: string, channel: string) => {
    const [, node, code, text] = /^(\w+) (\w+) ?(.*)$/s.exec(message) ?? []
    if (node === ownId || !code) return
    for (const listener of listeners[channel] ?? []) listener(code, text ?? '')
  }
  for (const client of [publisher, subscriber]) client.on('error', onProblem)
  const open = Promise.all([publisher.connect(), subscriber.connect().then(() => subscriber.subscribe(Object.keys(listeners), receive))]).catch(
    onProblem,
  )
  const publish = (channel: string, code: string, text = '') => void publisher.publish(channel, `${ownId} ${code} ${text}`).catch(() => {})
  await Promise.race([open, new Promise((resolve) => setTimeout(resolve, MAX_CONNECT_WAIT_MS).unref())])
  return {
    isOnlyNode: false,
    get isUp() {
      return publisher.isReady && subscriber.isReady
    },
    announceChange: (code) => publish(CHANGES_CHANNEL, code),
    onChange: (listener) => void listeners[CHANGES_CHANNEL]!.add((code) => listener(code)),
    announceEntries: (code, text) => publish(ENTRIES_CHANNEL, code, text),
    onEntries: (listener) => void listeners[ENTRIES_CHANNEL]!.add(listener),
    sendMessage: (code, text) => publish(MESSAGES_CHANNEL, code, text),
    onMessage: (listener) => void listeners[MESSAGES_CHANNEL]!.add(listener),
    async close() {
      for (const set of Object.values(listeners)) set.clear()
      publisher.destroy()
      subscriber.destroy()
    },
  }
}
