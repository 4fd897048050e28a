// The score of an evening across its games: a win counts one, whatever the game. Pure, from what everybody knows.
import { type House, type PersonId, type PlayedMatch, sameName } from '@safehouse/protocol'

/** In one game: won, did not win, was not there. */
export type Participation = 'won' | 'played' | 'absent'
export interface ScoredPerson {
  readonly id: PersonId
  readonly name: string
  readonly mark: number
  readonly kind: 'person' | 'bot'
  /** By game, in the order of the evening. */
  readonly shares: readonly Participation[]
  readonly wins: number
}

type Participant = Pick<ScoredPerson, 'id' | 'name' | 'mark' | 'kind'>

/**
 * Everybody who played, whoever has won most first; those with equally many in the order in which they came. Who left and
 * came back under the same name is the same person.
 */
export function scoreOf({ people, played }: Pick<House, 'people' | 'played'>): ScoredPerson[] {
  const scored: ScoredPerson[] = []
  for (const who of everybody(people, played)) {
    const shares = played.map((game) => shareOf(game, who.id))
    const before = scored.findIndex((other) => other.kind === who.kind && sameName(other.name, who.name))
    if (before < 0) scored.push(withWins(who, shares))
    else
      scored[before] = withWins(
        who,
        scored[before]!.shares.map((share, game) => (share === 'absent' ? shares[game]! : share)),
      )
  }
  return scored.sort((one, other) => other.wins - one.wins)
}
const withWins = (who: Participant, shares: readonly Participation[]): ScoredPerson => ({
  ...who,
  shares,
  wins: shares.filter((share) => share === 'won').length,
})

/** In the order in which they first played, as they are called now. */
function everybody(people: House['people'], played: House['played']): Participant[] {
  const known = new Map<PersonId, Participant>()
  for (const game of played)
    for (const [seat, id] of game.seats.entries()) {
      const sitter = game.sitters?.[seat]
      if (sitter) known.set(id, { id, name: sitter.name, mark: sitter.mark, kind: sitter.kind })
    }
  for (const { id, name, mark, kind } of people) if (known.has(id)) known.set(id, { id, name, mark, kind })
  return [...known.values()]
}
const shareOf = ({ seats, winners }: PlayedMatch, id: PersonId): Participation =>
  winners.includes(id) ? 'won' : seats.includes(id) ? 'played' : 'absent'

/** Those who have won most; nobody before the first win. */
export function leadersOf(scored: readonly ScoredPerson[]): readonly ScoredPerson[] {
  const most = scored[0]?.wins ?? 0
  return most === 0 ? [] : scored.filter(({ wins }) => wins === most)
}
