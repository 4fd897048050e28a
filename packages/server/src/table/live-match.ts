// The current match of one table, in memory: its log and what follows from it, its bots, and what its subscribers are told.
// Every decision goes one way: propose, store, fold, tell. Nothing, this fold included, uses a decision before it is stored.
// If another node has made the log longer meanwhile, the match catches up and decides again.
import {
  applyProposal,
  deriveSeed,
  type Entry,
  firstDeadline,
  foldFacts,
  type GameTypes,
  liftEntries,
  type Match,
  type Outcome,
  type Proposal,
  proposeAction,
  proposeDueDeadlines,
  type Refusal,
  resumeMatch,
  type Seat,
  type Viewer,
  viewOfSeat,
} from '@safehouse/engine'
import type { MatchClock, SeatChoices } from '@safehouse/protocol'
import { BotSeats } from '../bots/bot-seats.ts'
import { findGame, type Games } from '../lobby/games.ts'
import type { MatchHeader } from '../lobby/match-lifecycle.ts'
import { findPerson, isClockRunning, isPlayedByBot, isRunning, matchId, type TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { StoredMatch } from '../store/store.ts'
import { countMessages, type MessageCounts, messageCountOf, noMessages } from './feed.ts'
import { gameTime, wallTime } from './game-time.ts'
import type { TableParts } from './parts.ts'
import { SerialQueue } from './serial-queue.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

/** What a match needs of its table. */
export interface MatchTable {
  readonly code: string
  readonly subscribers: Subscribers
  document(): TableDocument
  /** Called when the log has an outcome and the table document does not know it yet. */
  recordOutcome(matchNumber: number, outcome: Outcome): void
  /** Called after a failed write: nobody knows what the log holds now, so the match must be read from the store again. */
  reload(failed: LiveMatch): void
}

export class LiveMatch {
  readonly match: Match<GameTypes>
  readonly header: MatchHeader
  readonly id: string
  lastUsed: number
  /** It is the one that the table uses: bots and deadlines run here. */
  private isActive = false
  private hasFailedWrite = false
  private readonly queue = new SerialQueue()
  /** `<seat> <action id>` of every stored action: an action that is sent again is acknowledged again and not repeated. */
  private readonly storedActions = new Set<string>()
  private messageCounts: MessageCounts
  private readonly bots: BotSeats

  constructor(
    private readonly table: MatchTable,
    private readonly parts: TableParts,
    readonly matchNumber: number,
    stored: StoredMatch,
  ) {
    const { match, header } = readStoredMatch(parts.games, stored)
    this.match = match
    this.header = header
    this.id = matchId(table.code, matchNumber)
    this.lastUsed = parts.clock.now()
    this.messageCounts = noMessages(header.setup.seats)
    this.noteEntries(match.entries)
    this.bots = new BotSeats(this, {
      thinker: parts.thinker,
      clock: parts.clock,
      pace: () => table.document().settings.botPace,
      isBot: (seat) => this.isBot(seat),
      botFailed: (problem) => parts.log.warn({ err: problem, table: table.code, n: matchNumber }, 'bot failed'),
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
  /** Whether the rules forbid talking now. */
  get isTalkForbidden(): boolean {
    return this.match.game.silence?.(this.match.truth.common) ?? false
  }
  /** What a seat may do, computed from what it knows alone; `heard` says how much of its feed that is. */
  choices(seat: Seat): SeatChoices {
    const { game, truth } = this.match
    return { heard: this.messageCount(seat), choices: game.choices(viewOfSeat(truth, seat)) as unknown as SeatChoices['choices'] }
  }

  /** Starts bots and deadlines, and brings every subscriber's feed up to date. */
  activate(): void {
    this.isActive = true
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
  /** The table document has changed: seats may have changed hands, the match may be paused or ended. */
  followDocument(): void {
    this.table.subscribers.followSeatChanges((subscriber) => this.viewerOf(subscriber), this)
    this.update()
  }

  /** Resolves to nothing once the action is stored, now or earlier under the same id; to a refusal if the rules forbid it. */
  act(seat: Seat, actionId: string, action: GameTypes['action']): Promise<Refusal | undefined> {
    return this.queue.run(async () => {
      const isStored = () => this.storedActions.has(`${seat} ${actionId}`)
      if (isStored()) return undefined
      this.lastUsed = this.parts.clock.now()
      const proposal = await this.decide(() => (isStored() ? undefined : proposeAction(this.match, seat, action, this.now, actionId)))
      return proposal?.refusal
    })
  }
  /** Decides the deadlines that are due. If none is, corrects the store's reminder, which was early. */
  decideDueDeadlines(): Promise<void> {
    return this.queue.run(async () => {
      const proposal = await this.decide(() => proposeDueDeadlines(this.match, this.now))
      if (!proposal?.entries.length) await this.parts.store.setDueTime({ id: this.id, dueAt: this.wakeAfter(this.match.truth) })
    })
  }
  /** Reads what other nodes have added to the log. */
  async catchUp(): Promise<void> {
    await this.queue.run(() => this.readNewEntries())
  }

  private async decide(propose: () => Proposal<GameTypes> | undefined): Promise<Proposal<GameTypes> | undefined> {
    for (;;) {
      if (this.hasFailedWrite) throw new RequestError('notStored') // another instance is being read from the store in its place
      const { state } = this
      if (state !== 'running') throw new RequestError(state === 'paused' ? 'paused' : 'noGameRunning')
      const proposal = propose()
      if (!proposal || proposal.entries.length === 0) {
        // A refused action may answer a question that another node's entries have asked: read those, then decide again.
        if (proposal?.refusal && !this.parts.bus.isOnlyNode && (await this.readNewEntries())) continue
        return proposal
      }
      if (await this.store(proposal)) {
        this.take(proposal)
        this.parts.bus.announceChange(this.table.code)
        return proposal
      }
      if (!(await this.readNewEntries())) throw new RequestError('noGameRunning') // the log is as long as expected, so it was closed
    }
  }
  /** False if the log is not as long as expected, or closed. */
  private async store({ entries, truth }: Proposal<GameTypes>): Promise<boolean> {
    const append = {
      id: this.id,
      expectedLength: this.match.entries.length,
      entries: entries.map((entry) => JSON.stringify(entry)),
      dueAt: this.wakeAfter(truth),
    }
    try {
      return await this.parts.committer.append(append)
    } catch {
      this.hasFailedWrite = true
      if (this.isActive) this.table.reload(this)
      throw new RequestError('notStored')
    }
  }
  private async readNewEntries(): Promise<boolean> {
    const texts = await this.parts.store.entries(this.id, this.match.entries.length)
    if (texts.length === 0) return false
    const { game } = this.match
    const entries = liftEntries(game, this.header.rulesVersion, texts.map(parseEntry))
    const truth = entries.reduce((before, entry) => foldFacts(game, before, entry.told), this.match.truth)
    this.take({ entries, truth })
    return true
  }
  /** Folds and tells what is stored. */
  private take(proposal: Proposal<GameTypes>): void {
    const before = this.messageCounts
    applyProposal(this.match, proposal)
    this.noteEntries(proposal.entries)
    this.table.subscribers.tell(this.matchNumber, proposal.entries, before)
    this.update()
  }
  private noteEntries(entries: readonly Entry<GameTypes>[]): void {
    for (const { id, input } of entries) {
      if (id !== undefined && typeof input === 'object' && 'seat' in input) this.storedActions.add(`${input.seat} ${id}`)
    }
    this.messageCounts = countMessages(this.messageCounts, entries)
  }
  /** Sets the deadline alarm and the bots to the match's state, and reports an outcome that the table document lacks. */
  private update(): void {
    if (!this.isActive) return
    const isPlaying = this.state === 'running'
    this.parts.scheduler.set(this.table.code, isPlaying ? this.wakeAfter(this.match.truth) : null)
    this.bots.update(isPlaying)
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
  private isBot(seat: Seat): boolean {
    const document = this.table.document()
    return isPlayedByBot(findPerson(document, document.on?.seats[seat] ?? ''))
  }
  private viewerOf({ person }: Subscriber): Viewer {
    const seat = this.table.document().on?.seats.indexOf(person ?? '') ?? -1
    return seat < 0 ? 'spectator' : seat
  }
}

/** A match as it is stored, lifted to the current version of its game's rules. */
export function readStoredMatch(games: Games, stored: Pick<StoredMatch, 'header' | 'entries'>): { match: Match<GameTypes>; header: MatchHeader } {
  const header = JSON.parse(stored.header) as MatchHeader
  const { game } = findGame(games, header.game)
  const entries = liftEntries(game, header.rulesVersion, stored.entries.map(parseEntry))
  return { header, match: resumeMatch(game, header.setup, deriveSeed(header.secret, header.entropy), entries) }
}
const parseEntry = (text: string): Entry<GameTypes> => JSON.parse(text) as Entry<GameTypes>
