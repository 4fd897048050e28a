// Sends push messages to people's devices through the push services of their browsers. A message says at which table it is their turn,
// which everybody at the table knows, and nothing else.
import type { Language } from '@safehouse/content/languages.ts'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { type DeviceKeys, encryptForDevice } from './encryption.ts'
import type { PushHosts } from './push-hosts.ts'
import type { SenderKey } from './sender-key.ts'

/** Where a device receives messages, and in which language it shows them. */
export interface PushSubscription extends DeviceKeys {
  readonly endpoint: string
  readonly language: Language
}

const TIMEOUT_MS = 10_000
/** How long a push service keeps a message for a device that is off: after that the turn is old news. */
const KEPT_SECONDS = 60 * 60
/** More messages at once are dropped: a push service out of reach must not fill this server's memory. */
const MAX_UNDER_WAY = 200
/** Answers of a push service for a device that does not want messages any more. */
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410])

interface PushServiceParts {
  readonly key: SenderKey
  readonly hosts: PushHosts
  readonly clock: Clock
  readonly log: Logger
}
export class PushService {
  private underWay = 0

  constructor(private readonly parts: PushServiceParts) {}

  get publicKey(): string {
    return this.parts.key.publicKey
  }
  allows(endpoint: string): boolean {
    return this.parts.hosts.allows(endpoint)
  }
  /** Tells a device that it is its person's turn. False if the device must not be sent anything any more. Never throws. */
  async tellTurn(code: string, { endpoint, language, ...keys }: PushSubscription): Promise<boolean> {
    const { key, clock, log } = this.parts
    if (!this.allows(endpoint)) return false // the operator's list has changed
    if (this.underWay >= MAX_UNDER_WAY) return true
    this.underWay++
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        body: new Uint8Array(encryptForDevice(JSON.stringify({ turnAt: code, language }), keys)),
        headers: {
          authorization: key.authorization(new URL(endpoint).origin, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          urgency: 'high',
          topic: code, // a newer message for the same table replaces one that was not delivered yet
        },
        redirect: 'manual', // a redirect could lead anywhere
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ host: new URL(endpoint).host, status: answer.status }, 'push message not taken')
      return !GONE_STATUSES.has(answer.status)
    } catch (problem) {
      log.warn({ host: new URL(endpoint).host, err: problem }, 'push message not sent')
      return true
    } finally {
      this.underWay--
    }
  }
}
