// A table in memory: the evening, its connections, and the game that is on. It holds nothing that the store does not:
// it can be dropped at any moment and comes back the same.
import type { Kinds, Refusal, Viewer } from '@safehouse/engine'
import type { FromServer, House, PersonId } from '@safehouse/protocol'
import { BotSeats } from '../bots/bot-seats.ts'
import { Denied } from '../denied.ts'
import { type Evening, gameId, guestOf, isBotPlayed, isRunning, type Step } from '../lobby/evening.ts'
import { ruledBy } from '../lobby/games.ts'
import { houseOf } from '../lobby/house.ts'
import { addEntropy, finish } from '../lobby/playing.ts'
import type { StoredTable } from '../store/store.ts'
import { LiveGame } from './live-game.ts'
import type { TableParts } from './parts.ts'
import { Turns } from './turns.ts'
import { Viewers, type Watcher } from './viewers.ts'

/** A reload or a dead spot in the network is no absence. */
const graceBeforeAway = 3000

export class Table {
  lastUsed: number
  private evening: Evening
  private version: number
  private readonly viewers = new Viewers()
  private readonly turns = new Turns()
  private live: { readonly n: number; readonly game: Promise<LiveGame>; loaded?: { game: LiveGame; bots: BotSeats } } | undefined
  private saidHouse = ''

  constructor(
    readonly code: string,
    stored: StoredTable,
    private readonly parts: TableParts,
  ) {
    this.evening = JSON.parse(stored.document) as Evening
    this.version = stored.version
    this.lastUsed = parts.clock.now()
    if (isRunning(this.evening)) this.load()
  }

  get house(): House {
    const { viewers } = this
    return houseOf(this.evening, { isHere: (person) => viewers.has(person), watchers: viewers.strangers })
  }
  get state(): Evening {
    return this.evening
  }
  get connections(): number {
    return this.viewers.size
  }

  /** The only way in which an evening changes: stored first, then said. On conflict the step is taken again from what is there. */
  change(stepOf: (evening: Evening) => Step): Promise<void> {
    this.lastUsed = this.parts.clock.now()
    return this.turns.take(async () => {
      for (;;) {
        const { evening, ...games } = stepOf(this.evening)
        if (evening === this.evening) return
        const save = { code: this.code, version: this.version, document: JSON.stringify(evening), ...games }
        if (await this.parts.store.saveTable(save).catch(() => this.notStored())) {
          this.become(evening, this.version + 1)
          this.parts.bus.grown(this.code)
          return
        }
        await this.reread()
      }
    })
  }

  async act(person: PersonId, n: number, id: string, action: unknown): Promise<Refusal | undefined> {
    const { on } = this.evening
    if (!on || on.n !== n) throw new Denied('noGameRunning')
    const seat = on.seats.indexOf(person)
    if (seat < 0) throw new Denied('notSeated')
    const checked = this.checkedAction(on.game, action)
    this.lastUsed = this.parts.clock.now()
    await this.parts.pulse.caughtUp()
    const { game } = await this.loaded()
    try {
      return await game.act(seat, id, checked)
    } finally {
      if (game.broken) this.unload()
    }
  }
  addEntropy(person: PersonId, n: number, value: string): Promise<void> {
    return this.change((evening) => ({ evening: addEntropy(evening, person, n, value) }))
  }
  /** A time has come, or might have. */
  async lookAtTime(): Promise<void> {
    await this.parts.pulse.caughtUp()
    const { on } = this.evening
    if (!on || !isRunning(this.evening)) return
    if (on.clock.pausedAt !== null) return this.parts.store.remind({ id: gameId(this.code, on.n), wakeAt: null })
    const { game } = await this.loaded()
    await game.passTime().finally(() => game.broken && this.unload())
  }
  /** Another node may have changed the evening or the log. */
  async catchUp(): Promise<void> {
    await this.turns.take(() => this.reread())
    await this.live?.loaded?.game.catchUp()
  }
  get length(): number | undefined {
    return this.live?.loaded?.game.play.entries.length
  }
  get storedVersion(): number {
    return this.version
  }

  attach(watcher: Watcher): void {
    this.viewers.add(watcher)
    watcher.send(JSON.stringify({ t: 'house', house: this.house } satisfies FromServer))
    this.sayHouse()
    if (this.live?.loaded) this.viewers.resume(watcher, this.viewerOf(watcher), this.live.loaded.game)
    else if (this.evening.on) this.load()
  }
  detach(watcher: Watcher): void {
    this.lastUsed = this.parts.clock.now()
    if (this.viewers.remove(watcher)) this.parts.clock.after(graceBeforeAway, () => this.sayHouse())
  }
  /** Lets go of the game if nothing was done in it for so long; it comes back from the store when somebody needs it. */
  rest(idleSince: number): void {
    const game = this.live?.loaded?.game
    if (game && game.lastUsed < idleSince && this.lastUsed < idleSince) this.unload()
  }
  close(): void {
    this.unload()
    for (const watcher of this.viewers.all()) this.viewers.dismiss(watcher, { t: 'error', code: 'unknownTable' })
  }
  /** The server goes: connections are cut, and their clients come back elsewhere or later. */
  release(): void {
    this.unload()
  }

  private become(evening: Evening, version: number): void {
    this.evening = evening
    this.version = version
    for (const watcher of this.viewers.all()) if (!this.mayStay(watcher)) this.viewers.dismiss(watcher, { t: 'elsewhere' })
    this.sayHouse()
    if (evening.on && evening.on.n !== this.live?.n) {
      this.unload()
      this.load()
    }
    this.followTime()
  }
  private mayStay({ person, epoch }: Watcher): boolean {
    if (person === null) return this.evening.settings.watching
    return guestOf(this.evening, person)?.epoch === epoch
  }
  private async reread(): Promise<void> {
    const stored = await this.parts.store.table(this.code)
    if (!stored) throw new Denied('unknownTable')
    if (stored.version !== this.version) this.become(JSON.parse(stored.document) as Evening, stored.version)
  }
  private async notStored(): Promise<never> {
    await this.reread().catch(() => {})
    throw new Denied('notStored')
  }
  private sayHouse(): void {
    const text = JSON.stringify({ t: 'house', house: this.house } satisfies FromServer)
    if (text === this.saidHouse) return
    this.saidHouse = text
    this.viewers.say(text)
  }

  private checkedAction(game: string, action: unknown): Kinds['action'] {
    try {
      return ruledBy(this.parts.games, game).schemas.action.parse(action)
    } catch {
      throw new Denied('badRequest')
    }
  }
  private viewerOf({ person }: Watcher): Viewer {
    const seat = person === null ? -1 : (this.evening.on?.seats.indexOf(person) ?? -1)
    return seat < 0 ? 'table' : seat
  }

  private async loaded(): Promise<{ game: LiveGame }> {
    const live = this.load()
    if (!live) throw new Denied('noGameRunning')
    return { game: await live.game }
  }
  private load(): Table['live'] {
    const { on } = this.evening
    if (!on || this.live?.n === on.n) return this.live
    const live: NonNullable<Table['live']> = { n: on.n, game: this.read(on.n) }
    this.live = live
    live.game.then(
      (game) => {
        if (this.live === live) this.begin(live, game)
      },
      (problem: unknown) => {
        this.parts.log.error({ err: problem, table: this.code, n: on.n }, 'game not loaded')
        if (this.live === live) this.live = undefined
      },
    )
    return live
  }
  private async read(n: number): Promise<LiveGame> {
    const id = gameId(this.code, n)
    const stored = await this.parts.store.game(id)
    if (!stored) throw new Error('no such game in the store')
    const { store, committer, clock, games } = this.parts
    const live = new LiveGame(
      {
        id,
        n,
        store,
        committer,
        clock,
        gameClock: () => (this.evening.on?.n === n ? this.evening.on.clock : { offset: 0, pausedAt: 0 }),
        told: (entries, before) => {
          this.viewers.tell(n, entries, before)
          this.parts.bus.grown(this.code)
          this.afterTold(live)
        },
      },
      games,
      stored,
    )
    return live
  }
  private begin(live: NonNullable<Table['live']>, game: LiveGame): void {
    const bots = new BotSeats(game, {
      thinker: this.parts.thinker,
      clock: this.parts.clock,
      pace: () => this.evening.settings.botPace,
      isBot: (seat) => isBotPlayed(guestOf(this.evening, this.evening.on?.seats[seat] ?? '')),
      failed: (problem) => this.parts.log.warn({ err: problem, table: this.code, n: live.n }, 'bot failed'),
    })
    live.loaded = { game, bots }
    for (const watcher of this.viewers.all()) this.viewers.resume(watcher, this.viewerOf(watcher), game)
    this.afterTold(game)
  }
  private unload(): void {
    this.live?.loaded?.bots.stop()
    this.live = undefined
    this.viewers.forgetFeeds()
  }
  private afterTold(game: LiveGame): void {
    const { outcome } = game
    if (outcome && isRunning(this.evening))
      this.change((evening) => ({ evening: finish(evening, game.n, outcome) })).catch((problem: unknown) =>
        this.parts.log.error({ err: problem, table: this.code }, 'outcome not stored'),
      )
    this.followTime()
  }
  /** Alarm and bots as the game and the evening now want them. */
  private followTime(): void {
    const loaded = this.live?.loaded
    if (!loaded) return
    const playing = isRunning(this.evening) && this.evening.on.clock.pausedAt === null && !loaded.game.outcome && !loaded.game.closed
    this.parts.scheduler.set(this.code, playing ? loaded.game.wakeAt : null)
    loaded.bots.update(playing)
  }
}
