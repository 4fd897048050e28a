// A player of the load: plays random moves through a real WebSocket, and keeps every text and every answer that it received until
// they have been compared with the log.
import { randomUUID } from 'node:crypto'
import { type Choice, type FeedMessage, foldFeed, type GameTypes, quickChance, randomBot } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { Api, type House, LIVE_PATH, type PersonId, ProtocolClient, type Socket } from '@safehouse/protocol'
import { WebSocket } from 'ws'

/** An action and the server's answer. */
export interface AnsweredAction {
  readonly matchNumber: number
  readonly id: string
  readonly outcome: 'stored' | 'refused' | 'failed'
}
/** How often a player looks whether it can act, where nothing else is said. */
const LOOK_INTERVAL_MS = 15
const REFUSED_PAUSE_MS = 200

export class LoadPlayer {
  house: House | undefined
  you: PersonId | null = null
  /** Every text that was received and not yet compared with the log. */
  receivedTexts: string[] = []
  answers: AnsweredAction[] = []
  /** How long each answer took, in milliseconds. */
  answerTimesMs: number[] = []
  readonly client: ProtocolClient
  private matchNumber = 0
  private feed: FeedMessage<GameTypes>[] = []
  private isActing = false
  /** Nothing could be done at the last look, and no message came since. */
  private hasNothingToDo = false
  private lastId = ''
  private readonly playTimer: ReturnType<typeof setInterval>

  constructor(
    readonly code: string,
    origin: () => string,
    /** Without a token it is a shared screen. */
    readonly token: string | undefined,
    private readonly onStored: () => void,
    lookIntervalMs = LOOK_INTERVAL_MS,
  ) {
    this.client = new ProtocolClient({
      code,
      ...(token === undefined ? { screen: true } : { token }),
      connect: () => this.connect(origin()),
      fetchPack: (hash) => new Api(origin()).pack(code, hash, token),
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
        feed: (matchNumber, from, messages) => this.receiveFeed(matchNumber, from, messages),
      },
    })
    this.playTimer = setInterval(() => void this.playOnce(), lookIntervalMs)
  }
  get seat(): number {
    return this.house?.on?.seats.indexOf(this.you ?? '') ?? -1
  }
  close(): void {
    clearInterval(this.playTimer)
    this.client.close()
  }

  private connect(origin: string): Socket {
    const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH)
    socket.on('message', (text) => this.receivedTexts.push(String(text)))
    return socket as unknown as Socket
  }
  private receiveFeed(matchNumber: number, from: number, messages: readonly FeedMessage<GameTypes>[]): void {
    if (matchNumber !== this.matchNumber) this.feed = []
    this.matchNumber = matchNumber
    this.hasNothingToDo = false
    this.feed.splice(from, Infinity, ...messages)
  }
  private async playOnce(): Promise<void> {
    const currentMatch = this.house?.on
    if (this.isActing || this.hasNothingToDo || this.seat < 0 || currentMatch?.state !== 'running') return
    if (currentMatch.n !== this.matchNumber || currentMatch.clock.pausedAt !== null) return
    const move = this.chooseMove()
    this.hasNothingToDo = !move
    if (!move) return
    this.isActing = true
    const { matchNumber } = this
    const sentAt = performance.now()
    const answering = this.client.act(matchNumber, move.action)
    const id = this.lastId
    const answer = await answering
    this.answerTimesMs.push(performance.now() - sentAt)
    this.answers.push({ matchNumber, id, outcome: answer.ok ? 'stored' : 'refusal' in answer ? 'refused' : 'failed' })
    if (answer.ok) this.onStored()
    else await new Promise((done) => setTimeout(done, REFUSED_PAUSE_MS))
    this.isActing = false
  }
  private chooseMove() {
    const { options, seats, game: id } = this.house!.on!
    const { game } = games[id]!
    const setup = { options, seats: seats.length }
    const { seat, feed } = this
    const view = foldFeed(game, setup, feed, seat)
    const choices = game.choices(view) as readonly Choice<GameTypes['action']>[]
    if (!choices.some(({ standing }) => !standing)) return undefined
    return randomBot({ game, setup, seat, now: 0, botSecret: '', view, choices, feed: () => feed }, quickChance(`${seat}/${feed.length}`))
  }
}
