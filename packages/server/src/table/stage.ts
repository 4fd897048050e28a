// Where a table's game is played: it brings the game that is on into memory when somebody needs it, lets bots and time
// play along, tells the viewers, and lets go of it again. It keeps nothing that the store does not have.
import { type GameTypes, type Outcome, type Refusal, type Seat, type Viewer, viewOfSeat } from '@safehouse/engine'
import type { SeatChoices } from '@safehouse/protocol'
import { BotSeats } from '../bots/bot-seats.ts'
import { gameId, guestOf, isBotPlayed, isRunning, type TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import { LiveMatch } from './live-match.ts'
import type { TableParts } from './parts.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

/** After the store could not be read while somebody waits to see the game. */
const tryAgain = 1000

/** What a stage needs of its table. */
export interface StageTable {
  readonly code: string
  readonly viewers: Subscribers
  evening(): TableDocument
  over(n: number, outcome: Outcome): void
}
interface Performance {
  readonly n: number
  readonly loading: Promise<LiveMatch>
  game?: LiveMatch
  bots?: BotSeats
}

export class Stage {
  private on: Performance | undefined
  /** How long the log was when the game left memory. */
  private leftAt: number | undefined

  constructor(
    private readonly table: StageTable,
    private readonly parts: TableParts,
  ) {}

  /** Of the log, as far as it is known here. */
  get length(): number | undefined {
    return this.on?.game?.match.entries.length ?? this.leftAt
  }
  get isEmpty(): boolean {
    return this.on === undefined
  }
  isIdleSince(time: number): boolean {
    return (this.on?.game?.lastUsed ?? 0) < time
  }

  /** Whose seat it is, is asked when the game is here: it may have changed hands while the game was read. */
  async act(seatNow: () => Seat, id: string, action: GameTypes['action']): Promise<Refusal | undefined> {
    const game = await this.present()
    return game.act(seatNow(), id, action)
  }
  /** What a seat may do, from what it knows alone; `heard` says how much that is. */
  async choices(seatNow: () => Seat): Promise<SeatChoices> {
    const game = await this.present()
    const { match } = game
    const seat = seatNow()
    return { heard: game.heard(seat), choices: match.game.choices(viewOfSeat(match.truth, seat)) as unknown as SeatChoices['choices'] }
  }
  /** The rules of the game that is on forbid talking now. */
  async isSilent(): Promise<boolean> {
    if (!isRunning(this.table.evening())) return false
    const { match } = await this.present()
    return match.game.silence?.(match.truth.common) ?? false
  }
  async passTime(): Promise<void> {
    const game = await this.present()
    await game.passTime()
  }
  /** A game that has left memory comes back for those who look on: it has gone on at another node. */
  async catchUp(): Promise<void> {
    if (this.on?.game) await this.on.game.catchUp()
    else if (this.table.viewers.size > 0 && isRunning(this.table.evening())) await this.begin()?.loading
  }

  /** Brings a new watcher up to date, at once or as soon as the game is here. */
  welcome(watcher: Subscriber): void {
    const game = this.on?.game
    if (game) this.table.viewers.resume(watcher, this.viewerOf(watcher), game)
    else this.begin()
  }
  /** The evening has changed: another game may be on, the clock may stand, a seat may be a bot's. */
  follow(): void {
    const { on } = this.table.evening()
    if (on && on.n !== this.on?.n) {
      this.clear()
      this.begin()
    }
    if (this.on?.game) this.table.viewers.reseat((watcher) => this.viewerOf(watcher), this.on.game)
    this.goAlong()
  }
  clear(): void {
    this.leftAt = this.length
    this.on?.bots?.stop()
    this.on = undefined
    this.table.viewers.stopFollowing()
  }

  private async present(): Promise<LiveMatch> {
    if (this.on?.game && this.on.n === this.table.evening().on?.n) return this.on.game
    const performance = this.begin()
    if (!performance) throw new RequestError('noGameRunning')
    return performance.loading.catch(() => {
      throw new RequestError('notStored')
    })
  }
  private begin(): Performance | undefined {
    const { on } = this.table.evening()
    if (!on || this.on?.n === on.n) return this.on
    this.leftAt = undefined
    const performance: Performance = { n: on.n, loading: this.read(on.n) }
    this.on = performance
    performance.loading.then(
      (game) => this.on === performance && this.raiseCurtain(performance, game),
      (problem: unknown) => {
        this.parts.log.error({ err: problem, table: this.table.code, n: on.n }, 'game not loaded')
        if (this.on !== performance) return
        this.on = undefined
        this.parts.clock.after(tryAgain, () => this.table.viewers.size > 0 && this.begin())
      },
    )
    return performance
  }
  private async read(n: number): Promise<LiveMatch> {
    const { store, committer, clock, games, bus } = this.parts
    const { code, viewers } = this.table
    const id = gameId(code, n)
    const stored = await store.match(id)
    if (!stored) throw new Error('no such game in the store')
    const game: LiveMatch = new LiveMatch(
      {
        id,
        store,
        committer,
        clock,
        isShared: !bus.isOnlyNode,
        evening: () => this.table.evening().on,
        told: (entries, before, here) => {
          viewers.tell(n, entries, before)
          if (here) bus.announceChange(code)
          if (this.on?.game === game) this.goAlong()
        },
        broke: () => this.readAnew(game),
      },
      n,
      games,
      stored,
    )
    return game
  }
  private raiseCurtain(performance: Performance, game: LiveMatch): void {
    performance.game = game
    performance.bots = new BotSeats(game, {
      thinker: this.parts.thinker,
      clock: this.parts.clock,
      pace: () => this.table.evening().settings.botPace,
      isBot: (seat) => isBotPlayed(this.guestAt(seat)),
      failed: (problem) => this.parts.log.warn({ err: problem, table: this.table.code, n: performance.n }, 'bot failed'),
    })
    for (const watcher of this.table.viewers.all()) this.table.viewers.resume(watcher, this.viewerOf(watcher), game)
    this.goAlong()
  }
  /** Alarm, bots and outcome, as the game and the evening now have them. */
  private goAlong(): void {
    const { game, bots } = this.on ?? {}
    if (!game || !bots) return
    const evening = this.table.evening()
    const { outcome } = game
    const playing = isRunning(evening) && evening.on.n === game.n && evening.on.clock.pausedAt === null && !outcome
    this.parts.scheduler.set(this.table.code, playing ? game.wakeAt : null)
    bots.update(playing)
    if (outcome && isRunning(evening)) this.table.over(game.n, outcome)
  }
  /** After a failed write nobody knows what the log holds: it is read anew, and viewers hear what they missed. */
  private readAnew(game: LiveMatch): void {
    if (this.on?.game !== game) return
    this.clear()
    if (this.table.viewers.size > 0) this.begin()
  }
  private guestAt(seat: Seat) {
    const evening = this.table.evening()
    return guestOf(evening, evening.on?.seats[seat] ?? '')
  }
  private viewerOf({ person }: Subscriber): Viewer {
    const seat = this.table.evening().on?.seats.indexOf(person ?? '') ?? -1
    return seat < 0 ? 'spectator' : seat
  }
}
