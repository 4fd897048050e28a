// A game in memory: one log, one writer. Decide, store, fold, tell: nobody, this fold included, hears of a decision before
// it is on the disk. If the log has grown elsewhere, catch up and decide again.
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
} from '@safehouse/engine'
import type { CurrentMatch, MatchClock } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { type Games, ruledBy } from '../lobby/games.ts'
import type { Header } from '../lobby/playing.ts'
import { RequestError } from '../request-error.ts'
import type { Committer } from '../store/committer.ts'
import type { MatchId, Store, StoredMatch } from '../store/store.ts'
import { countOn, type HeardCounts, heardBy, nothingHeard } from './feed.ts'
import { gameTime, wallTime } from './game-time.ts'
import { SerialQueue } from './serial-queue.ts'

export interface LiveMatchParts {
  readonly id: MatchId
  readonly store: Store
  readonly committer: Committer
  readonly clock: Clock
  /** Other nodes may add to the log. */
  readonly isShared: boolean
  /** What the evening says of its game: it may be paused, ended, or another one. */
  evening(): CurrentMatch | null
  /** New entries are stored and folded. `before`: how many messages each viewer had until then. `here`: decided by this node. */
  told(entries: readonly Entry<GameTypes>[], before: HeardCounts, here: boolean): void
  /** Not known whether the last decision was stored, whoever made it: to be read from the store anew. */
  broke(): void
}

export class LiveMatch {
  readonly match: Match<GameTypes>
  readonly header: Header
  lastUsed: number
  private broken = false
  private readonly turns = new SerialQueue()
  private readonly done = new Set<string>()
  private counts: HeardCounts

  constructor(
    private readonly parts: LiveMatchParts,
    readonly n: number,
    games: Games,
    stored: StoredMatch,
  ) {
    const { match, header } = playOf(games, stored)
    this.match = match
    this.header = header
    this.lastUsed = parts.clock.now()
    this.counts = nothingHeard(header.setup.seats)
    this.note(match.entries)
  }

  get outcome(): Outcome | undefined {
    return this.match.game.outcome(this.match.truth.common)
  }
  private get clock(): MatchClock {
    return this.parts.evening()?.clock ?? { offset: 0, pausedAt: null }
  }
  get now(): number {
    return gameTime(this.clock, this.parts.clock.now())
  }
  /** When, by the wall, time alone will change something. */
  get wakeAt(): number | null {
    return this.wakeAfter(this.match.truth)
  }
  /** How many messages the viewer's feed has. */
  heard(viewer: Viewer): number {
    return heardBy(this.counts, viewer)
  }

  /** Nothing when it is stored, now or under this id before; else why not. */
  act(seat: Seat, id: string, action: GameTypes['action']): Promise<Refusal | undefined> {
    return this.turns.run(async () => {
      const again = () => this.done.has(`${seat} ${id}`)
      if (again()) return undefined
      this.lastUsed = this.parts.clock.now()
      const proposal = await this.decide(() => (again() ? undefined : proposeAction(this.match, seat, action, this.now, id)))
      return proposal?.refusal
    })
  }
  /** Decides what is due; if nothing is, sees to it that the store does not call again too early. */
  passTime(): Promise<void> {
    return this.turns.run(async () => {
      const proposal = await this.decide(() => proposeDueDeadlines(this.match, this.now))
      if (!proposal?.entries.length) await this.parts.store.setDueTime({ id: this.parts.id, dueAt: this.wakeAt })
    })
  }
  /** Another node may have added to the log. */
  async catchUp(): Promise<void> {
    await this.turns.run(() => this.readOn())
  }

  private async decide(proposeNow: () => Proposal<GameTypes> | undefined): Promise<Proposal<GameTypes> | undefined> {
    for (;;) {
      if (this.broken) throw new RequestError('notStored') // this one is being read anew, and must not go on beside it
      if (this.parts.evening()?.n !== this.n || this.parts.evening()?.state !== 'running' || this.outcome) throw new RequestError('noGameRunning')
      if (this.clock.pausedAt !== null) throw new RequestError('paused')
      const proposal = proposeNow()
      if (!proposal || proposal.entries.length === 0) {
        // What is refused here may answer a question that another node has asked.
        if (proposal?.refusal && this.parts.isShared && (await this.readOn())) continue
        return proposal
      }
      if (await this.stored(proposal)) {
        this.take(proposal, true)
        return proposal
      }
      if (!(await this.readOn())) throw new RequestError('noGameRunning') // not longer than expected, so closed
    }
  }
  private async stored({ entries, truth }: Proposal<GameTypes>): Promise<boolean> {
    const append = {
      id: this.parts.id,
      expectedLength: this.match.entries.length,
      entries: entries.map((entry) => JSON.stringify(entry)),
      dueAt: this.wakeAfter(truth),
    }
    try {
      return await this.parts.committer.append(append)
    } catch {
      this.broken = true
      this.parts.broke()
      throw new RequestError('notStored')
    }
  }
  private async readOn(): Promise<boolean> {
    const texts = await this.parts.store.entries(this.parts.id, this.match.entries.length)
    if (texts.length === 0) return false
    const { game } = this.match
    const entries = liftEntries(game, this.header.rulesVersion, texts.map(entryOf))
    const truth = entries.reduce((before, entry) => foldFacts(game, before, entry.told), this.match.truth)
    this.take({ entries, truth }, false)
    return true
  }
  private take(proposal: Proposal<GameTypes>, here: boolean): void {
    const before = this.counts
    applyProposal(this.match, proposal)
    this.note(proposal.entries)
    this.parts.told(proposal.entries, before, here)
  }
  private note(entries: readonly Entry<GameTypes>[]): void {
    for (const { id, input } of entries) {
      if (id !== undefined && typeof input === 'object' && 'seat' in input) this.done.add(`${input.seat} ${id}`)
    }
    this.counts = countOn(this.counts, entries)
  }
  private wakeAfter(truth: Match<GameTypes>['truth']): number | null {
    const { game } = this.match
    return game.outcome(truth.common) ? null : wallTime(this.clock, firstDeadline(game, truth)?.at)
  }
}

/** A stored game as these rules play it. */
export function playOf(games: Games, stored: Pick<StoredMatch, 'header' | 'entries'>): { match: Match<GameTypes>; header: Header } {
  const header = JSON.parse(stored.header) as Header
  const { game } = ruledBy(games, header.game)
  const entries = liftEntries(game, header.rulesVersion, stored.entries.map(entryOf))
  return { header, match: resumeMatch(game, header.setup, deriveSeed(header.secret, header.entropy), entries) }
}
const entryOf = (text: string): Entry<GameTypes> => JSON.parse(text) as Entry<GameTypes>
