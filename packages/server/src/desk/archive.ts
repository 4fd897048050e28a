// What lasts longer than a moment of play: records of finished games, groups' histories, and what players note for themselves.
import { type GameRecord, type GameTypes, recordOf } from '@safehouse/engine'
import type { Group, GroupKey } from '@safehouse/protocol'
import type { Groups } from '../groups.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { Games } from '../lobby/games.ts'
import { gameId, hasPartIn } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { Store } from '../store/store.ts'
import { playOf } from '../table/live-match.ts'
import type { Table } from '../table/table.ts'
import type { Entrance } from './entrance.ts'

export interface ArchiveParts {
  readonly games: Games
  readonly groups: Groups
  readonly store: Store
  readonly limits: RateLimiter
}

export class Archive {
  constructor(
    private readonly entrance: Entrance,
    private readonly parts: ArchiveParts,
  ) {}

  /** Keeps the evening's games, those played and those to come, in a new history or in one that there is. */
  async keep(address: string, code: string, token: string, asked: string | undefined): Promise<GroupKey> {
    const { table, guest } = await this.entrance.enter(address, code, token)
    if (guest?.id !== table.evening.host) throw new RequestError('notHost')
    const key = await this.groupFor(address, table, asked)
    // Of two that are made at once the first is the evening's.
    await table.change((evening) => ({ evening: asked === undefined && evening.group !== undefined ? evening : { ...evening, group: key } }))
    await table.keepGames()
    return { key: table.evening.group ?? key }
  }
  /**
   * For the host, and for those who have sat in a game of the evening: not for whoever has just walked in, since the key deletes,
   * too. What a game finished just as a node failed has not noted is noted now.
   */
  async keptIn(address: string, code: string, token: string): Promise<GroupKey> {
    const { table, guest } = await this.entrance.enter(address, code, token)
    await table.keepGames()
    const { group } = table.evening
    if (group === undefined) throw new RequestError('unknownGroup')
    if (!guest || !hasPartIn(table.evening, guest.id)) throw new RequestError('notSeated')
    return { key: group }
  }
  /** Whoever has the key may read. */
  group(address: string, key: string): Promise<Group> {
    return this.parts.limits.lookUpGuarded(address, () => this.parts.groups.read(key), 'unknownGroup')
  }
  /** Whoever has the key may delete: it is about all of them. */
  async deleteGroup(address: string, key: string): Promise<void> {
    await this.parts.limits.lookUpGuarded(address, async () => (await this.parts.groups.delete(key)) || undefined, 'unknownGroup')
  }
  /** A finished game with everything that was secret in it: only once its evening says that it is over. */
  async record(address: string, code: string, n: number): Promise<GameRecord> {
    const { evening } = await this.entrance.table(address, code)
    const stored = await this.parts.store.match(gameId(evening.code, n))
    if (!stored) throw new RequestError('noGameRunning')
    if (!evening.played.some((played) => played.n === n)) throw new RequestError('recordNotYet')
    const { match, header } = playOf(this.parts.games, stored)
    return recordOf(match, header.secret, header.entropy) as GameRecord<GameTypes>
  }
  /** What somebody noted about the game on the table for themselves alone; nobody else can ask for it. */
  async notes(address: string, code: string, token: string, n: number): Promise<string | undefined> {
    const { game, person } = await this.entrance.ownGame(address, code, token, n)
    return this.parts.store.notes(game, person)
  }
  async keepNotes(address: string, code: string, token: string, n: number, text: string): Promise<void> {
    const { game, person } = await this.entrance.ownGame(address, code, token, n)
    await this.parts.store.keepNotes(game, person, text)
  }

  private async groupFor(address: string, table: Table, asked: string | undefined): Promise<string> {
    if (asked !== undefined) {
      await this.group(address, asked)
      return asked
    }
    await table.keepGames()
    if (table.evening.group !== undefined) return table.evening.group
    this.parts.limits.check('newTables', address)
    return this.parts.groups.make()
  }
}
