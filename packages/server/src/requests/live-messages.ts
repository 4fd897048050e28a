// Answers a message of somebody who is at a table: an action, chat, a reaction, entropy, going on or voice. The same for WebSocket and HTTP.
import type { FromServer, PersonId } from '@safehouse/protocol'
import { ACTION_ID_PATTERN, type FromClient, fromClient } from '@safehouse/protocol/messages'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import type { Subscriber } from '../table/subscribers.ts'
import type { Table } from '../table/table.ts'
import { wrongField } from '../wrong-field.ts'
import type { TableRequests } from './table-requests.ts'

export type LiveMessage = Exclude<FromClient, { t: 'hello' | 'ping' }>

/** Reads a message; throws a bad request that names the wrong field and, if there is one, the id of the message. */
export function readMessage(value: unknown): FromClient {
  if (isPlainAct(value)) return value
  const parsedMessage = fromClient.safeParse(value)
  if (parsedMessage.success) return parsedMessage.data
  throw new RequestError('badRequest', wrongField(parsedMessage.error))
}

/** Whether a value from JSON is an action as nearly all are: the schema would take it as it is, and needs ten times as long to find out. */
export function isPlainAct(value: unknown): value is Extract<FromClient, { t: 'act' }> {
  if (typeof value !== 'object' || value === null) return false
  const { t, id, n, action, pad } = value as Record<string, unknown>
  if (t !== 'act' || typeof id !== 'string' || !ACTION_ID_PATTERN.test(id)) return false
  if (!Number.isSafeInteger(n) || (n as number) < 1 || action === undefined) return false
  for (const name in value) if (name !== 't' && name !== 'id' && name !== 'n' && name !== 'action' && name !== 'pad') return false
  return pad === undefined || typeof pad === 'string'
}

export class LiveMessages {
  private readonly storedActions: { inc(): void }

  constructor(private readonly parts: { readonly requests: TableRequests; readonly metrics: Metrics; readonly limits: RateLimiter }) {
    this.storedActions = parts.metrics.actions.labels({ result: 'stored' })
  }

  /** The answer; nothing for entropy without an id, going on, signals and speaking. */
  async answer(address: string, table: Table, sender: Subscriber, message: LiveMessage): Promise<FromServer | undefined> {
    switch (message.t) {
      case 'act':
        if (sender.person === null) throw new RequestError('notSeated')
        return await this.act(table, sender.person, message)
      case 'say':
      case 'react':
        await this.parts.requests.say(address, table, sender, message)
        return { t: 'ack', id: message.id }
      case 'entropy':
        await table.addEntropy(checkPresent(sender, message.person ?? sender.person), message.n, message.value)
        return message.id === undefined ? undefined : { t: 'ack', id: message.id }
      case 'goOn':
        if (sender.person === null) throw new RequestError('notSeated')
        await table.goOn(sender.person, message)
        return undefined
      case 'voice':
        this.parts.limits.check('voice', `${table.code} ${sender.person}`)
        return table.voice.answer(sender, message)
      case 'signal':
        if (this.parts.limits.tryTake('signals', `${table.code} ${sender.person}`)) table.voice.signal(sender, message)
        return undefined
      case 'speaking':
        if (this.parts.limits.tryTake('voice', `${table.code} ${sender.person}`)) table.voice.speak(sender, message.on)
        return undefined
    }
  }
  private async act(table: Table, person: PersonId, { id, n: matchNumber, action }: Extract<FromClient, { t: 'act' }>): Promise<FromServer> {
    const { actions, actionSeconds } = this.parts.metrics
    const startedAt = performance.now()
    try {
      const refusal = await table.act(person, matchNumber, id, action)
      if (!refusal) {
        this.storedActions.inc()
        return { t: 'ack', id }
      }
      actions.inc({ result: 'refused' })
      return { t: 'refused', id, refusal }
    } catch (problem) {
      actions.inc({ result: problem instanceof RequestError ? problem.code : 'internal' })
      throw problem
    } finally {
      actionSeconds.observe((performance.now() - startedAt) / 1000)
    }
  }
}

/** The person, who must be present through this connection. */
function checkPresent({ present }: Subscriber, person: PersonId | null): PersonId {
  if (person === null || !present.some(({ id }) => id === person)) throw new RequestError('notSeated')
  return person
}
