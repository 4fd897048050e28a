// A game in memory: one log, one writer. Decide, store, fold, tell: nobody, this fold included, hears of a decision before
// it is on the disk. If the log has grown elsewhere, catch up and decide again.
import {
  accept,
  type Entry,
  firstDeadline,
  fold,
  type Kinds,
  lifted,
  type Outcome,
  type Play,
  type Proposal,
  propose,
  proposeTime,
  type Refusal,
  resume,
  type Seat,
  seedOf,
  type Viewer,
} from '@safehouse/engine'
import type { GameClock, GameOn } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { Denied } from '../denied.ts'
import { type Games, ruledBy } from '../lobby/games.ts'
import type { Header } from '../lobby/playing.ts'
import type { Committer } from '../store/committer.ts'
import type { GameId, Store, StoredGame } from '../store/store.ts'
import { countOn, type HeardCounts, heardBy, nothingHeard } from './feed.ts'
import { gameTime, wallTime } from './game-time.ts'
import { Turns } from './turns.ts'

export interface LiveGameParts {
  readonly id: GameId
  readonly store: Store
  readonly committer: Committer
  readonly clock: Clock
  /** Other nodes may add to the log. */
  readonly isShared: boolean
  /** What the evening says of its game: it may be paused, ended, or another one. */
  evening(): GameOn | null
  /** New entries are stored and folded. `before`: how many messages each viewer had until then. `here`: decided by this node. */
  told(entries: readonly Entry<Kinds>[], before: HeardCounts, here: boolean): void
  /** Not known whether the last decision was stored, whoever made it: to be read from the store anew. */
  broke(): void
}

export class LiveGame {
  readonly play: Play<Kinds>
  readonly header: Header
  lastUsed: number
  private broken = false
  private readonly turns = new Turns()
  private readonly done = new Set<string>()
  private counts: HeardCounts

  constructor(
    private readonly parts: LiveGameParts,
    readonly n: number,
    games: Games,
    stored: StoredGame,
  ) {
    const { play, header } = playOf(games, stored)
    this.play = play
    this.header = header
    this.lastUsed = parts.clock.now()
    this.counts = nothingHeard(header.setup.seats)
    this.note(play.entries)
  }

  get outcome(): Outcome | undefined {
    return this.play.game.outcome(this.play.truth.table)
  }
  private get clock(): GameClock {
    return this.parts.evening()?.clock ?? { offset: 0, pausedAt: null }
  }
  get now(): number {
    return gameTime(this.clock, this.parts.clock.now())
  }
  /** When, by the wall, time alone will change something. */
  get wakeAt(): number | null {
    return this.wakeAfter(this.play.truth)
  }
  /** How many messages the viewer's feed has. */
  heard(viewer: Viewer): number {
    return heardBy(this.counts, viewer)
  }

  /** Nothing when it is stored, now or under this id before; else why not. */
  act(seat: Seat, id: string, action: Kinds['action']): Promise<Refusal | undefined> {
    return this.turns.take(async () => {
      const again = () => this.done.has(`${seat} ${id}`)
      if (again()) return undefined
      this.lastUsed = this.parts.clock.now()
      const proposal = await this.decide(() => (again() ? undefined : propose(this.play, seat, action, this.now, id)))
      return proposal?.refusal
    })
  }
  /** Decides what is due; if nothing is, sees to it that the store does not call again too early. */
  passTime(): Promise<void> {
    return this.turns.take(async () => {
      const proposal = await this.decide(() => proposeTime(this.play, this.now))
      if (!proposal?.entries.length) await this.parts.store.remind({ id: this.parts.id, wakeAt: this.wakeAt })
    })
  }
  /** Another node may have added to the log. */
  async catchUp(): Promise<void> {
    await this.turns.take(() => this.readOn())
  }

  private async decide(proposeNow: () => Proposal<Kinds> | undefined): Promise<Proposal<Kinds> | undefined> {
    for (;;) {
      if (this.broken) throw new Denied('notStored') // this one is being read anew, and must not go on beside it
      if (this.parts.evening()?.n !== this.n || this.parts.evening()?.state !== 'running' || this.outcome) throw new Denied('noGameRunning')
      if (this.clock.pausedAt !== null) throw new Denied('paused')
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
      if (!(await this.readOn())) throw new Denied('noGameRunning') // not longer than expected, so closed
    }
  }
  private async stored({ entries, truth }: Proposal<Kinds>): Promise<boolean> {
    const append = {
      id: this.parts.id,
      expectedLength: this.play.entries.length,
      entries: entries.map((entry) => JSON.stringify(entry)),
      wakeAt: this.wakeAfter(truth),
    }
    try {
      return await this.parts.committer.append(append)
    } catch {
      this.broken = true
      this.parts.broke()
      throw new Denied('notStored')
    }
  }
  private async readOn(): Promise<boolean> {
    const texts = await this.parts.store.entries(this.parts.id, this.play.entries.length)
    if (texts.length === 0) return false
    const { game } = this.play
    const entries = lifted(game, this.header.rulesVersion, texts.map(entryOf))
    const truth = entries.reduce((before, entry) => fold(game, before, entry.told), this.play.truth)
    this.take({ entries, truth }, false)
    return true
  }
  private take(proposal: Proposal<Kinds>, here: boolean): void {
    const before = this.counts
    accept(this.play, proposal)
    this.note(proposal.entries)
    this.parts.told(proposal.entries, before, here)
  }
  private note(entries: readonly Entry<Kinds>[]): void {
    for (const { id, input } of entries) {
      if (id !== undefined && typeof input === 'object' && 'seat' in input) this.done.add(`${input.seat} ${id}`)
    }
    this.counts = countOn(this.counts, entries)
  }
  private wakeAfter(truth: Play<Kinds>['truth']): number | null {
    const { game } = this.play
    return game.outcome(truth.table) ? null : wallTime(this.clock, firstDeadline(game, truth)?.at)
  }
}

/** A stored game as these rules play it. */
export function playOf(games: Games, stored: Pick<StoredGame, 'header' | 'entries'>): { play: Play<Kinds>; header: Header } {
  const header = JSON.parse(stored.header) as Header
  const { game } = ruledBy(games, header.game)
  const entries = lifted(game, header.rulesVersion, stored.entries.map(entryOf))
  return { header, play: resume(game, header.setup, seedOf(header.secret, header.entropy), entries) }
}
const entryOf = (text: string): Entry<Kinds> => JSON.parse(text) as Entry<Kinds>
