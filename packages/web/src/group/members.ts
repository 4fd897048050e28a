// The members of a group, by the names under which they played; names that look alike are one member. Pure functions.
import { type Group, isSameName } from '@safehouse/protocol'

export interface Member {
  /** As last written. */
  readonly name: string
  readonly played: number
  readonly won: number
}
/** A function from any spelling of a name to the one that was written last. */
export function namesOf({ games }: Pick<Group, 'games'>): (name: string) => string {
  const found = new Map<string, string>()
  const latest: string[] = []
  for (const game of games.toReversed())
    for (const { name, kind } of game.sitters) {
      if (kind === 'bot' || found.has(name)) continue
      const known = latest.find((knownName) => isSameName(knownName, name))
      if (known === undefined) latest.push(name)
      found.set(name, known ?? name)
    }
  return (name) => found.get(name) ?? name
}

/** Most wins first. Bots are not members. */
export function membersOf(group: Pick<Group, 'games'>): Member[] {
  const nameOf = namesOf(group)
  const members = new Map<string, Member>()
  for (const { sitters, winners } of group.games)
    for (const [seat, { name: written, kind }] of sitters.entries()) {
      if (kind === 'bot') continue
      const name = nameOf(written)
      const { played, won } = members.get(name) ?? { played: 0, won: 0 }
      members.set(name, { name, played: played + 1, won: won + (winners.includes(seat) ? 1 : 0) })
    }
  return [...members.values()].sort((a, b) => b.won - a.won || a.played - b.played)
}
