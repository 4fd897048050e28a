// PushSender sends messages to people's devices through the push services of their browsers' makers. A message says at which table it is their turn,
// which everybody at the table knows, and nothing else.
import type { Language } from '@safehouse/content/languages.ts'
import { MAX_PEOPLE_AT_TABLE } from '@safehouse/protocol'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { type DeviceKeys, encryptForDevice } from './encryption.ts'
import type { PushHosts } from './push-hosts.ts'
import type { SenderKey } from './sender-key.ts'

/** Where a device receives messages, and in which language it shows them. */
export interface DeviceSubscription extends DeviceKeys {
  readonly endpoint: string
  readonly language: Language
}

/** How long a push service has to answer before a message is given up. */
const ANSWER_TIMEOUT_MS = 10_000
/** How long a push service keeps a message for a device that is off: after that the turn is old news. */
const KEPT_SECONDS = 60 * 60
/** More messages at once are dropped: a push service out of reach must not fill this server's memory. */
const MAX_UNDER_WAY = 200
/** One service that answers slowly must not take the place of all others. */
export const MAX_UNDER_WAY_TO_SERVICE = 100
/** One table must not take the place of all others: a message to each of its people. */
export const MAX_UNDER_WAY_FOR_TABLE = MAX_PEOPLE_AT_TABLE
/** Answers of a push service for a device that does not want messages any more. */
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410])

/** A message that its service has not answered yet. */
interface UnderWay {
  readonly code: string
  /** The origin of its address. */
  readonly service: string
}
interface PushSenderParts {
  readonly key: SenderKey
  readonly hosts: PushHosts
  readonly clock: Clock
  readonly log: Logger
}
export class PushSender {
  private underWay: readonly UnderWay[] = []

  constructor(private readonly parts: PushSenderParts) {}

  get publicKey(): string {
    return this.parts.key.publicKey
  }
  allows(endpoint: string): boolean {
    return this.parts.hosts.allows(endpoint)
  }
  /** Tells a device that it is its person's turn. False if the device must not be sent anything any more. Never throws. */
  async tellTurn(code: string, { endpoint, language, ...keys }: DeviceSubscription): Promise<boolean> {
    const { key, clock, log } = this.parts
    if (!this.allows(endpoint)) return false // the operator's list has changed
    const message: UnderWay = { code, service: new URL(endpoint).origin }
    if (!this.hasRoomFor(message)) return true // dropped: the device stays subscribed
    this.underWay = [...this.underWay, message]
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        body: new Uint8Array(encryptForDevice(JSON.stringify({ turnAt: code, language }), keys)),
        headers: {
          authorization: key.authorization(message.service, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          urgency: 'high',
          topic: code, // a newer message for the same table replaces one that was not delivered yet
        },
        redirect: 'manual', // a redirect could lead anywhere
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ host: new URL(endpoint).host, status: answer.status }, 'push message not taken')
      return !GONE_STATUSES.has(answer.status)
    } catch (problem) {
      log.warn({ host: new URL(endpoint).host, err: problem }, 'push message not sent')
      return true
    } finally {
      this.underWay = this.underWay.filter((one) => one !== message)
    }
  }
  private hasRoomFor({ code, service }: UnderWay): boolean {
    const count = (is: (one: UnderWay) => boolean) => this.underWay.filter(is).length
    return (
      this.underWay.length < MAX_UNDER_WAY &&
      count((one) => one.service === service) < MAX_UNDER_WAY_TO_SERVICE &&
      count((one) => one.code === code) < MAX_UNDER_WAY_FOR_TABLE
    )
  }
}
