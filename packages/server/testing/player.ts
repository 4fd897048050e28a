// A player in a test: the protocol's own client over a real socket, keeping everything that it received.
import { randomUUID } from 'node:crypto'
import { type ChainHead, type Choice, type Feed, foldFeed, type Game, type GameTypes, quickChance, randomBot, type View } from '@safehouse/engine'
import { games } from '@safehouse/games'
import {
  Api,
  type ChatLine,
  type ConnectionState,
  type ErrorCode,
  type GoneOn,
  type House,
  LIVE_PATH,
  type PersonId,
  ProtocolClient,
  type Reaction,
  type SendResult,
  type Socket,
  setupOf,
} from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** It connects when it is made, and closes when the test is finished. */
export class Player {
  house: House | undefined
  state: ConnectionState = 'connecting'
  error: ErrorCode | undefined
  /** For whom it acts; null for a spectator. */
  you: PersonId | null = null
  /** Who nudged, in order. On a passed device each of them is followed by the person who was nudged. */
  readonly nudgedBy: PersonId[] = []
  /** Who is present through this device, if it is a passed one. */
  seats: readonly PersonId[] = []
  readonly lines: ChatLine[] = []
  /** Who has gone on past which scenes. */
  goneOn: GoneOn | undefined
  readonly reactions: { by: PersonId | null; reaction: Reaction }[] = []
  matchNumber = 0
  /** The last head of the match's hash chain. */
  head: ChainHead | undefined
  /** All messages of the match so far. */
  feed: { at: number; facts: readonly { kind: string }[] }[] = []
  readonly client: ProtocolClient
  private readonly waitingChecks = new Set<() => void>()

  constructor(
    readonly origin: string,
    readonly code: string,
    /** Several tokens: a passed device that nobody holds. */
    readonly token?: string | readonly string[],
    /** A shared screen. */
    screen?: true,
  ) {
    this.client = new ProtocolClient({
      code,
      ...(typeof token === 'string' ? { token } : token && { with: token }),
      ...(screen && { screen }),
      connect: () => new WebSocket(origin.replace('http', 'ws') + LIVE_PATH) as unknown as Socket,
      fetchPack: (hash) => new Api(origin).pack(code, hash, typeof token === 'string' ? token : token?.[0]),
      monotonic: () => performance.now(),
      newId: () => randomUUID(),
      events: {
        state: (state, error) => this.update(() => Object.assign(this, { state, error })),
        welcome: (you) => this.update(() => Object.assign(this, { you })),
        house: (house) => this.update(() => Object.assign(this, { house })),
        seats: (seats) => this.update(() => Object.assign(this, { seats })),
        nudged: (by, whom) => this.update(() => this.nudgedBy.push(...(whom === undefined ? [by] : [by, whom]))),
        head: (_, head) => this.update(() => Object.assign(this, { head })),
        goneOn: (goneOn) => this.update(() => Object.assign(this, { goneOn })),
        said: (lines) => this.update(() => this.lines.push(...lines)),
        reacted: (by, reaction) => this.update(() => this.reactions.push({ by, reaction })),
        feed: (matchNumber, from, messages) => this.update(() => this.addMessages(matchNumber, from, messages)),
      },
    })
    onTestFinished(() => this.client.close())
  }

  static openScreen(origin: string, code: string): Player {
    return new Player(origin, code, undefined, true)
  }
  /** The kinds of all facts that were heard in this match. */
  get factKinds(): string[] {
    return this.feed.flatMap(({ facts }) => facts.map(({ kind }) => kind))
  }
  /** Waits until the condition holds; after the timeout the test fails and says what it waited for. */
  until(condition: (player: this) => unknown, description = String(condition), timeoutMs = 30_000): Promise<void> {
    return new Promise((done, failed) => {
      const check = () => {
        if (!condition(this)) return
        clearTimeout(timer)
        this.waitingChecks.delete(check)
        done()
      }
      const timer = setTimeout(() => {
        this.waitingChecks.delete(check)
        failed(new Error(`timed out waiting for: ${description}`))
      }, timeoutMs)
      this.waitingChecks.add(check)
      check()
    })
  }
  /** Its seat in the current match; -1 without one. */
  get seat(): number {
    return this.house?.on?.seats.indexOf(this.you ?? '') ?? -1
  }
  get game(): Game<GameTypes> {
    return games[this.house?.on?.game ?? '']!.game
  }
  get view(): View<GameTypes> {
    const { on: currentMatch } = this.house!
    return foldFeed(this.game, setupOf(currentMatch!), this.feed as Feed<GameTypes>, this.seat)
  }
  get choices(): readonly Choice<GameTypes['action']>[] {
    return this.feed.length === 0 ? [] : this.game.choices(this.view)
  }
  act(action: unknown): Promise<SendResult> {
    return this.client.act(this.matchNumber, action)
  }
  /** A random permitted action, always the same for the same view. */
  async actAtRandom(): Promise<SendResult> {
    const setup = setupOf(this.house!.on!)
    const input = {
      game: this.game,
      setup,
      seat: this.seat,
      now: 0,
      botSecret: '',
      view: this.view,
      choices: this.choices,
      feed: () => this.feed as Feed<GameTypes>,
    }
    return this.act(randomBot(input, quickChance(`${this.seat}/${this.feed.length}`))!.action)
  }
  /** Makes random moves whenever it may, from the beginning of the match until it is over. */
  async playOut(): Promise<void> {
    await this.until(() => this.house?.on?.state === 'running' && this.house.on.n === this.matchNumber, 'the match')
    for (;;) {
      await this.until(() => this.choices.length > 0 || this.house?.on?.state !== 'running', 'a choice', 60_000)
      if (this.house?.on?.state !== 'running') return
      await this.actAtRandom()
    }
  }

  private addMessages(matchNumber: number, from: number, messages: readonly { at: number; facts: readonly { kind: string }[] }[]): void {
    if (matchNumber !== this.matchNumber || from === 0) {
      this.matchNumber = matchNumber
      this.feed = []
    }
    if (from !== this.feed.length) throw new Error(`a feed that goes on from ${from} after ${this.feed.length}`)
    this.feed.push(...messages)
  }
  private update(change: () => void): void {
    change()
    for (const check of [...this.waitingChecks]) check()
  }
}
