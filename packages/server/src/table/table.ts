// A table in memory: the evening, its connections, and the stage where its game is played. It holds nothing that the store
// does not: it can be dropped at any moment and comes back the same.
import type { GameTypes, Outcome, Refusal, Seat } from '@safehouse/engine'
import type { FromServer, House, PersonId, SeatChoices } from '@safehouse/protocol'
import { ruledBy } from '../lobby/games.ts'
import { houseOf } from '../lobby/house.ts'
import { addEntropy, finish } from '../lobby/playing.ts'
import { gameId, guestOf, isRunning, problemWith, type Step, type TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { StoredTable } from '../store/store.ts'
import { Attendance } from './attendance.ts'
import { Audience } from './audience.ts'
import type { TableParts } from './parts.ts'
import { SerialQueue } from './serial-queue.ts'
import { Stage } from './stage.ts'
import { type Subscriber, Subscribers } from './subscribers.ts'
import { Talk, type Utterance } from './talk.ts'

const tryAgain = 1000

export class Table {
  version: number
  private lastUsed: number
  private current: TableDocument
  private saidHouse = ''
  /** Waits for its turn: whoever asks meanwhile is served by it too. */
  private catchingUp: Promise<void> | undefined
  private readonly viewers = new Subscribers()
  private readonly turns = new SerialQueue()
  private readonly stage: Stage
  private readonly attendance: Attendance
  private readonly talk: Talk
  private readonly audience: Audience

  constructor(
    readonly code: string,
    stored: StoredTable,
    private readonly parts: TableParts,
  ) {
    this.current = JSON.parse(stored.document) as TableDocument
    this.version = stored.version
    this.lastUsed = parts.clock.now()
    this.stage = new Stage(
      {
        code,
        viewers: this.viewers,
        evening: () => this.current,
        over: (n, outcome) => void this.finish(n, outcome).catch((problem) => this.finishLater(problem)),
      },
      parts,
    )
    this.attendance = new Attendance(
      {
        code,
        isEmpty: () => this.viewers.size === 0,
        evening: () => this.current,
        isConnected: (person) => this.viewers.has(person),
        change: (next) => void this.change((evening) => ({ evening: next(evening) })).catch(this.failed('attendance not stored')),
        seen: () => this.sayHouse(),
      },
      parts,
    )
    this.talk = new Talk(
      { viewers: this.viewers, doWatchersTalk: () => this.current.settings.watchersTalk, pass: (words) => parts.bus.sendMessage(code, words) },
      !parts.bus.isOnlyNode,
    )
    const looking = () => ({ watchers: this.viewers.spectators, screens: this.viewers.screens })
    this.audience = new Audience({ code, looking, changed: () => this.sayHouse() }, parts)
  }

  get evening(): TableDocument {
    return this.current
  }
  get house(): House {
    return houseOf(this.current, { isHere: (person) => this.isHere(person), ...this.audience.all })
  }
  isHere(person: PersonId): boolean {
    return this.attendance.isHere(person)
  }
  get connections(): number {
    return this.viewers.size
  }
  /** As far as it is known here. */
  get logLength(): number | undefined {
    return this.stage.length
  }
  get hasGameInMemory(): boolean {
    return !this.stage.isEmpty
  }

  /** The only way in which an evening changes: stored first, then said. On conflict the step is taken again from what is there. */
  change(stepOf: (evening: TableDocument) => Step): Promise<void> {
    this.lastUsed = this.parts.clock.now()
    return this.turns.run(async () => {
      for (;;) {
        const { evening, ...games } = stepOf(this.current)
        if (evening === this.current) return
        const save = { code: this.code, version: this.version, document: JSON.stringify(evening), ...games }
        if (await this.parts.store.saveTable(save).catch(() => this.notStored())) {
          this.become(evening, this.version + 1)
          this.parts.bus.announceChange(this.code)
          return
        }
        await this.reread()
      }
    })
  }
  /** What was played goes to the group's history, where the evening has one; a group that was deleted stays so. */
  async keepGames(): Promise<void> {
    const { group, played } = this.current
    if (group === undefined || (await this.parts.groups.add(group, this.code, played))) return
    await this.change(({ group: _, ...evening }) => ({ evening }))
  }
  /** Another node may have changed the evening or the log. */
  catchUp(): Promise<void> {
    this.catchingUp ??= this.turns.run(() => {
      this.catchingUp = undefined
      return this.reread()
    })
    return this.catchingUp
  }

  async act(person: PersonId, n: number, id: string, action: unknown): Promise<Refusal | undefined> {
    if (this.current.on?.n !== n && !this.parts.bus.isOnlyNode) await this.catchUp() // it may have begun at another node
    this.lastUsed = this.parts.clock.now()
    if (this.parts.pulse.isBehind) await this.parts.pulse.catchUp()
    const { game } = this.seatOf(person, n)
    return this.stage.act(() => this.seatOf(person, n).seat, id, this.checked(game, action))
  }
  /** Said to the people of the table, by one of them or, where the host lets them, by somebody who watches. */
  async hear(watcher: Subscriber, utterance: Utterance): Promise<void> {
    if (!this.talk.mayTalk(watcher)) throw new RequestError('notSeated')
    if (await this.stage.isSilent()) throw new RequestError('silence')
    this.talk.hear(watcher.person, utterance, this.parts.clock.now())
  }
  /** The same table at another node passes on what was said there, or asks or tells who is where. */
  overhear(words: string): void {
    this.talk.overhear(words)
    this.audience.overhear(words)
    this.attendance.overhear(words)
  }
  choices(person: PersonId, n: number): Promise<SeatChoices> {
    return this.stage.choices(() => this.seatOf(person, n).seat)
  }
  addEntropy(person: PersonId, n: number, value: string): Promise<void> {
    return this.change((evening) => ({ evening: addEntropy(evening, person, n, value) }))
  }
  /** A time has come, or might have. */
  async lookAtTime(): Promise<void> {
    await this.parts.pulse.catchUp()
    if (!isRunning(this.current)) return
    const { n, clock } = this.current.on
    if (clock.pausedAt === null) await this.stage.passTime()
    else await this.parts.store.setDueTime({ id: gameId(this.code, n), dueAt: null })
  }

  /** Whatever has happened since the watcher was let in: whoever has nothing more to do here hears why, and nothing else. */
  attach(watcher: Subscriber): void {
    const farewell = this.farewell(watcher)
    if (farewell) return watcher.dismiss(farewell)
    this.viewers.add(watcher)
    if (!this.sayHouse()) watcher.send(this.saidHouse)
    this.stage.welcome(watcher)
    this.talk.welcome(watcher)
    for (const { id } of watcher.present) {
      this.tellNudge(watcher, id, guestOf(this.current, id)?.awaySince)
      if (id === watcher.person) this.attendance.arrived(id)
      else this.attendance.passed(id)
    }
  }
  detach(watcher: Subscriber): void {
    this.lastUsed = this.parts.clock.now()
    if (!this.viewers.remove(watcher)) return
    if (watcher.present.length === 0) this.attendance.departed(null)
    for (const { id } of watcher.present) this.attendance.departed(id)
  }
  /** Lets go of the game if nothing was done for so long. True if nobody needs the table either. */
  rest(idleSince: number): boolean {
    if (this.lastUsed >= idleSince || !this.stage.isIdleSince(idleSince)) return false
    this.stage.clear()
    if (this.viewers.size > 0) return false
    this.leaveMemory()
    return true
  }
  leaveMemory(): void {
    this.stage.clear()
    this.attendance.stop()
    this.audience.stop()
  }

  private async finish(n: number, outcome: Outcome): Promise<void> {
    await this.change((evening) => finish(evening, n, outcome, this.parts.clock.now()))
    await this.keepGames()
  }
  /** The log has its end, and the evening must come to know it: nobody can act any more who would look again. */
  private finishLater(problem: unknown): void {
    this.failed('outcome not stored')(problem)
    this.parts.clock.after(tryAgain, () => this.stage.follow())
  }
  private become(evening: TableDocument, version: number): void {
    const before = this.current
    this.current = evening
    this.version = version
    for (const watcher of this.viewers.all()) {
      const farewell = this.farewell(watcher)
      if (farewell) this.viewers.dismiss(watcher, farewell)
      else for (const { id } of watcher.present) this.tellNudge(watcher, id, guestOf(before, id)?.nudge?.at ?? 0)
    }
    this.sayHouse()
    this.stage.follow()
    this.attendance.follow()
  }
  /** A knock after this time is news; to whoever was away, one from meanwhile is. */
  private tellNudge(watcher: Subscriber, id: PersonId, after: number | undefined): void {
    const nudge = guestOf(this.current, id)?.nudge
    if (!nudge || after === undefined || nudge.at <= after) return
    const holds = id === watcher.person
    if (!holds && this.viewers.isHeld(id)) return
    watcher.send(JSON.stringify({ t: 'nudged', by: nudge.by, ...(!holds && { whom: id }) } satisfies FromServer))
  }
  /** The last word to whoever has nothing more to do here. A passed device stays for those of its people who have. */
  private farewell(watcher: Subscriber): FromServer | undefined {
    const { present } = watcher
    if (present.length === 0) return this.current.settings.watching ? undefined : { t: 'error', code: 'watchingOff' }
    const problems = present.map((one) => problemWith(this.current, one))
    const still = present.filter((_, i) => problems[i] === undefined)
    if (still.length === 0) return { t: 'error', code: problems[0] ?? 'sentAway' }
    if (still.length < present.length) watcher.keep(still)
    return undefined
  }
  private async reread(): Promise<void> {
    const stored = await this.parts.store.table(this.code)
    if (!stored) throw new RequestError('unknownTable')
    await this.stage.catchUp() // what was told comes before the house that says it is over
    if (stored.version !== this.version) this.become(JSON.parse(stored.document) as TableDocument, stored.version)
  }
  private async notStored(): Promise<never> {
    await this.reread().catch(() => {})
    throw new RequestError('notStored')
  }
  /** To everyone, if it is new. */
  private sayHouse(): boolean {
    this.audience.follow()
    const text = JSON.stringify({ t: 'house', house: this.house } satisfies FromServer)
    if (text === this.saidHouse) return false
    this.saidHouse = text
    this.viewers.say(text)
    return true
  }
  private seatOf(person: PersonId, n: number): { game: string; seat: Seat } {
    const { on } = this.current
    if (on?.n !== n) throw new RequestError('noGameRunning')
    const seat = on.seats.indexOf(person)
    if (seat < 0 || guestOf(this.current, person)?.left) throw new RequestError('notSeated')
    return { game: on.game, seat }
  }
  private checked(game: string, action: unknown): GameTypes['action'] {
    try {
      return ruledBy(this.parts.games, game).schemas.action.parse(action)
    } catch {
      throw new RequestError('badRequest')
    }
  }
  private failed(what: string): (problem: unknown) => void {
    return (problem) => this.parts.log.error({ err: problem, table: this.code }, what)
  }
}
