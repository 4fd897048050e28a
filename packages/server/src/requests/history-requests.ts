// What lasts longer than a moment of play: records of finished games, groups' histories, and what players note for themselves.
import { type GameRecord, type GameTypes, recordOf } from '@safehouse/engine'
import type { Group, GroupKey } from '@safehouse/protocol'
import type { Groups } from '../groups.ts'
import type { Limits } from '../limits/limits.ts'
import type { Games } from '../lobby/games.ts'
import { matchId, isHostOrPlayer } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { Store } from '../store/store.ts'
import { readStoredMatch } from '../table/live-match.ts'
import type { Table } from '../table/table.ts'
import type { AccessControl } from './access-control.ts'

export interface HistoryRequestsParts {
  readonly games: Games
  readonly groups: Groups
  readonly store: Store
  readonly limits: Limits
}

export class HistoryRequests {
  constructor(
    private readonly access: AccessControl,
    private readonly parts: HistoryRequestsParts,
  ) {}

  /** Keeps the evening's games, those played and those to come, in a new history or in one that there is. */
  async keepInGroup(address: string, code: string, token: string, asked: string | undefined): Promise<GroupKey> {
    const { table, person } = await this.access.enter(address, code, token)
    if (person?.id !== table.document.host) throw new RequestError('notHost')
    const key = await this.groupFor(address, table, asked)
    // Of two that are made at once the first is the evening's.
    await table.change((document) => ({ document: asked === undefined && document.group !== undefined ? document : { ...document, group: key } }))
    await table.keepResultsInGroup()
    return { key: table.document.group ?? key }
  }
  /**
   * For the host, and for those who have sat in a game of the evening: not for whoever has just walked in, since the key deletes,
   * too. What a game finished just as a node failed has not noted is noted now.
   */
  async groupKey(address: string, code: string, token: string): Promise<GroupKey> {
    const { table, person } = await this.access.enter(address, code, token)
    await table.keepResultsInGroup()
    const { group } = table.document
    if (group === undefined) throw new RequestError('unknownGroup')
    if (!person || !isHostOrPlayer(table.document, person.id)) throw new RequestError('notSeated')
    return { key: group }
  }
  /** Whoever has the key may read. */
  group(address: string, key: string): Promise<Group> {
    return this.parts.limits.guard(address, () => this.parts.groups.read(key), 'unknownGroup')
  }
  /** Whoever has the key may delete: it is about all of them. */
  async deleteGroup(address: string, key: string): Promise<void> {
    await this.parts.limits.guard(address, async () => (await this.parts.groups.delete(key)) || undefined, 'unknownGroup')
  }
  /** A finished game with everything that was secret in it: only once its evening says that it is over. */
  async record(address: string, code: string, n: number): Promise<GameRecord> {
    const { document } = await this.access.table(address, code)
    const stored = await this.parts.store.game(matchId(document.code, n))
    if (!stored) throw new RequestError('noGameRunning')
    if (!document.played.some((played) => played.n === n)) throw new RequestError('recordNotYet')
    const { match, header } = readStoredMatch(this.parts.games, stored)
    return recordOf(match, header.secret, header.entropy) as GameRecord<GameTypes>
  }
  /** What somebody noted about the game on the table for themselves alone; nobody else can ask for it. */
  async notes(address: string, code: string, token: string, n: number): Promise<string | undefined> {
    const { game, person } = await this.access.enterMatch(address, code, token, n)
    return this.parts.store.notes(game, person)
  }
  async keepNotes(address: string, code: string, token: string, n: number, text: string): Promise<void> {
    const { game, person } = await this.access.enterMatch(address, code, token, n)
    await this.parts.store.keepNotes(game, person, text)
  }

  private async groupFor(address: string, table: Table, asked: string | undefined): Promise<string> {
    if (asked !== undefined) {
      await this.group(address, asked)
      return asked
    }
    await table.keepResultsInGroup()
    if (table.document.group !== undefined) return table.document.group
    this.parts.limits.check('newTables', address)
    return this.parts.groups.make()
  }
}
