// PushSender sends messages to people's devices through the push services of their browsers' makers (Web Push). A message says at
// which table it is their turn, which everybody at the table knows, and nothing else.
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
/** How long a push service keeps a message for a device that is off. Later the message would be outdated. */
const TTL_SECONDS = 60 * 60
/** Maximum number of messages that wait for an answer. More are dropped: a push service out of reach must not fill this server's memory. */
const MAX_IN_FLIGHT = 200
/** The same for one push service: one that answers slowly must not block the others. */
export const MAX_IN_FLIGHT_TO_SERVICE = 100
/** The same for one table, which must not block the others: one message for each of its people. */
export const MAX_IN_FLIGHT_FOR_TABLE = MAX_PEOPLE_AT_TABLE
/** Answers of a push service for a device that does not want messages any more. */
const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410])

/** A message that its service has not answered yet. */
interface MessageInFlight {
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
  private inFlight: readonly MessageInFlight[] = []

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
    const message: MessageInFlight = { code, service: new URL(endpoint).origin }
    if (!this.hasRoomFor(message)) return true // dropped: the device stays subscribed
    this.inFlight = [...this.inFlight, message]
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        body: new Uint8Array(encryptForDevice(JSON.stringify({ turnAt: code, language }), keys)),
        headers: {
          authorization: key.authorization(message.service, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_SECONDS),
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
      this.inFlight = this.inFlight.filter((other) => other !== message)
    }
  }
  private hasRoomFor({ code, service }: MessageInFlight): boolean {
    const count = (matches: (other: MessageInFlight) => boolean) => this.inFlight.filter(matches).length
    return (
      this.inFlight.length < MAX_IN_FLIGHT &&
      count((other) => other.service === service) < MAX_IN_FLIGHT_TO_SERVICE &&
      count((other) => other.code === code) < MAX_IN_FLIGHT_FOR_TABLE
    )
  }
}
