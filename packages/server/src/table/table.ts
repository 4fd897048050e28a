// A table in memory: its document, its subscribers and its current match. It holds nothing that the store does not have, except
// connections and talk: it can be unloaded at any moment and is read again when somebody needs it.
import type { Outcome, Refusal, Seat } from '@safehouse/engine'
import type { FromClient, FromServer, House, PersonId, SeatChoices, SeatView } from '@safehouse/protocol'
import { findGame, readAction } from '../lobby/games.ts'
import { houseOf } from '../lobby/house.ts'
import { addEntropy, finishMatch } from '../lobby/match-lifecycle.ts'
import { pushOf, withoutPush } from '../lobby/push-subscriptions.ts'
import {
  type DocumentChange,
  findPerson,
  isClockRunning,
  isRunning,
  matchId,
  readDocument,
  seatInMatch,
  type TableDocument,
  tokenProblem,
} from '../lobby/table-document.ts'
import { logProblem } from '../log.ts'
import { TurnAlerts } from '../push/turn-alerts.ts'
import { RequestError } from '../request-error.ts'
import { answerAtNextStep } from '../stepped-answer.ts'
import type { StoredTable } from '../store/store.ts'
import { readEntriesMessage } from './entries-message.ts'
import { GoingOn } from './going-on.ts'
import { HouseSender } from './house-messages.ts'
import type { LiveMatch } from './live-match.ts'
import { MatchSlot, type SlotTable, STORE_RETRY_MS } from './match-slot.ts'
import type { TableParts } from './parts.ts'
import { checkWasStored } from './past-actions.ts'
import { Presence } from './presence.ts'
import { SerialQueue } from './serial-queue.ts'
import { SpectatorCounter } from './spectator-counter.ts'
import { type Subscriber, Subscribers } from './subscribers.ts'
import { Talk, type Utterance } from './talk.ts'
import { Voice } from './voice.ts'

/** How many times faster scenes are at a table with quick bots. */
const QUICK_SCENE_SPEED = 4

export class Table {
  version: number
  private lastUsed: number
  private current: TableDocument
  /** Somebody has just left and may only be reloading the page. */
  private awaitsReturn = false
  /** A catch-up that has not begun yet; calls that come meanwhile share it. */
  private pendingCatchUp: Promise<void> | undefined
  private readonly subscribers: Subscribers
  private readonly houseSender: HouseSender
  private readonly queue = new SerialQueue()
  private readonly presence: Presence
  private readonly talk: Talk
  readonly voice: Voice
  private readonly spectators: SpectatorCounter
  private readonly goingOn: GoingOn
  private readonly slot: MatchSlot
  private readonly turnAlerts: TurnAlerts

  constructor(
    readonly code: string,
    stored: StoredTable,
    private readonly parts: TableParts,
  ) {
    this.current = readDocument(stored)
    this.version = stored.version
    this.lastUsed = parts.clock.now()
    this.subscribers = new Subscribers(parts.feedPages)
    this.houseSender = new HouseSender(this.subscribers)
    this.slot = this.makeSlot()
    const sendToNodes = (text: string) => parts.bus.sendMessage(code, text)
    this.presence = new Presence(
      {
        code,
        subscribers: this.subscribers,
        document: () => this.current,
        change: (next) => void this.change((document) => ({ document: next(document) })).catch(this.logError('presence not stored')),
        presenceChanged: () => this.followPresence(),
      },
      parts,
    )
    const maySpectatorsTalk = () => this.current.settings.watchersTalk
    this.talk = new Talk({ subscribers: this.subscribers, maySpectatorsTalk, sendToNodes }, !parts.bus.isOnlyNode)
    this.voice = new Voice(
      {
        subscribers: this.subscribers,
        isAllowed: () => this.current.settings.voice !== false,
        isPresent: (person) => this.isPresent(person),
        mayJoin: (id) => {
          const person = findPerson(this.current, id)
          return person?.kind === 'person' && !person.left
        },
        isClosed: () => this.isVoiceClosed,
        membersChanged: () => this.sendHouse(),
        markUsed: () => {
          this.lastUsed = parts.clock.now()
        },
        sendToNodes,
      },
      parts,
    )
    this.goingOn = new GoingOn({ subscribers: this.subscribers, sendToNodes, onChange: () => this.slot.live?.retimeBots() })
    this.turnAlerts = new TurnAlerts(parts.clock, (person) => void this.callDevice(person).catch(this.logError('device not called')))
    this.spectators = new SpectatorCounter({ code, subscribers: this.subscribers, countChanged: () => this.sendHouse() }, parts)
  }

  get document(): TableDocument {
    return this.current
  }
  get house(): House {
    const { sceneSpeed, awaitedPeople } = this
    const { members: voice, returns: voiceReturns } = this.voice
    const house: House = {
      ...houseOf(this.current, { isPresent: (person) => this.isPresent(person), ...this.spectators.total }),
      ...(sceneSpeed !== 1 && { sceneSpeed }),
      ...(voice && { voice }),
      ...(voiceReturns && { voiceReturns }),
      ...(awaitedPeople.length > 0 && { waitsFor: awaitedPeople }),
    }
    return house.on && house.on.n === this.slot.unreadableMatch ? { ...house, on: { ...house.on, unreadable: true } } : house
  }
  private get awaitedPeople(): readonly PersonId[] {
    const { on } = this.current
    const seats = this.slot.live?.awaitedSeats ?? []
    return seats.map((seat) => on?.seats[seat]).filter((id) => id !== undefined)
  }
  isPresent(person: PersonId): boolean {
    return this.presence.isPresent(person)
  }
  get connections(): number {
    return this.subscribers.size
  }
  get logLength(): number | undefined {
    return this.slot.logLength
  }
  get hasMatchInMemory(): boolean {
    return !this.slot.isEmpty
  }

  /** A change that somebody asked for. During a match it is sent at a step: how long it took must not show what else was stored. */
  changeOnRequest(changeOf: (document: TableDocument) => DocumentChange): Promise<void> {
    return this.change(changeOf, (saving) => (isRunning(this.current) ? answerAtNextStep(saving) : saving))
  }
  /**
   * Changes the table document; nothing else does. It is stored first, then sent. After a conflict the change is made again, from what is
   * stored.
   */
  change(
    changeOf: (document: TableDocument) => DocumentChange,
    paced: (saving: Promise<boolean>) => Promise<boolean> = (saving) => saving,
  ): Promise<void> {
    this.lastUsed = this.parts.clock.now()
    return this.queue.run(async () => {
      for (;;) {
        const { document, ...matches } = changeOf(this.current)
        if (document === this.current) return
        const save = { code: this.code, version: this.version, document: JSON.stringify(document), ...matches }
        if (await paced(this.parts.store.saveTable(save)).catch(() => this.rereadAndThrow())) {
          this.adopt(document, this.version + 1)
          this.parts.bus.announceChange(this.code)
          return
        }
        await this.reread()
      }
    })
  }
  /** Reads what other nodes have changed in the document or added to the log. */
  catchUp(): Promise<void> {
    this.pendingCatchUp ??= this.queue.run(() => {
      this.pendingCatchUp = undefined
      return this.reread()
    })
    return this.pendingCatchUp
  }
  /** Adds the results of this table to its group's history, if it has one. A group that was deleted is not made again. */
  async keepResultsInGroup(): Promise<void> {
    const { group, played } = this.current
    if (group === undefined || (await this.parts.groups.add(group, this.current, played))) return
    await this.change(({ group: _, ...document }) => ({ document }))
  }

  /** Stores an action of the current match, or finds it stored; resolves to a refusal if the rules forbid it. */
  async act(person: PersonId, matchNumber: number, actionId: string, action: unknown): Promise<Refusal | undefined> {
    if (this.current.on?.n !== matchNumber && !this.parts.bus.isOnlyNode) await this.catchUp() // it may have begun at another node
    this.lastUsed = this.parts.clock.now()
    if (matchNumber < (this.current.on?.n ?? 0)) return this.acknowledgeAgain(person, matchNumber, actionId, action)
    if (this.parts.outages.isBehind) await this.parts.outages.catchUp()
    const live = this.slot.live ?? (await this.slot.awaitLoaded())
    const seat = seatInMatch(this.current, matchNumber, person)
    return await live.act(seat, actionId, readAction(findGame(this.parts.games, live.header.game), action))
  }
  async choices(person: PersonId, matchNumber: number): Promise<SeatChoices> {
    const { live, seat } = await this.enterMatch(person, matchNumber)
    return live.choices(seat)
  }
  async view(person: PersonId, matchNumber: number): Promise<SeatView> {
    const { live, seat } = await this.enterMatch(person, matchNumber)
    return live.view(seat)
  }
  addEntropy(person: PersonId, matchNumber: number, value: string): Promise<void> {
    return this.change((document) => ({ document: addEntropy(document, person, matchNumber, value) }))
  }
  /** The person wants to go on from what the match has just shown. */
  async goOn(person: PersonId, wish: Extract<FromClient, { t: 'goOn' }>): Promise<void> {
    if (!isRunning(this.current) && this.current.on?.state !== 'over') return
    if (this.current.on?.n === wish.n) this.goingOn.goOn(await this.slot.awaitLoaded(), person, wish, person === this.current.host)
  }
  /** Talk from a person at the table or, where the host allows it, from a spectator. */
  async say(subscriber: Subscriber, utterance: Utterance): Promise<void> {
    if (!this.talk.mayTalk(subscriber)) throw new RequestError('notSeated')
    if (isRunning(this.current) && (await this.slot.awaitLoaded()).isTalkForbidden) throw new RequestError('silence')
    this.talk.say(subscriber.person, utterance, this.parts.clock.now())
  }
  /** Whether nobody may talk now. A match that is on its way into memory counts as silent: its rules are not known yet. */
  private get isVoiceClosed(): boolean {
    if (this.current.settings.voice === false) return true
    if (!isRunning(this.current)) return false
    this.slot.load()
    return this.slot.live?.isTalkForbidden ?? true
  }
  /** A message about this table from another node. Each part reads its own kinds of messages and ignores the others. */
  receive(text: string): void {
    this.talk.receive(text)
    this.voice.receive(text)
    this.goingOn.receive(text)
    this.spectators.receive(text)
    this.presence.receive(text)
  }
  /** Entries that another node has stored. They are read from the store if some before them are missing, or were lost on the way. */
  async receiveEntries(text: string): Promise<void> {
    const { matchNumber, from, texts } = readEntriesMessage(text)
    const live = this.slot.live
    if (live?.matchNumber !== matchNumber || !live.takeStored(from, texts)) await this.catchUp()
  }
  /** Called when a deadline may be due. */
  async decideDueDeadlines(): Promise<void> {
    await this.parts.outages.catchUp()
    if (!isRunning(this.current)) return
    const { n: matchNumber } = this.current.on
    if (isClockRunning(this.current)) await (await this.slot.awaitLoaded()).decideDueDeadlines()
    else await this.parts.store.setDueTime({ id: matchId(this.current, matchNumber), dueAt: null })
  }

  /** Adds a subscriber, or dismisses it if the table has changed since its token was checked. */
  attach(subscriber: Subscriber): void {
    const dismissal = this.dismissalOf(subscriber)
    if (dismissal) return subscriber.dismiss(dismissal)
    this.lastUsed = this.parts.clock.now() // a long feed is sent in pages, and the match must not be unloaded before the last one
    this.subscribers.add(subscriber)
    this.sendHouse(subscriber)
    if (this.slot.live) {
      this.slot.live.resumeFeed(subscriber)
      this.slot.live.followWatchers()
    } else this.slot.load()
    this.talk.sendHistory(subscriber)
    this.goingOn.sendTo(subscriber, this.current.on?.n)
    for (const { id } of subscriber.present) {
      this.sendNudge(subscriber, id, findPerson(this.current, id)?.awaySince)
      if (id === subscriber.person) this.presence.noteArrival(id)
      else this.presence.noteConnected(id)
    }
  }
  detach(subscriber: Subscriber): void {
    this.lastUsed = this.parts.clock.now()
    this.voice.disconnect(subscriber)
    if (!this.subscribers.remove(subscriber)) return
    this.awaitsReturn = true
    if (subscriber.present.length === 0) this.presence.noteDeparture(null)
    for (const { id } of subscriber.present) this.presence.noteDeparture(id)
  }
  /** Whether anybody at this node sees what happens. Bots wait while nobody does; where several nodes have the match, each asks itself. */
  private get isWatched(): boolean {
    return this.subscribers.size > 0 || this.awaitsReturn
  }
  /** The grace period after somebody's departure is over. */
  private followPresence(): void {
    this.awaitsReturn = false
    this.slot.live?.followWatchers()
    this.slot.live?.retimeBots()
    this.sendHouse()
  }
  /** Unloads the match if nothing was done since that time. True if the table itself was unloaded too, because nobody is connected. */
  unloadIfIdle(idleSince: number): boolean {
    if (this.lastUsed >= idleSince || (this.slot.live?.lastUsed ?? 0) >= idleSince) return false
    this.slot.unload()
    if (this.subscribers.size > 0) return false
    this.unload()
    return true
  }
  unload(): void {
    this.slot.unload()
    this.presence.stop()
    this.spectators.stop()
  }

  private get sceneSpeed(): number {
    return this.parts.sceneSpeed * (this.current.settings.botPace === 'quick' ? QUICK_SCENE_SPEED : 1)
  }
  /** For an action of an earlier match. It is looked up in the store, so it is answered at a step. */
  private async acknowledgeAgain(person: PersonId, matchNumber: number, actionId: string, action: unknown): Promise<undefined> {
    const seat = this.current.played.find(({ n }) => n === matchNumber)?.seats.indexOf(person)
    const match = matchId(this.current, matchNumber)
    await answerAtNextStep(checkWasStored(this.parts.store, { match, seat, actionId, action }))
  }
  /**
   * The current match and the person's seat in it. The seat is looked up after the match is loaded: it may have changed hands meanwhile.
   */
  private async enterMatch(person: PersonId, matchNumber: number): Promise<{ live: LiveMatch; seat: Seat }> {
    const live = await this.slot.awaitLoaded()
    return { live, seat: seatInMatch(this.current, matchNumber, person) }
  }
  private makeSlot(): MatchSlot {
    const table: SlotTable = {
      code: this.code,
      subscribers: this.subscribers,
      document: () => this.current,
      isWatched: () => this.isWatched,
      isPresent: (person) => this.isPresent(person),
      goneOn: (matchNumber) => this.goingOn.goneOnIn(matchNumber),
      sceneSpeed: () => this.sceneSpeed,
      awaitedChanged: () => {
        this.followTurns()
        // Pages see in their feed whom the match waits for; what expires with time is looked at now and then.
        if (this.subscribers.haveProgram || this.voice.expectsReturns) this.sendHouse()
      },
      recordOutcome: (matchNumber, outcome) => void this.finishMatch(matchNumber, outcome),
      readabilityChanged: () => this.sendHouse(),
      matchUnloaded: () => {
        this.turnAlerts.follow([])
        this.subscribers.stopFollowing()
      },
    }
    return new MatchSlot(table, this.parts)
  }
  /** Writes the outcome into the document. After a failure it must try again by itself: no action will come any more that would. */
  private async finishMatch(matchNumber: number, outcome: Outcome): Promise<void> {
    try {
      await this.change((document) => finishMatch(document, matchNumber, outcome, this.parts.clock.now()))
      await this.keepResultsInGroup()
    } catch (problem) {
      this.logError('outcome not stored')(problem)
      this.parts.clock.after(STORE_RETRY_MS, () => this.followDocument())
    }
  }

  /** Replaces the document by a stored one, and lets everything that depends on it follow. */
  private adopt(document: TableDocument, version: number): void {
    const before = this.current
    this.current = document
    this.version = version
    for (const subscriber of this.subscribers.all()) {
      const dismissal = this.dismissalOf(subscriber)
      if (dismissal) this.subscribers.dismiss(subscriber, dismissal)
      else for (const { id } of subscriber.present) this.sendNudge(subscriber, id, findPerson(before, id)?.nudge?.at ?? 0)
    }
    this.voice.followDocument()
    this.sendHouse()
    this.followDocument()
    this.presence.followDocument()
  }
  /** Loads the match that is current now, or tells the one in memory that the document has changed. */
  private followDocument(): void {
    this.slot.load()
    this.slot.live?.followDocument()
    if (this.slot.live) this.followTurns() // the seat that is awaited may have changed hands, or its person wants to be told now
  }
  private async reread(): Promise<void> {
    const stored = await this.parts.store.table(this.code)
    if (!stored) throw new RequestError('unknownTable')
    // The log first: viewers must hear a match's last facts before a house document that says it is over.
    if (this.slot.live) await this.slot.live.catchUp()
    else if (this.subscribers.size > 0 && isRunning(this.current)) await this.slot.load()
    if (stored.version !== this.version) this.adopt(readDocument(stored), stored.version)
  }
  private async rereadAndThrow(): Promise<never> {
    await this.reread().catch(() => {})
    throw new RequestError('notStored')
  }
  /** Sends a nudge that is newer than this time. `after` is undefined for somebody who was not away and has heard it already. */
  private sendNudge(subscriber: Subscriber, id: PersonId, after: number | undefined): void {
    const nudge = findPerson(this.current, id)?.nudge
    if (!nudge || after === undefined || nudge.at <= after) return
    const isOwn = id === subscriber.person
    if (!isOwn && this.subscribers.hasOwnFeed(id)) return
    subscriber.send(JSON.stringify({ t: 'nudged', by: nudge.by, ...(!isOwn && { whom: id }) } satisfies FromServer))
  }
  /** Why this subscriber may not stay, if so. A passed device stays as long as one of its people may. */
  private dismissalOf(subscriber: Subscriber): FromServer | undefined {
    const { present } = subscriber
    if (present.length === 0) return this.current.settings.watching ? undefined : { t: 'error', code: 'watchingOff' }
    const problems = present.map((person) => tokenProblem(this.current, person))
    const remaining = present.filter((_, i) => problems[i] === undefined)
    if (remaining.length === 0) return { t: 'error', code: problems[0] ?? 'sentAway' }
    if (remaining.length < present.length) subscriber.setPresent(remaining)
    return undefined
  }
  /** Sends the house document to everyone if it has changed, and to a newcomer in any case. */
  private sendHouse(newcomer?: Subscriber): void {
    this.spectators.recount()
    this.houseSender.send(this.house, newcomer)
  }
  /** Alerts are for those alone who want them: a timer for every turn of everybody would cost more than the turn's alert. */
  private followTurns(): void {
    if (this.parts.push) this.turnAlerts.follow(this.awaitedPeople.filter((person) => pushOf(this.current, person)))
  }
  /** Tells the person's device that it is their turn, if they want that. */
  private async callDevice(person: PersonId): Promise<void> {
    const subscription = this.parts.push && pushOf(this.current, person)
    if (!subscription || (await this.parts.push.tellTurn(this.code, subscription))) return
    await this.change((document) => ({ document: withoutPush(document, person, subscription.endpoint) }))
  }
  private logError(what: string): (problem: unknown) => void {
    return (problem) => logProblem(this.parts.log, problem, what, { table: this.code })
  }
}
