// Somebody at a table under load: plays whatever may be played, through a real socket, and keeps everything that was heard and
// every answer that was given until it has been checked against the log.
import { randomUUID } from 'node:crypto'
import { type Choice, type Feed, foldFeed, type GameTypes, quickChance, randomBot } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { type House, livePath, type PersonId, ProtocolClient, type Socket } from '@safehouse/protocol'
import type { FeedMessage } from '@safehouse/protocol/messages'
import { WebSocket } from 'ws'

/** An action and what was said about it. */
export interface Answered {
  readonly n: number
  readonly id: string
  readonly as: 'stored' | 'refused' | 'failed'
}
const thinking = 15
const breath = 200

export class Guest {
  house: House | undefined
  you: PersonId | null = null
  /** Every text that came over its sockets and was not checked yet. */
  texts: string[] = []
  answers: Answered[] = []
  /** How long each answer took, in milliseconds. */
  waits: number[] = []
  readonly client: ProtocolClient
  private n = 0
  private feed: FeedMessage[] = []
  private acting = false
  /** There was nothing to do when it looked last, and it has heard nothing since. */
  private idle = false
  private lastId = ''
  private readonly looking: ReturnType<typeof setInterval>

  constructor(
    readonly code: string,
    origin: () => string,
    /** Nobody's seat without one. */
    readonly token: string | undefined,
    private readonly onStored: () => void,
  ) {
    this.client = new ProtocolClient({
      code,
      ...(token === undefined ? { screen: true } : { token }),
      connect: () => this.connect(origin()),
      monotonic: () => performance.now(),
      newId: () => {
        this.lastId = randomUUID()
        return this.lastId
      },
      events: {
        state: () => {},
        welcome: (you) => {
          this.you = you
        },
        house: (house) => {
          this.house = house
        },
        feed: (n, from, messages) => this.hear(n, from, messages),
      },
    })
    this.looking = setInterval(() => void this.match(), thinking)
  }
  get seat(): number {
    return this.house?.on?.seats.indexOf(this.you ?? '') ?? -1
  }
  close(): void {
    clearInterval(this.looking)
    this.client.close()
  }

  private connect(origin: string): Socket {
    const socket = new WebSocket(origin.replace('http', 'ws') + livePath)
    socket.on('message', (text) => this.texts.push(String(text)))
    return socket as unknown as Socket
  }
  private hear(n: number, from: number, messages: readonly FeedMessage[]): void {
    if (n !== this.n) this.feed = []
    this.n = n
    this.idle = false
    this.feed.splice(from, Infinity, ...messages)
  }
  private async match(): Promise<void> {
    const { on } = this.house ?? {}
    if (this.acting || this.idle || this.seat < 0 || on?.state !== 'running' || on.n !== this.n || on.clock.pausedAt !== null) return
    const move = this.move()
    this.idle = !move
    if (!move) return
    this.acting = true
    const { n } = this
    const asked = performance.now()
    const answering = this.client.act(n, move.action)
    const id = this.lastId
    const answer = await answering
    this.waits.push(performance.now() - asked)
    this.answers.push({ n, id, as: answer.ok ? 'stored' : 'refusal' in answer ? 'refused' : 'failed' })
    if (answer.ok) this.onStored()
    else await new Promise((done) => setTimeout(done, breath))
    this.acting = false
  }
  private move() {
    const { options, seats, game: id } = this.house!.on!
    const { game } = games[id]!
    const setup = { options, seats: seats.length }
    const { seat } = this
    const feed = this.feed as unknown as Feed<GameTypes>
    const view = foldFeed(game, setup, feed, seat)
    const choices = game.choices(view) as readonly Choice<GameTypes['action']>[]
    if (!choices.some(({ standing }) => !standing)) return undefined
    return randomBot({ game, setup, seat, now: 0, botSecret: '', view, choices, feed: () => feed }, quickChance(`${seat}/${feed.length}`))
  }
}
