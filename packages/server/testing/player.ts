// A player in a test: the protocol's own client over a real socket, with everything it heard kept to be looked at.
import { randomUUID } from 'node:crypto'
import { type Choice, type Feed, foldFeed, type Game, type GameTypes, quickChance, randomBot, type View } from '@safehouse/engine'
import { games } from '@safehouse/games'
import {
  type ChatLine,
  type ConnectionState,
  type ErrorCode,
  type House,
  LIVE_PATH,
  type PersonId,
  ProtocolClient,
  type Reaction,
  type SendResult,
  type Socket,
} from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

export class Player {
  house: House | undefined
  state: ConnectionState = 'connecting'
  error: ErrorCode | undefined
  you: PersonId | null = null
  readonly nudgedBy: PersonId[] = []
  /** Who is here by this device, where people pass it. */
  seats: readonly PersonId[] = []
  readonly lines: ChatLine[] = []
  readonly reactions: { by: PersonId | null; reaction: Reaction }[] = []
  n = 0
  feed: { at: number; facts: readonly { kind: string }[] }[] = []
  readonly client: ProtocolClient
  private readonly waiting = new Set<() => void>()

  constructor(
    readonly origin: string,
    readonly code: string,
    /** Several: those who pass a device that nobody holds. */
    readonly token?: string | readonly string[],
    screen?: true,
  ) {
    this.client = new ProtocolClient({
      code,
      ...(typeof token === 'string' ? { token } : token && { with: token }),
      ...(screen && { screen }),
      connect: () => new WebSocket(origin.replace('http', 'ws') + LIVE_PATH) as unknown as Socket,
      monotonic: () => performance.now(),
      newId: () => randomUUID(),
      events: {
        state: (state, error) => this.now(() => Object.assign(this, { state, error })),
        welcome: (you) => this.now(() => Object.assign(this, { you })),
        house: (house) => this.now(() => Object.assign(this, { house })),
        seats: (seats) => this.now(() => Object.assign(this, { seats })),
        nudged: (by, whom) => this.now(() => this.nudgedBy.push(...(whom === undefined ? [by] : [by, whom]))),
        said: (lines) => this.now(() => this.lines.push(...lines)),
        reacted: (by, reaction) => this.now(() => this.reactions.push({ by, reaction })),
        feed: (n, from, messages) => this.now(() => this.hear(n, from, messages)),
      },
    })
    onTestFinished(() => this.client.close())
  }

  /** Waits until it holds; a test that waits in vain says for what. */
  until(holds: (player: this) => unknown, what = String(holds), patience = 10_000): Promise<void> {
    return new Promise((done, failed) => {
      const look = () => {
        if (!holds(this)) return
        clearTimeout(timer)
        this.waiting.delete(look)
        done()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(look)
        failed(new Error(`waited in vain: ${what}`))
      }, patience)
      this.waiting.add(look)
      look()
    })
  }
  get seat(): number {
    return this.house?.on?.seats.indexOf(this.you ?? '') ?? -1
  }
  get game(): Game<GameTypes> {
    return games[this.house?.on?.game ?? '']!.game
  }
  get view(): View<GameTypes> {
    const { on } = this.house!
    return foldFeed(this.game, { options: on!.options, seats: on!.seats.length }, this.feed as Feed<GameTypes>, this.seat)
  }
  get choices(): readonly Choice<GameTypes['action']>[] {
    return this.feed.length === 0 ? [] : this.game.choices(this.view)
  }
  act(action: unknown): Promise<SendResult> {
    return this.client.act(this.n, action)
  }
  /** Any permitted action, the same for the same view. */
  async actAtRandom(): Promise<SendResult> {
    const setup = { options: this.house!.on!.options, seats: this.house!.on!.seats.length }
    const seen = {
      game: this.game,
      setup,
      seat: this.seat,
      now: 0,
      botSecret: '',
      view: this.view,
      choices: this.choices,
      feed: () => this.feed as Feed<GameTypes>,
    }
    return this.act(randomBot(seen, quickChance(`${this.seat}/${this.feed.length}`))!.action)
  }
  /** Plays whenever it may, from when the game begins until it is over. */
  async playOut(): Promise<void> {
    await this.until(() => this.house?.on?.state === 'running' && this.house.on.n === this.n, 'the game')
    for (;;) {
      await this.until(() => this.choices.length > 0 || this.house?.on?.state !== 'running', 'a choice', 60_000)
      if (this.house?.on?.state !== 'running') return
      await this.actAtRandom()
    }
  }

  private hear(n: number, from: number, messages: readonly { at: number; facts: readonly { kind: string }[] }[]): void {
    if (n !== this.n || from === 0) {
      this.n = n
      this.feed = []
    }
    if (from !== this.feed.length) throw new Error(`a feed that goes on from ${from} after ${this.feed.length}`)
    this.feed.push(...messages)
  }
  private now(happened: () => void): void {
    happened()
    for (const look of [...this.waiting]) look()
  }
}
