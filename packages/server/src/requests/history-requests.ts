// Requests about what is kept: records of finished matches, groups' histories, and players' private notes.
import { type GameTypes, type Match, recordOf, type Seat } from '@safehouse/engine'
import type { Group, GroupKey } from '@safehouse/protocol'
import type { Groups } from '../groups.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { Branch } from '../lobby/continuation.ts'
import type { Games } from '../lobby/games.ts'
import type { MatchHeader } from '../lobby/match-lifecycle.ts'
import { findPastMatch, isHostOrPlayer, isMatchOver, matchId } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import { answerAtNextStep } from '../stepped-answer.ts'
import type { MatchId, Store } from '../store/store.ts'
import { readStoredMatch } from '../table/stored-match.ts'
import type { Table } from '../table/table.ts'
import type { AccessControl } from './access-control.ts'
import { RecordCache, type RecordText } from './record-cache.ts'

export interface HistoryRequestsParts {
  readonly games: Games
  readonly groups: Groups
  readonly store: Store
  readonly limits: RateLimiter
  /** Counts where records came from. */
  readonly countRecord: (source: 'made' | 'cache') => void
}

/** Whether the person has said in these notes that others may read them. */
const isShared = (text: string): boolean => (JSON.parse(text) as { readonly shared?: unknown } | null)?.shared === true

export class HistoryRequests {
  private readonly records: RecordCache

  constructor(
    private readonly access: AccessControl,
    private readonly parts: HistoryRequestsParts,
  ) {
    this.records = new RecordCache(parts.countRecord)
  }

  /** Keeps the table's results, past and future, in the group with the given key, or in a new group. */
  async keepInGroup(address: string, code: string, token: string, asked: string | undefined): Promise<GroupKey> {
    const { table, person } = await this.access.enter(address, code, token)
    if (person?.id !== table.document.host) throw new RequestError('notHost')
    const key = await this.findOrMakeGroup(address, table, asked)
    // If two groups are made at the same time, the table keeps the first.
    await table.change((document) => ({ document: asked === undefined && document.group !== undefined ? document : { ...document, group: key } }))
    await table.keepResultsInGroup()
    return { key: table.document.group ?? key }
  }
  /**
   * The key of the table's group, for the host and for those who have played here: not for somebody who has just joined, since the
   * key also allows deleting. Results that a node failed to add before it stopped are added now.
   */
  async readGroupKey(address: string, code: string, token: string): Promise<GroupKey> {
    const { table, person } = await this.access.enter(address, code, token)
    await answerAtNextStep(table.keepResultsInGroup())
    const { group } = table.document
    if (group === undefined) throw new RequestError('unknownGroup')
    if (!person || person.program || !isHostOrPlayer(table.document, person.id)) throw new RequestError('notSeated')
    return { key: group }
  }
  readGroup(address: string, key: string): Promise<Group> {
    return answerAtNextStep(this.parts.limits.lookUpGuarded(address, () => this.parts.groups.read(key), 'unknownGroup'))
  }
  /** Everybody who has the key may delete the group: it is about all of them. */
  async deleteGroup(address: string, key: string): Promise<void> {
    await answerAtNextStep(this.parts.limits.lookUpGuarded(address, async () => (await this.parts.groups.delete(key)) || undefined, 'unknownGroup'))
  }
  /**
   * The record of a match with everything that was secret in it: only once the table document says that the match is over or was broken
   * off, and only for those who may read it. With `asks.sitters`, who sat where, and on which seat the reader sat.
   */
  async readRecord(address: string, code: string, matchNumber: number, asks: { token: string | undefined; sitters: boolean }): Promise<RecordText> {
    const { document, reader, id } = await this.openMatch(address, code, matchNumber, asks.token)
    const record = await this.records.get(id, () => this.makeRecord(id))
    const { seats = [], sitters } = (asks.sitters ? findPastMatch(document, matchNumber) : undefined) ?? {}
    const seat = reader === undefined ? -1 : seats.indexOf(reader)
    const added = JSON.stringify({ ...(sitters && { sitters }), ...(seat >= 0 && { you: seat }) })
    return added === '{}' ? record : { ...record, text: `${record.text.slice(0, -1)},${added.slice(1)}` }
  }
  /** A player's private notes about a match; nobody else can read them, unless the player shares them once it is over. */
  async readNotes(address: string, code: string, token: string, matchNumber: number): Promise<string | undefined> {
    const { match, person } = await this.access.enterMatch(address, code, token, matchNumber)
    return answerAtNextStep(this.parts.store.notes(match, person))
  }
  async keepNotes(address: string, code: string, token: string, matchNumber: number, text: string): Promise<void> {
    const { match, person } = await this.access.enterMatch(address, code, token, matchNumber)
    await answerAtNextStep(this.parts.store.keepNotes(match, person, text))
  }

  /** The notes of another seat of a match that is over, for those who may read its record, if that person shares them. */
  async readSharedNotes(address: string, code: string, matchNumber: number, token: string | undefined, seat: Seat): Promise<string | undefined> {
    const { document, id } = await this.openMatch(address, code, matchNumber, token)
    const person = findPastMatch(document, matchNumber)?.seats[seat]
    const text = await answerAtNextStep(person === undefined ? Promise.resolve(undefined) : this.parts.store.notes(id, person))
    return text !== undefined && isShared(text) ? text : undefined
  }

  /** A match that is over as somebody of its table may play on from it. */
  async readPastMatch(address: string, code: string, matchNumber: number, token: string): Promise<Omit<Branch, 'kept' | 'seat'>> {
    const { document, reader, id } = await this.openMatch(address, code, matchNumber, token)
    if (reader === undefined) throw new RequestError('recordPrivate')
    return { ...(await this.readMatch(id)), sitters: findPastMatch(document, matchNumber)?.sitters }
  }

  /** Whether there is such a match, it is over, and this token may read its record; throws otherwise. */
  private async openMatch(address: string, code: string, matchNumber: number, token: string | undefined) {
    const document = await this.access.findDocumentForRecords(address, code)
    if (matchNumber >= document.next.n) throw new RequestError('noGameRunning')
    if (!isMatchOver(document, matchNumber)) throw new RequestError('recordNotYet')
    return { document, reader: this.access.findRecordReader(document, matchNumber, token), id: matchId(document, matchNumber) }
  }
  private async readMatch(id: MatchId): Promise<{ match: Match<GameTypes>; header: MatchHeader }> {
    const storedMatch = await answerAtNextStep(this.parts.store.match(id))
    if (!storedMatch) throw new RequestError('noGameRunning')
    return readStoredMatch(this.parts.games, storedMatch)
  }
  private async makeRecord(id: MatchId): Promise<RecordText> {
    const { match, header } = await this.readMatch(id)
    return { game: header.game, text: JSON.stringify(recordOf(match, header.secret, header.entropy)) }
  }
  private async findOrMakeGroup(address: string, table: Table, asked: string | undefined): Promise<string> {
    if (asked !== undefined) {
      await this.readGroup(address, asked)
      return asked
    }
    await table.keepResultsInGroup()
    if (table.document.group !== undefined) return table.document.group
    this.parts.limits.check('newTables', address)
    return this.parts.groups.make()
  }
}
