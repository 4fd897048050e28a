// Groups' histories: one document each, under an unguessable key. Tables add their results; adding is idempotent, so each match is there
// once. A group that was deleted is never made again.
import type { Group, GroupGame, PlayedMatch } from '@safehouse/protocol'
import type { Clock } from './clock.ts'
import { matchId, type TableDocument } from './lobby/table-document.ts'
import { newLinkKey } from './random.ts'
import type { Store } from './store/store.ts'

/** Enough for one evening a week during ten years; then the oldest matches are dropped. */
const MAX_MATCHES_KEPT = 2000

export class Groups {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<string> {
    const key = newLinkKey()
    const empty: Group = { since: this.clock.now(), games: [] }
    await this.store.addGroup(key, JSON.stringify(empty))
    return key
  }
  async read(key: string): Promise<Group | undefined> {
    const storedGroup = await this.store.group(key)
    return storedGroup && (JSON.parse(storedGroup.document) as Group)
  }
  /** Adds results that are not there yet. False if there is no such group. */
  async add(key: string, table: Pick<TableDocument, 'code' | 'id'>, played: readonly PlayedMatch[]): Promise<boolean> {
    for (;;) {
      const storedGroup = await this.store.group(key)
      if (!storedGroup) return false
      const group = JSON.parse(storedGroup.document) as Group
      const knownIds = new Set(group.games.map(({ id }) => id))
      const newGames = played.flatMap((match) => groupGameOf(table, match) ?? []).filter(({ id }) => !knownIds.has(id))
      if (newGames.length === 0) return true
      const document = JSON.stringify({ ...group, games: [...group.games, ...newGames].slice(-MAX_MATCHES_KEPT) } satisfies Group)
      if (await this.store.saveGroup({ key, version: storedGroup.version, document })) return true
    }
  }
  delete(key: string): Promise<boolean> {
    return this.store.deleteGroup(key)
  }
}

/** A match of a group's history; undefined for a result of an older release that did not record who played. */
function groupGameOf(
  table: Pick<TableDocument, 'code' | 'id'>,
  { n: matchNumber, game, at, seats, sitters, winners, points, luck }: PlayedMatch,
): GroupGame | undefined {
  if (at === undefined || !sitters) return undefined
  return {
    id: matchId(table, matchNumber),
    at,
    game,
    sitters: sitters.map(({ name, kind }) => ({ name, kind })),
    winners: seats.flatMap((id, seat) => (winners.includes(id) ? [seat] : [])),
    ...(points && { points }),
    ...(luck && { luck }),
  }
}
