// The score of an evening across its matches: a win counts one in every game. Pure functions of the house document.
import { type House, isSameName, type PersonId, type PlayedMatch } from '@safehouse/protocol'

/** A person's part in one match: won, played without winning, or did not play. */
export type Participation = 'won' | 'played' | 'absent'
export interface ScoredPerson {
  readonly id: PersonId
  readonly name: string
  readonly mark: number
  readonly kind: 'person' | 'bot'
  /** By match, in the order of the evening. */
  readonly participations: readonly Participation[]
  readonly wins: number
}

type Participant = Pick<ScoredPerson, 'id' | 'name' | 'mark' | 'kind'>

/**
 * Everybody who played, most wins first, ties in the order in which people first played. A person who left and came back under
 * the same name is one person.
 */
export function scoreOf({ people, played }: Pick<House, 'people' | 'played'>): ScoredPerson[] {
  const scored: ScoredPerson[] = []
  for (const participant of listParticipants(people, played)) {
    const participations = played.map((match) => participationOf(match, participant.id))
    const knownIndex = scored.findIndex(({ kind, name }) => kind === participant.kind && isSameName(name, participant.name))
    const before = scored[knownIndex]?.participations
    const known = before?.map((known, match) => (known === 'absent' ? participations[match]! : known)) ?? participations
    scored[knownIndex < 0 ? scored.length : knownIndex] = withWins(participant, known)
  }
  return scored.sort((a, b) => b.wins - a.wins)
}
const withWins = (participant: Participant, participations: readonly Participation[]): ScoredPerson => ({
  ...participant,
  participations,
  wins: participations.filter((participation) => participation === 'won').length,
})

/** In the order in which they first played, with their current names. */
function listParticipants(people: House['people'], played: House['played']): Participant[] {
  const found = new Map<PersonId, Participant>()
  for (const { seats, sitters } of played)
    for (const [seat, id] of seats.entries()) {
      const sitter = sitters?.[seat]
      if (sitter) found.set(id, { id, name: sitter.name, mark: sitter.mark, kind: sitter.kind })
    }
  for (const { id, name, mark, kind } of people) if (found.has(id)) found.set(id, { id, name, mark, kind })
  return [...found.values()]
}
const participationOf = ({ seats, winners }: PlayedMatch, id: PersonId): Participation =>
  winners.includes(id) ? 'won' : seats.includes(id) ? 'played' : 'absent'

/** The people with the most wins; nobody before the first win. */
export function leadersOf(scored: readonly ScoredPerson[]): readonly ScoredPerson[] {
  const most = scored[0]?.wins ?? 0
  return most === 0 ? [] : scored.filter(({ wins }) => wins === most)
}
