// A player's private notes: struck-out places, and an opinion of each of the others. They are of one round, because the next has
// another place and other spies. The server stores them as they are, so that the field names must not change.
import type { Seat } from '@safehouse/engine'

export type Opinion = 'trusted' | 'doubted'
export interface Notes {
  readonly round: number
  /** Keys of the places that the player has struck out. */
  readonly struck: readonly string[]
  readonly marks: Readonly<Record<Seat, Opinion>>
}
export const emptyNotes: Notes = { round: 0, struck: [], marks: {} }

/** The notes of that round, empty if the stored ones are of an earlier round. */
export const notesOfRound = (notes: Notes, round: number): Notes => (notes.round === round ? notes : { ...emptyNotes, round })

export function toggleStruck(notes: Notes, place: string): Notes {
  const { struck } = notes
  return { ...notes, struck: struck.includes(place) ? struck.filter((struckPlace) => struckPlace !== place) : [...struck, place] }
}
export function withOpinion({ marks, ...notes }: Notes, seat: Seat, opinion: Opinion | undefined): Notes {
  const { [seat]: _, ...others } = marks
  return { ...notes, marks: opinion ? { ...others, [seat]: opinion } : others }
}
