// What people say to each other at a table beside the game. It is remembered here for as long as the table is in memory, passed
// to the table's other nodes, and written nowhere. Nothing of a game is in it, and no game hears it.
import { type ChatLine, type FromClient, type FromServer, type PersonId, parseChatLine, type Reaction } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'
import { wordsIn } from './words.ts'

export type Utterance = Extract<FromClient, { t: 'say' | 'react' }>

/** What a table's talk needs of the table. */
export interface TalkTable {
  readonly viewers: Pick<Subscribers, 'all'>
  doWatchersTalk(): boolean
  /** To the same table at the other nodes. */
  pass(words: string): void
}
/** `key` is made by whoever speaks: said again after a lost connection, it is not passed on again. */
interface Keyed {
  readonly key: string
}
type Said = Keyed & { readonly line: ChatLine }
type Reacted = Keyed & { readonly by: PersonId | null; readonly reaction: Reaction }
/** Between nodes: what was said, or a table that has just come into memory asking what was. */
type News = { readonly said: readonly Said[] } | { readonly reacted: Reacted }
type Words = News | { readonly asks: true }

const mostLines = 60
const mostKeys = 200

export class Talk {
  private remembered: readonly Said[] = []
  private readonly keys = new Set<string>()

  constructor(
    private readonly table: TalkTable,
    hasOtherNodes: boolean,
  ) {
    if (hasOtherNodes) this.pass({ asks: true })
  }

  /** Whoever has a seat, and whoever watches where the host lets them. A shared screen and a passed device in nobody's hands have no mouth. */
  mayTalk(watcher: Subscriber): boolean {
    return watcher.person !== null || (watcher.present.length === 0 && this.mayHear(watcher))
  }
  hear(by: PersonId | null, utterance: Utterance, at: number): void {
    const key = `${by ?? ''} ${utterance.id}`
    if (utterance.t === 'react') return this.spread({ reacted: { key, by, reaction: utterance.reaction } })
    const read = parseChatLine(utterance.text)
    if ('problem' in read) throw new RequestError(read.problem)
    this.spread({ said: [{ key, line: { id: newPersonId(), at, by, text: read.text } }] })
  }
  /** From another node, which has checked it. */
  overhear(text: string): void {
    const words = wordsIn<Words>(text, ['asks', 'said', 'reacted'])
    if (!words) return
    if ('asks' in words) {
      if (this.remembered.length > 0) this.pass({ said: this.remembered })
    } else this.tell(words)
  }
  welcome(watcher: Subscriber): void {
    if (this.remembered.length > 0 && this.mayHear(watcher)) watcher.send(saying(this.remembered))
  }

  private mayHear({ present, isScreen }: Subscriber): boolean {
    return present.length > 0 || (!isScreen && this.table.doWatchersTalk())
  }
  private spread(news: News): void {
    if (this.tell(news)) this.pass(news)
  }
  /** False if all of it was heard before. */
  private tell(news: News): boolean {
    if ('reacted' in news) {
      const { key, by, reaction } = news.reacted
      const isNew = this.note(key)
      if (isNew)
        this.send(JSON.stringify({ t: 'reacted', by, reaction } satisfies FromServer), (watcher) => watcher.isScreen || this.mayHear(watcher))
      return isNew
    }
    const known = new Set(this.remembered.map(({ line }) => line.id))
    const said = news.said.filter(({ key, line }) => this.note(key) && !known.has(line.id))
    if (said.length === 0) return false
    this.remembered = [...this.remembered, ...said].sort((a, b) => a.line.at - b.line.at).slice(-mostLines)
    this.send(saying(said), (watcher) => this.mayHear(watcher))
    return true
  }
  private note(key: string): boolean {
    if (this.keys.has(key)) return false
    this.keys.add(key)
    if (this.keys.size > mostKeys) this.keys.delete(this.keys.values().next().value as string)
    return true
  }
  private send(text: string, mayHear: (watcher: Subscriber) => boolean): void {
    for (const watcher of this.table.viewers.all()) if (mayHear(watcher)) watcher.send(text)
  }
  private pass(words: Words): void {
    this.table.pass(JSON.stringify(words))
  }
}

const saying = (said: readonly Said[]): string => JSON.stringify({ t: 'said', lines: said.map(({ line }) => line) } satisfies FromServer)
