// One table as this page follows it, for one seat, as a spectator, or as a device that people pass while nobody holds it: house,
// feed and link as signals, and the ways to act. Everything secret in it came over this seat's own feed. Screens read the
// signals; nothing here knows of screens.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { FeedMessage, GameTypes } from '@safehouse/engine'
import {
  type Command,
  type ConnectionState,
  type ErrorCode,
  type House,
  LIVE_PATH,
  type PersonId,
  ProtocolClient,
  type Reaction,
  type SeatMoveKey,
  type SendResult,
  type Socket,
} from '@safehouse/protocol'
import { say } from '../parts/toast.tsx'
import { randomHex } from '../random.ts'
import { talkAt } from '../talk/talk.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { api, sentenceOf } from './asking.ts'
import { ownEntropy } from './entropy.ts'
import { type KeptSeat, keepName } from './kept-seats.ts'
import type { NotesDrawer } from './use-notes.ts'

export interface Feed {
  readonly n: number
  readonly messages: readonly FeedMessage<GameTypes>[]
  /** How many of them were there before this page looked: told, but no news. */
  readonly old: number
  /** On which seat they were heard; -1 on none. */
  readonly seat: number
}
/** In whose name this page is at the table. */
export type Attending =
  | { readonly seat: KeptSeat }
  /** Those who pass this device: all of them are here, and none of them is told anything. */
  | { readonly passed: readonly KeptSeat[] }
  | 'watching'
  | 'screen'

/** What comes within this time of a welcome is catching up. */
const catchingUp = 500

export class TableClient {
  private readonly houseNow = signal<House | undefined>(undefined)
  private readonly feedNow = signal<Feed>({ n: 0, messages: [], old: 0, seat: -1 })
  private readonly linkNow = signal<ConnectionState>('connecting')
  private readonly errorNow = signal<ErrorCode | undefined>(undefined)
  private client!: ProtocolClient
  private welcomedAt = 0
  private version: string | undefined
  private entropySent: string | undefined
  private readonly seat: KeptSeat | undefined
  private readonly presentNow: Signal<readonly KeptSeat[]>
  /** Somebody holds the device and is told by a connection of their own: this one says nothing. */
  isHushed = false
  private drawer: (NotesDrawer & { readonly n: number }) | undefined

  constructor(
    readonly code: string,
    private readonly attending: Attending,
  ) {
    this.seat = typeof attending === 'object' && 'seat' in attending ? attending.seat : undefined
    this.presentNow = signal(typeof attending === 'object' && 'passed' in attending ? attending.passed : this.seat ? [this.seat] : [])
    this.client = this.connect()
    document.addEventListener('visibilitychange', this.wake)
    window.addEventListener('online', this.wake)
    window.addEventListener('pageshow', this.wake)
  }
  get house(): ReadonlySignal<House | undefined> {
    return this.houseNow
  }
  get feed(): ReadonlySignal<Feed> {
    return this.feedNow
  }
  get link(): ReadonlySignal<ConnectionState> {
    return this.linkNow
  }
  /** Why the server does not want this connection, once link is 'refused'. */
  get error(): ReadonlySignal<ErrorCode | undefined> {
    return this.errorNow
  }
  /** Those who are here by this page: one with a seat, or all who pass this device. */
  get present(): ReadonlySignal<readonly KeptSeat[]> {
    return this.presentNow
  }
  /** Whose eyes these are. Nobody's: what is shown is for everyone to see. */
  get sees(): PersonId | null {
    return this.seat?.you ?? null
  }
  /** Who asks the house for something here: of those who pass a device, the host, or else the first. */
  get you(): PersonId | null {
    const present = this.presentNow.value
    return (present.find((seat) => seat.you === this.houseNow.value?.host) ?? present[0])?.you ?? null
  }
  isOwn(person: PersonId): boolean {
    return this.presentNow.value.some((seat) => seat.you === person)
  }

  act(n: number, action: unknown): Promise<SendResult> {
    return this.client.act(n, action)
  }
  /** To the people of the table; a no is said. */
  async talk(text: string): Promise<boolean> {
    return this.heardOut(await this.client.talk(text))
  }
  async react(reaction: Reaction): Promise<boolean> {
    return this.heardOut(await this.client.react(reaction))
  }
  /** Where this seat's own notes on a game lie. */
  notes(n: number): NotesDrawer {
    const token = this.seat?.token ?? ''
    this.drawer =
      this.drawer?.n === n
        ? this.drawer
        : { n, read: () => api.notes(this.code, n, token), keep: (notes) => api.keepNotes(this.code, n, token, notes) }
    return this.drawer
  }
  /** A key that moves a seat to another device: one's own, or as host that of somebody who is away. A no is said. */
  async movingKey(person: PersonId): Promise<SeatMoveKey | undefined> {
    return this.isOwn(person)
      ? this.ask(person, (token) => api.move(this.code, token))
      : this.ask(this.you, (token) => api.move(this.code, token, person))
  }
  /** Keeps the evening's games in a group's history, a new one or this one; answers with its key. A no is said. */
  async keepIn(group?: string): Promise<string | undefined> {
    return (await this.ask(this.you, (token) => api.keep(this.code, token, group)))?.key
  }
  /** The key to the history that this evening is kept in, if it is. */
  async keptIn(): Promise<string | undefined> {
    const token = this.tokenOf(this.you)
    return token === undefined
      ? undefined
      : api
          .keptIn(this.code, token)
          .then(({ key }) => key)
          .catch(() => undefined)
  }
  /** The server's time, in milliseconds. */
  time(): number {
    return this.client.time.now()
  }
  /** Asks the house for something, in the name of one who is here; a no is said to whoever asked. */
  async command(command: Command, as: PersonId | null = this.you): Promise<boolean> {
    return (await this.ask(as, (token) => api.command(this.code, token, command))) !== undefined
  }
  /** Takes the seat back from whichever device opened it since. */
  useHere(): void {
    this.client.close()
    this.client = this.connect()
  }
  close(): void {
    this.client.close()
    document.removeEventListener('visibilitychange', this.wake)
    window.removeEventListener('online', this.wake)
    window.removeEventListener('pageshow', this.wake)
  }

  /** Whatever is answered to this person; nothing if it is a no, which is said, or if the person is not here. */
  private async ask<T>(as: PersonId | null, asking: (token: string) => Promise<T>): Promise<T | undefined> {
    const token = this.tokenOf(as)
    if (token === undefined) return undefined
    try {
      return await asking(token)
    } catch (problem) {
      say(sentenceOf(problem))
      return undefined
    }
  }
  private heardOut(answer: SendResult): boolean {
    if (!answer.ok && 'error' in answer) say(words().errors[answer.error]({}))
    return answer.ok
  }
  private readonly wake = () => {
    if (document.visibilityState === 'visible') this.client.reconnectNow()
  }
  private connect(): ProtocolClient {
    this.feedNow.value = { n: 0, messages: [], old: 0, seat: -1 }
    return new ProtocolClient({
      code: this.code,
      ...(this.seat ? { token: this.seat.token } : this.presentNow.value.length > 0 && { with: this.presentNow.value.map(({ token }) => token) }),
      ...(this.attending === 'screen' && { screen: true }),
      connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`) as Socket,
      monotonic: () => performance.now(),
      newId: () => randomHex(12),
      events: {
        state: (state, error) => {
          this.errorNow.value = error
          this.linkNow.value = state
          if (state !== 'open') this.entropySent = undefined
          this.addEntropy()
        },
        welcome: (_, version) => this.welcome(version),
        house: (house) => {
          this.houseNow.value = house
          for (const { id, name } of house.people) if (this.isOwn(id)) keepName(this.code, id, name)
          this.addEntropy()
        },
        feed: (n, from, messages, seat) => this.hear(n, from, messages, seat),
        said: (lines) => talkAt(this.code).hear(lines),
        reacted: (by, reaction) => this.isHushed || talkAt(this.code).float(by, reaction),
        seats: (seats) => {
          this.presentNow.value = this.presentNow.value.filter(({ you }) => seats.includes(you))
        },
        nudged: (by, whom) => this.nudged(by, whom),
      },
    })
  }
  /** Somebody waits for this person: said, and felt in the hand. */
  private nudged(by: PersonId, whom: PersonId | undefined): void {
    const nameOf = (id: PersonId) => isolate(this.houseNow.value?.people.find((person) => person.id === id)?.name ?? words().table.someone)
    const { news } = words()
    say(whom === undefined ? news.knocked(nameOf(by)) : news.knockedFor(nameOf(by), nameOf(whom)))
    navigator.vibrate?.(30)
  }
  /** A new release: this page is of the old one. Nothing is lost by loading it anew, the feed resumes. */
  private welcome(version: string): void {
    if (this.version !== undefined && this.version !== version) location.reload()
    this.version = version
    this.welcomedAt = performance.now()
    talkAt(this.code).welcome(this.time())
  }
  private hear(n: number, from: number, messages: readonly FeedMessage<GameTypes>[], seat: number): void {
    const before = from === 0 ? [] : this.feedNow.value.messages
    const all = [...before, ...messages]
    const isOld = performance.now() - this.welcomedAt < catchingUp
    this.feedNow.value = { n, messages: all, old: isOld ? all.length : from === 0 ? 0 : this.feedNow.value.old, seat }
  }
  /** As soon as a commitment is published, and before anyone can deal: our own chance goes in. The server keeps the first. */
  private addEntropy(): void {
    const house = this.houseNow.value
    if (!house || this.linkNow.value !== 'open') return
    const { n, commitment } = house.next
    if (this.entropySent === commitment) return
    const seated = this.presentNow.value.filter(({ you }) => house.people.some((person) => person.id === you))
    if (seated.length > 0) this.entropySent = commitment
    for (const { you } of seated) this.client.addEntropy(n, ownEntropy(this.code, n, you, commitment), this.seat ? undefined : you)
  }
  private tokenOf(person: PersonId | null): string | undefined {
    return this.presentNow.value.find((seat) => seat.you === person)?.token
  }
}
