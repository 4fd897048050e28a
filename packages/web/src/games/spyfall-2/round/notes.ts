// What a player writes down for no other eyes: struck-out places and what one thinks of the others. Of one round: the next
// round has another place and other spies.
import type { Seat } from '@safehouse/engine'

export type Opinion = 'trusted' | 'doubted'
export interface Notes {
  readonly round: number
  readonly struck: readonly string[]
  readonly marks: Readonly<Record<Seat, Opinion>>
}
/** Before anything is noted. */
export const blankNotes: Notes = { round: 0, struck: [], marks: {} }

/** What was noted in this round, if anything. */
export const notesOf = (notes: Notes, round: number): Notes => (notes.round === round ? notes : { ...blankNotes, round })

export function striking(notes: Notes, place: string): Notes {
  const { struck } = notes
  return { ...notes, struck: struck.includes(place) ? struck.filter((other) => other !== place) : [...struck, place] }
}
export function marking({ marks, ...notes }: Notes, seat: Seat, opinion: Opinion | undefined): Notes {
  const { [seat]: _, ...others } = marks
  return { ...notes, marks: opinion ? { ...others, [seat]: opinion } : others }
}
