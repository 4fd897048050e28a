// The current match of one table, in memory: its log and what follows from it, its bots, and what its subscribers are told.
// Every decision goes one way: propose, store, fold, tell. No code, not even this object, uses a decision before it is stored.
// If another node has made the log longer meanwhile, the match catches up and decides again.
// The write queue is for actions that the seat's own view permits. A refusal must never wait in it: it would wait for other seats'
// secret actions, and so tell of them.
import {
  applyProposal,
  type Entry,
  firstDeadline,
  foldFacts,
  type GameTypes,
  HashChain,
  type Match,
  messageOf,
  type Outcome,
  type Proposal,
  permits,
  proposeAction,
  proposeDueDeadlines,
  type Refusal,
  recordHeader,
  SceneSchedule,
  type Seat,
  sceneMs,
  stagedAt,
  type Viewer,
  viewOfSeat,
} from '@safehouse/engine'
import type { GoneOn, MatchClock, PersonId, SeatChoices, SeatView } from '@safehouse/protocol'
import { BotSeats } from '../bots/bot-seats.ts'
import { companyAt, personOn } from '../lobby/company.ts'
import type { MatchHeader } from '../lobby/match-lifecycle.ts'
import { botLevelOf, isClockRunning, isPlayedByBot, isRunning, matchId, type TableDocument } from '../lobby/table-document.ts'
import { logProblem } from '../log.ts'
import { RequestError } from '../request-error.ts'
import type { StoredMatch } from '../store/store.ts'
import { entriesMessage } from './entries-message.ts'
import { countMessages, hasOpenFact, type MessageCounts, messageCountOf, noMessages, type OpenHead } from './feed.ts'
import { gameTime, wallTime } from './game-time.ts'
import { waitAtResultUntil } from './going-on.ts'
import { hmacOfNode } from './keyed-hash.ts'
import type { TableParts } from './parts.ts'
import { isSameAction } from './past-actions.ts'
import { choicesFrame, viewFrame, viewOf } from './seat-state.ts'
import { SerialQueue } from './serial-queue.ts'
import { readStoredEntries, readStoredMatch } from './stored-match.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

/** How long a bot waits after people have seen a scene, and how much longer at most. */
const AFTER_SCENE_MS = 600
const MORE_AFTER_SCENE_MS = 700

/** What a match needs of its table. */
export interface MatchTable {
  readonly code: string
  readonly subscribers: Subscribers
  document(): TableDocument
  /** Whether anybody would see what bots do. */
  isWatched(): boolean
  isPresent(person: PersonId): boolean
  goneOn(matchNumber: number): GoneOn
  /** How many times faster than usual scenes are shown. */
  sceneSpeed(): number
  /** Called when the match waits for other seats than before, as everybody may know. */
  awaitedChanged(): void
  /** Called when the log has an outcome and the table document does not know it yet. */
  recordOutcome(matchNumber: number, outcome: Outcome): void
  /** Called after a failed write: nobody knows what the log holds now, so the match must be read from the store again. */
  reload(): void
}

export class LiveMatch {
  readonly match: Match<GameTypes>
  readonly header: MatchHeader
  readonly id: string
  lastUsed: number
  /** It is the one that the table uses: bots and deadlines run here. */
  private isActive = false
  private hasFailedWrite = false
  /** Decisions on their way into the store. */
  private readonly queue = new SerialQueue()
  private readonly seatQueues: readonly SerialQueue[]
  /** By seat, every stored action by its id: an action that is sent again is acknowledged again and not repeated. */
  private readonly storedActions: readonly Map<string, GameTypes['action']>[]
  private messageCounts: MessageCounts
  private readonly chain: HashChain
  /** The state for which choices were last sent to everybody: a pause takes all choices away. */
  private pushedState: LiveMatch['state'] | undefined
  /** The head of the hash chain after the last entry with an open fact; heads of entries after it may not leave the server yet. */
  head: OpenHead | undefined
  private lastAwaited = ''
  /** Which seats bots play, by the table document of that moment: every decision asks. */
  private botsIn: { readonly document: TableDocument; readonly seats: readonly boolean[] } | undefined
  private readonly bots: BotSeats
  /** The scenes that people are shown, for bots that wait until they have seen them. */
  private readonly schedule: SceneSchedule<GameTypes>

  constructor(
    private readonly table: MatchTable,
    private readonly parts: TableParts,
    readonly matchNumber: number,
    stored: StoredMatch,
  ) {
    const { match, header } = readStoredMatch(parts.games, stored)
    this.match = match
    this.header = header
    this.id = matchId(table.document(), matchNumber)
    this.lastUsed = parts.clock.now()
    this.messageCounts = noMessages(header.setup.seats)
    this.storedActions = Array.from({ length: header.setup.seats }, () => new Map())
    this.seatQueues = Array.from({ length: header.setup.seats }, () => new SerialQueue())
    this.chain = new HashChain(header.secret, recordHeader(match, header.secret, header.entropy), hmacOfNode)
    this.schedule = new SceneSchedule<GameTypes>(match.game, header.setup)
    this.noteEntries(match.entries, this.textsAsTold(stored.entries))
    this.bots = new BotSeats(this, {
      thinker: parts.thinker,
      clock: parts.clock,
      pace: () => table.document().settings.botPace,
      isBot: (seat) => this.isBot(seat),
      level: (seat) => botLevelOf(table.document(), personOn(table.document(), seat)),
      company: () => companyAt(table.document()),
      freeAt: (seat) => this.botFreeAt(seat),
      botFailed: (problem) => logProblem(parts.log, problem, 'bot failed', { table: table.code, n: matchNumber }),
    })
  }

  /** Whether decisions are made now. 'stopped': it is over, was ended, or is not the table's current match any more. */
  get state(): 'running' | 'paused' | 'stopped' {
    const document = this.table.document()
    if (!isRunning(document) || document.on.n !== this.matchNumber || this.outcome) return 'stopped'
    return isClockRunning(document) ? 'running' : 'paused'
  }
  get outcome(): Outcome | undefined {
    return this.match.game.outcome(this.match.truth.common)
  }
  /** The current game time. */
  get now(): number {
    return gameTime(this.clock, this.parts.clock.now())
  }
  /** How many messages the viewer's feed has. */
  messageCount(viewer: Viewer): number {
    return messageCountOf(this.messageCounts, viewer)
  }
  /** The seats whose decision everybody knows the match waits for. */
  get awaitedSeats(): readonly Seat[] {
    return this.state === 'running' ? (this.match.game.awaits?.(this.match.truth.common) ?? []) : []
  }
  /** Whether the rules forbid talking now. */
  get isTalkForbidden(): boolean {
    return this.match.game.silence?.(this.match.truth.common) ?? false
  }
  /** What a seat may do, computed from what it knows alone; `heard` says how much of its feed that is. Nothing while the match is paused or over. */
  choices(seat: Seat): SeatChoices {
    const { game, truth } = this.match
    const choices = this.state === 'running' ? (game.choices(viewOfSeat(truth, seat)) as unknown as SeatChoices['choices']) : []
    return { heard: this.messageCount(seat), choices }
  }
  view(viewer: Viewer): SeatView {
    return viewOf(this.match.truth, viewer, this.messageCount(viewer))
  }
  /** Sends a subscriber its view and its seat's choices, if it asked for them. */
  pushState(subscriber: Subscriber, viewer: Viewer): void {
    const { choices, view } = subscriber.pushes ?? {}
    if (view) subscriber.send(viewFrame(this.matchNumber, this.view(viewer)))
    if (choices && viewer !== 'spectator') subscriber.send(choicesFrame(this.matchNumber, this.choices(viewer)))
  }

  /** How many messages with open facts there are. */
  get openCount(): number {
    return this.schedule.openMessages
  }
  /** Who is asked whether to go on: the people who play, are present and still in. */
  get peopleAsked(): readonly PersonId[] {
    const document = this.table.document()
    const { game } = this.match
    return (document.on?.seats ?? []).filter((id, seat) => !this.isBot(seat) && this.table.isPresent(id) && !game.isOut?.(this.schedule.latest, seat))
  }
  /** Game time since which the result of a round has been shown and a bot is to start the next one. */
  get resultShownSince(): number | undefined {
    const last = this.schedule.scenes.at(-1)
    const awaited = last?.scene.awaits
    if (!last || awaited === undefined || last.openMessage !== this.openCount - 1 || !this.isBot(awaited)) return undefined
    return this.stagedUntil
  }
  /** The people went on, or others are present: bots may act earlier. */
  retimeBots(): void {
    this.bots.retime()
  }
  /** Starts bots and deadlines, and brings every subscriber's feed up to date. */
  activate(): void {
    this.isActive = true
    this.pushedState = this.state
    for (const subscriber of this.table.subscribers.all()) this.resumeFeed(subscriber)
    this.update()
  }
  deactivate(): void {
    this.isActive = false
    this.bots.stop()
  }
  resumeFeed(subscriber: Subscriber): void {
    this.table.subscribers.resume(subscriber, this.viewerOf(subscriber), this)
  }
  /** Somebody has come to watch, or nobody is left: bots go on or wait. */
  followWatchers(): void {
    if (this.isActive) this.bots.update(this.state === 'running' && this.table.isWatched())
  }
  /** The table document has changed: seats may have changed hands, the match may be paused or ended. */
  followDocument(): void {
    this.table.subscribers.followSeatChanges((subscriber) => this.viewerOf(subscriber), this)
    const { state } = this
    if (state !== this.pushedState) this.table.subscribers.forEachFollowing((subscriber, viewer) => this.pushState(subscriber, viewer))
    this.pushedState = state
    this.update()
  }

  /**
   * Resolves to nothing once the action is stored, now or earlier under the same id; to a refusal if the rules forbid it. Actions of
   * one seat are answered in the order they came, so that a refusal knows what the seat did just before.
   */
  act(seat: Seat, actionId: string, action: GameTypes['action']): Promise<Refusal | undefined> {
    let searchedLength = -1
    /** Searches the log for the action, and again only if the log has grown meanwhile. */
    const isStored = () => {
      if (searchedLength === this.match.entries.length) return false
      searchedLength = this.match.entries.length
      return this.isStored(seat, actionId, action)
    }
    return this.seatQueues[seat]!.run(async () => {
      if (isStored()) return undefined
      this.lastUsed = this.parts.clock.now()
      let refusal = this.refusalFromView(seat, action)
      if (refusal && !this.parts.bus.isOnlyNode) {
        // Another node's entries may have asked the question that this action answers. They are read once, whatever they say.
        await this.readNewEntries()
        if (isStored()) return undefined // at another node
        refusal = this.refusalFromView(seat, action)
      }
      if (refusal) return refusal
      const permittedIn = this.match.truth
      const propose = () => (isStored() ? undefined : proposeAction(this.match, seat, action, this.now, actionId, permittedIn))
      const proposal = await this.queue.run(() => this.decide(propose))
      return proposal?.refusal
    })
  }
  /** Whether the seat's action is in the log under this id. Throws if another action of the seat is. */
  private isStored(seat: Seat, actionId: string, action: GameTypes['action']): boolean {
    const stored = this.storedActions[seat]!.get(actionId)
    if (stored && !isSameAction(stored, action)) throw new RequestError('idUsed')
    return stored !== undefined
  }
  /** Decides the deadlines that are due. If none is, sets the stored due time again, which was too early. */
  decideDueDeadlines(): Promise<void> {
    return this.queue.run(async () => {
      const proposal = await this.decide(() => proposeDueDeadlines(this.match, this.now))
      if (!proposal?.entries.length) await this.parts.store.setDueTime({ id: this.id, dueAt: this.wakeAfter(this.match.truth) })
    })
  }
  /** Reads what other nodes have added to the log. Not in the write queue: requests wait for this that must not wait for secret actions. */
  async catchUp(): Promise<void> {
    await this.readNewEntries()
  }

  /**
   * Why the seat may not do this, from what it has been told so far; nothing if it may. Neither what it says nor how long it takes
   * depends on entries that are being stored: the seat has not heard them, so it cannot be answering a question that they ask.
   */
  private refusalFromView(seat: Seat, action: GameTypes['action']): Refusal | undefined {
    this.checkIsRunning()
    const { game, truth } = this.match
    const view = viewOfSeat(truth, seat)
    return permits(game.choices(view), action) ? undefined : game.refusal(view, action)
  }
  private checkIsRunning(): void {
    if (this.hasFailedWrite) throw new RequestError('notStored') // another instance is being read from the store in its place
    const { state } = this
    if (state !== 'running') throw new RequestError(state === 'paused' ? 'paused' : 'noGameRunning')
  }
  private async decide(propose: () => Proposal<GameTypes> | undefined): Promise<Proposal<GameTypes> | undefined> {
    for (;;) {
      this.checkIsRunning()
      const proposal = propose()
      if (!proposal || proposal.entries.length === 0) return proposal
      const expectedLength = this.match.entries.length
      // While entries are stored, a catch-up may read them, or those of another node, and take them first.
      const isTakenAlready = () => this.match.entries.length > expectedLength
      const texts = proposal.entries.map((entry) => JSON.stringify(entry))
      if (await this.store(texts, proposal.truth)) {
        if (!isTakenAlready()) this.take(proposal, texts)
        if (!this.parts.bus.isOnlyNode) this.parts.bus.announceEntries(this.table.code, entriesMessage(this.matchNumber, expectedLength, texts))
        return proposal
      }
      if (!isTakenAlready() && !(await this.readNewEntries())) throw new RequestError('noGameRunning') // the store refused although the log has the expected length: the match was ended
    }
  }
  /** False if the log is not as long as expected, or closed. */
  private async store(entries: readonly string[], truth: Match<GameTypes>['truth']): Promise<boolean> {
    const append = { id: this.id, expectedLength: this.match.entries.length, entries, dueAt: this.wakeAfter(truth) }
    try {
      return await this.parts.committer.append(append)
    } catch {
      this.hasFailedWrite = true
      if (this.isActive) this.table.reload()
      throw new RequestError('notStored')
    }
  }
  /** False if there is nothing new in the log. */
  private async readNewEntries(): Promise<boolean> {
    const from = this.match.entries.length
    this.takeStored(from, await this.parts.store.entries(this.id, from))
    return this.match.entries.length > from
  }
  /** Takes those of another node's entries that this node does not have yet. False if some are missing before them. */
  takeStored(from: number, texts: readonly string[]): boolean {
    const known = this.match.entries.length - from
    if (known < 0) return false
    if (this.hasFailedWrite || known >= texts.length) return true
    const { game } = this.match
    const unknown = texts.slice(known)
    const entries = readStoredEntries(game, this.header, unknown)
    const truth = entries.reduce((before, entry) => foldFacts(game, before, entry.told), this.match.truth)
    this.take({ entries, truth }, this.textsAsTold(unknown))
    return true
  }
  /** The entries' texts, unless the entries were lifted to newer rules and are not what is stored. */
  private textsAsTold(texts: readonly string[]): readonly string[] {
    return this.header.rulesVersion === this.match.game.rulesVersion ? texts : []
  }
  /** Folds and tells what is stored. `texts`: its entries as JSON, where they are known. */
  private take(proposal: Proposal<GameTypes>, texts: readonly string[]): void {
    const before = this.messageCounts
    applyProposal(this.match, proposal)
    this.noteEntries(proposal.entries, texts)
    this.table.subscribers.tell(this.matchNumber, proposal.entries, before, this.head, (subscriber, viewer) => this.pushState(subscriber, viewer))
    this.update()
  }
  /** Notes entries that the match's truth has already taken in. */
  private noteEntries(entries: readonly Entry<GameTypes>[], texts: readonly string[]): void {
    for (const [i, entry] of entries.entries()) {
      const { id, input } = entry
      if (id !== undefined && typeof input === 'object' && 'seat' in input) this.storedActions[input.seat]!.set(id, input.action)
      const link = this.chain.add(entry, texts[i])
      if (hasOpenFact(entry)) this.head = { entry, link }
    }
    this.messageCounts = countMessages(this.messageCounts, entries)
    for (const entry of entries) {
      const message = messageOf(entry, 'spectator')
      if (message) this.schedule.add(message, entries.length === 1 ? this.match.truth.common : undefined)
    }
  }
  /** Sets the deadline alarm and the bots to the match's state, and reports an outcome that the table document lacks. */
  private update(): void {
    if (!this.isActive) return
    const isPlaying = this.state === 'running'
    this.parts.scheduler.set(this.table.code, isPlaying ? this.wakeAfter(this.match.truth) : null)
    this.bots.update(isPlaying && this.table.isWatched())
    const awaited = this.awaitedSeats.join()
    if (awaited !== this.lastAwaited) this.table.awaitedChanged()
    this.lastAwaited = awaited
    if (isPlaying) return // there is no outcome
    const { outcome } = this
    if (outcome && isRunning(this.table.document())) this.table.recordOutcome(this.matchNumber, outcome)
  }
  /** When, by the wall clock, a deadline will change something next. */
  private wakeAfter(truth: Match<GameTypes>['truth']): number | null {
    const { game } = this.match
    return game.outcome(truth.common) ? null : wallTime(this.clock, firstDeadline(game, truth)?.at)
  }
  private get clock(): MatchClock {
    return this.table.document().on?.clock ?? { offset: 0, pausedAt: null }
  }
  /** Game time until which scenes hide what happened. */
  private get stagedUntil(): number {
    const held = this.schedule.scenes.filter(({ scene }) => scene.holds && sceneMs(scene) > 0)
    const pace = { speed: this.table.sceneSpeed(), hurried: this.table.goneOn(this.matchNumber).hurried }
    return stagedAt(held, this.now, pace).endsAt ?? Number.NEGATIVE_INFINITY
  }
  /** Wall time from which a bot may act; Infinity while it waits until the people have gone on. */
  private botFreeAt(seat: Seat): number {
    const { resultShownSince } = this
    const { people } = this.table.goneOn(this.matchNumber)
    if (resultShownSince !== undefined && this.peopleAsked.some((id) => (people[id] ?? 0) < this.openCount)) {
      const deadline = firstDeadline(this.match.game, this.match.truth)?.at
      const waitMs = this.schedule.scenes.at(-1)?.scene.awaitsMs
      return wallTime(this.clock, waitAtResultUntil(resultShownSince, deadline, waitMs)) ?? Number.POSITIVE_INFINITY
    }
    // Bots that were waiting for the same scene do not act at the same moment. The pause follows from what everybody knows.
    const pauseMs = AFTER_SCENE_MS + ((seat * 337 + this.openCount * 131) % MORE_AFTER_SCENE_MS)
    return wallTime(this.clock, this.stagedUntil + pauseMs / this.table.sceneSpeed()) ?? Number.NEGATIVE_INFINITY
  }
  private isBot(seat: Seat): boolean {
    const document = this.table.document()
    if (this.botsIn?.document !== document) {
      const seats = (document.on?.seats ?? []).map((_, each) => isPlayedByBot(personOn(document, each)))
      this.botsIn = { document, seats }
    }
    return this.botsIn.seats[seat] ?? false
  }
  private viewerOf({ person }: Subscriber): Viewer {
    const seat = this.table.document().on?.seats.indexOf(person ?? '') ?? -1
    return seat < 0 ? 'spectator' : seat
  }
}
