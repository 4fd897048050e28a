// Histories of groups: one document each, under a key that nobody can guess. Evenings add what was played, each game once,
// however often they do; a history that was deleted is not begun again.
import type { Group, GroupGame, PlayedMatch } from '@safehouse/protocol'
import type { Clock } from './clock.ts'
import { matchId } from './lobby/table-document.ts'
import { newGroupKey } from './random.ts'
import type { Store } from './store/store.ts'

/** An evening a week for ten years fits; then the oldest games go. */
const mostGames = 2000

export class Groups {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<string> {
    const key = newGroupKey()
    const empty: Group = { since: this.clock.now(), games: [] }
    await this.store.addGroup(key, JSON.stringify(empty))
    return key
  }
  async read(key: string): Promise<Group | undefined> {
    const stored = await this.store.group(key)
    return stored && (JSON.parse(stored.document) as Group)
  }
  /** False if there is no such group. */
  async add(key: string, code: string, played: readonly PlayedMatch[]): Promise<boolean> {
    for (;;) {
      const stored = await this.store.group(key)
      if (!stored) return false
      const group = JSON.parse(stored.document) as Group
      const known = new Set(group.games.map(({ id }) => id))
      const fresh = played.flatMap((one) => gameOf(code, one) ?? []).filter(({ id }) => !known.has(id))
      if (fresh.length === 0) return true
      const document = JSON.stringify({ ...group, games: [...group.games, ...fresh].slice(-mostGames) } satisfies Group)
      if (await this.store.saveGroup({ key, version: stored.version, document })) return true
    }
  }
  delete(key: string): Promise<boolean> {
    return this.store.deleteGroup(key)
  }
}

/** Nothing, of an older evening that did not note who sat there. */
function gameOf(code: string, { n, game, at, seats, sitters, winners, points, luck }: PlayedMatch): GroupGame | undefined {
  if (at === undefined || !sitters) return undefined
  return {
    id: matchId(code, n),
    at,
    game,
    sitters: sitters.map(({ name, kind }) => ({ name, kind })),
    winners: seats.flatMap((id, seat) => (winners.includes(id) ? [seat] : [])),
    ...(points && { points }),
    ...(luck && { luck }),
  }
}
