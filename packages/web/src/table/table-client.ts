// A page's connection to one table, for one seat, as a spectator, as the shared screen, or for a passed device that nobody holds.
// It has three parts: the feed (what was received), the commands (requests in somebody's name) and the notices (toasts).
// Everything secret in it came over this seat's own feed.
import { type ReadonlySignal, signal } from '@preact/signals'
import {
  type ConnectionState,
  type ErrorCode,
  type GoneOn,
  type House,
  livePathOf,
  type PersonId,
  ProtocolClient,
  type Reaction,
  type SendResult,
  type Socket,
  type VoiceFromServer,
} from '@safehouse/protocol'
import type { VoiceMessage } from '@safehouse/protocol/voice-messages'
import type { HistoryEvent } from '../games/screens.ts'
import { listen } from '../parts/listen.ts'
import { randomHex } from '../random.ts'
import { talkAt } from '../talk/talk.ts'
import { api } from './api.ts'
import { TableCommands } from './commands.ts'
import { ownEntropy, rememberHead } from './entropy.ts'
import { NOBODY_WENT_ON, type ReceivedFeed, TableFeed } from './feed.ts'
import { takeFirstHouse } from './first-house.ts'
import { type LocalPerson, storePersonName } from './local-people.ts'
import { showIfRefused, showNudge } from './notices.ts'
import type { NotesStorage } from './use-notes.ts'

/** In whose name a page connects. A passed device connects all its people as present, and receives open facts alone. */
export type ConnectAs = { readonly person: LocalPerson } | { readonly passed: readonly LocalPerson[] } | 'watching' | 'screen'

type AddHouseNews = (events: readonly HistoryEvent[], matchNumber: number) => readonly HistoryEvent[]

export class TableClient {
  readonly commands: TableCommands
  /** What happened in the match, as far as it is shown: for the sheets of players. */
  readonly history = signal<readonly HistoryEvent[]>([])
  /** Adds what changed in the house during a match to the history of its game. */
  readonly withHouseNews = signal<AddHouseNews>((events) => events)
  readonly house: ReadonlySignal<House | undefined>
  readonly received: ReadonlySignal<ReceivedFeed>
  readonly connection: ReadonlySignal<ConnectionState>
  /** Why the server refused the connection, once `connection` is 'refused'. */
  readonly error: ReadonlySignal<ErrorCode | undefined>
  /** How many actions and chat lines of this page wait for the server's answer. */
  readonly unanswered: ReadonlySignal<number>
  /** How many of them were never sent, because the connection was lost before. */
  readonly unsent: ReadonlySignal<number>
  /** The seats that this page plays: one, or those of all who pass this device. */
  readonly localPeople: ReadonlySignal<readonly LocalPerson[]>
  /** Set on a passed device while somebody holds it: the holder's own connection shows the reactions then. */
  hidesReactions = false
  /** Receives voice messages and frames of sound, once voice is loaded. */
  onVoice: ((message: VoiceFromServer | ArrayBuffer) => void) | undefined
  private readonly feed: TableFeed
  private readonly person: LocalPerson | undefined
  private protocol: ProtocolClient
  private readonly stopListening: () => void
  /** The commitment for which this connection has already sent its entropy. */
  private entropySentFor: string | undefined

  constructor(
    readonly code: string,
    private readonly connectAs: ConnectAs,
  ) {
    this.person = typeof connectAs === 'object' && 'person' in connectAs ? connectAs.person : undefined
    this.feed = new TableFeed(typeof connectAs === 'object' && 'passed' in connectAs ? connectAs.passed : this.person ? [this.person] : [])
    this.house = this.feed.house
    this.received = this.feed.received
    this.connection = this.feed.connection
    this.error = this.feed.error
    this.unanswered = this.feed.unanswered
    this.unsent = this.feed.unsent
    this.localPeople = this.feed.localPeople
    this.commands = new TableCommands(code, this.house, this.localPeople)
    if (this.person) this.feed.house.value = takeFirstHouse(this.person.token)
    this.protocol = this.connect()
    this.stopListening = listen(
      [document, 'visibilitychange', this.wake],
      [window, 'online', this.wake],
      [window, 'offline', () => this.protocol.goOffline()],
      [window, 'pageshow', this.wake],
    )
  }
  /** The person whose private view this page shows; null where everything shown is public. */
  get personId(): PersonId | null {
    return this.person?.you ?? null
  }
  /** The person in whose name this page makes requests; see TableCommands. */
  get actingId(): PersonId | null {
    return this.commands.actingId
  }
  /** The server's time, in milliseconds. */
  time(): number {
    return this.protocol.time.now()
  }
  act(matchNumber: number, action: unknown): Promise<SendResult> {
    return this.protocol.act(matchNumber, action)
  }
  /** Who has gone on past how many open messages of this match, and which scenes play faster. */
  goneOnIn(matchNumber: number): GoneOn {
    const goneOn = this.feed.goneOn.value
    return goneOn.n === matchNumber ? goneOn : NOBODY_WENT_ON
  }
  /** This person has seen the first `heard` open messages and need not wait for their scenes. `all`: the host says so for everybody. */
  goOn(matchNumber: number, heard: number, all?: true): void {
    this.protocol.goOn(matchNumber, heard, all)
  }
  /** Sends a chat line; a refusal is shown as a toast. */
  async talk(text: string): Promise<boolean> {
    return showIfRefused(await this.protocol.talk(text))
  }
  async react(reaction: Reaction): Promise<boolean> {
    return showIfRefused(await this.protocol.react(reaction))
  }
  sendVoice(message: VoiceMessage | Uint8Array<ArrayBuffer>): void {
    this.protocol.sendVoice(message)
  }
  /** Takes back actions and chat lines that were never sent. */
  withdrawUnsent(): void {
    this.protocol.withdrawUnsent()
  }
  /** Tries to connect at once instead of at the next attempt. */
  reconnectNow(): void {
    this.protocol.reconnectNow()
  }
  /** Where this seat's private notes on a match are stored. */
  notes(matchNumber: number): NotesStorage {
    return this.commands.notes(matchNumber, this.person, () => this.received.value.messages.length)
  }
  /** Connects again: the server then closes the connection of another device that has opened the same seat since. */
  reclaimSeat(): void {
    this.protocol.close()
    this.protocol = this.connect()
  }
  close(): void {
    this.protocol.close()
    this.stopListening()
  }

  private readonly wake = () => {
    if (document.visibilityState === 'visible') this.protocol.reconnectNow()
  }
  private connect(): ProtocolClient {
    const { feed } = this
    const passedTokens = feed.localPeople.value.map(({ token }) => token)
    feed.reset()
    return new ProtocolClient({
      code: this.code,
      ...(this.person ? { token: this.person.token } : passedTokens.length > 0 && { with: passedTokens }),
      ...(this.connectAs === 'screen' && { screen: true }),
      connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${livePathOf(this.code)}`) as Socket,
      fetchPack: (hash) => api.pack(this.code, hash, this.person?.token ?? passedTokens[0]),
      monotonic: () => performance.now(),
      newId: () => randomHex(12),
      events: {
        state: (state, error) => {
          feed.setConnection(state, error)
          if (state !== 'open') this.entropySentFor = undefined
          this.addEntropy()
        },
        welcome: (_, version) => {
          feed.onWelcome(version)
          talkAt(this.code).markArrival(this.time())
        },
        house: (house) => {
          feed.house.value = house
          for (const { id, name } of house.people) if (this.commands.isLocal(id)) storePersonName(this.code, id, name)
          this.addEntropy()
        },
        feed: (matchNumber, from, messages, seat) => feed.append(matchNumber, from, messages, seat),
        head: (matchNumber, head) => this.person && rememberHead(this.code, matchNumber, this.person.you, head),
        goneOn: (goneOn) => {
          feed.goneOn.value = goneOn
        },
        said: (lines) => talkAt(this.code).addLines(lines),
        reacted: (by, reaction) => this.hidesReactions || talkAt(this.code).addReaction(by, reaction),
        voice: (message) => this.onVoice?.(message),
        seats: (accepted) => feed.retainPeople(accepted),
        unanswered: (count, unsent) => {
          feed.unanswered.value = count
          feed.unsent.value = unsent
        },
        nudged: (by, whom) => showNudge(feed.house.value, by, whom),
      },
    })
  }
  /** Sends this device's entropy as soon as the next match's commitment is published. The server keeps the first value. */
  private addEntropy(): void {
    const house = this.house.value
    if (!house || this.connection.value !== 'open') return
    const { n: matchNumber, commitment } = house.next
    if (this.entropySentFor === commitment) return
    const players = this.localPeople.value.filter(({ you }) => house.people.some((person) => person.id === you))
    if (players.length > 0) this.entropySentFor = commitment
    for (const { you } of players)
      this.protocol.addEntropy(matchNumber, ownEntropy(this.code, matchNumber, you, commitment), this.person ? undefined : you)
  }
}
