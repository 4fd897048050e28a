// Chat and reactions at one table, beside its match. The last lines are kept while the table is in memory and passed to the other
// nodes. Talk is never stored, and no game hears it.
import { type ChatLine, type FromClient, type FromServer, type PersonId, parseChatLine, type Reaction } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { parseBusMessage } from './bus-message.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

export type Utterance = Extract<FromClient, { t: 'say' | 'react' }>

/** What talk needs of its table. */
export interface TalkTable {
  readonly subscribers: Pick<Subscribers, 'all'>
  maySpectatorsTalk(): boolean
  /** Sends to the same table at the other nodes. */
  sendToNodes(text: string): void
}
/** `key` is made from the speaker and the client's id: the same utterance sent again after a lost connection is dropped. */
interface Keyed {
  readonly key: string
}
type Said = Keyed & { readonly line: ChatLine }
type Reacted = Keyed & { readonly by: PersonId | null; readonly reaction: Reaction }
type News = { readonly said: readonly Said[] } | { readonly reacted: Reacted }
/** Between nodes: news, or a table that has just come into memory and asks for the last lines. */
type Message = News | { readonly asks: true }

const MAX_LINES_KEPT = 60
const MAX_KEYS_KEPT = 200

export class Talk {
  private lines: readonly Said[] = []
  private readonly keys = new Set<string>()

  constructor(
    private readonly table: TalkTable,
    hasOtherNodes: boolean,
  ) {
    if (hasOtherNodes) this.sendToNodes({ asks: true })
  }

  /** People with their own feed, and spectators where the host allows it. Not a shared screen, nor a passed device that nobody holds. */
  mayTalk(subscriber: Subscriber): boolean {
    return subscriber.person !== null || (subscriber.present.length === 0 && this.mayListen(subscriber))
  }
  say(by: PersonId | null, utterance: Utterance, at: number): void {
    const key = `${by ?? ''} ${utterance.id}`
    if (utterance.t === 'react') return this.publish({ reacted: { key, by, reaction: utterance.reaction } })
    const read = parseChatLine(utterance.text)
    if ('problem' in read) throw new RequestError(read.problem)
    this.publish({ said: [{ key, line: { id: newPersonId(), at, by, text: read.text } }] })
  }
  /** A message from another node, which has already checked who speaks and what. */
  receive(text: string): void {
    const message = parseBusMessage<Message>(text, ['asks', 'said', 'reacted'])
    if (!message) return
    if ('asks' in message) {
      if (this.lines.length > 0) this.sendToNodes({ said: this.lines })
    } else this.sendNews(message)
  }
  sendHistory(subscriber: Subscriber): void {
    if (this.lines.length > 0 && this.mayListen(subscriber)) subscriber.send(saidMessage(this.lines))
  }

  private mayListen({ present, isScreen }: Subscriber): boolean {
    return present.length > 0 || (!isScreen && this.table.maySpectatorsTalk())
  }
  private publish(news: News): void {
    if (this.sendNews(news)) this.sendToNodes(news)
  }
  /** Sends to this node's subscribers what they have not heard; false if that is nothing. */
  private sendNews(news: News): boolean {
    if ('reacted' in news) {
      const { key, by, reaction } = news.reacted
      if (!this.addKey(key)) return false
      const text = JSON.stringify({ t: 'reacted', by, reaction } satisfies FromServer)
      this.send(text, (subscriber) => subscriber.isScreen || this.mayListen(subscriber))
      return true
    }
    const known = new Set(this.lines.map(({ line }) => line.id))
    const said = news.said.filter(({ key, line }) => this.addKey(key) && !known.has(line.id))
    if (said.length === 0) return false
    this.lines = [...this.lines, ...said].sort((a, b) => a.line.at - b.line.at).slice(-MAX_LINES_KEPT)
    this.send(saidMessage(said), (subscriber) => this.mayListen(subscriber))
    return true
  }
  /** False if the key is there already. The oldest keys are dropped. */
  private addKey(key: string): boolean {
    if (this.keys.has(key)) return false
    this.keys.add(key)
    if (this.keys.size > MAX_KEYS_KEPT) this.keys.delete(this.keys.values().next().value as string)
    return true
  }
  private send(text: string, mayListen: (subscriber: Subscriber) => boolean): void {
    for (const subscriber of this.table.subscribers.all()) if (mayListen(subscriber)) subscriber.send(text)
  }
  private sendToNodes(message: Message): void {
    this.table.sendToNodes(JSON.stringify(message))
  }
}

const saidMessage = (said: readonly Said[]): string => JSON.stringify({ t: 'said', lines: said.map(({ line }) => line) } satisfies FromServer)
