// The company of a bot: who plays at the table, as everybody knows. Bots are told it with each question.
import type { BotInput, GameTypes, Seat } from '@safehouse/engine'
import { findPerson, isPlayedByBot, type StoredPerson, type TableDocument } from './table-document.ts'

export type Company = Pick<BotInput<GameTypes>, 'practiceHuman' | 'humans' | 'characters'>

/** The person on a seat of the current match. */
export const personOn = (document: TableDocument, seat: Seat): StoredPerson | undefined => findPerson(document, document.on?.seats[seat] ?? '')

export function companyAt(document: TableDocument): Company {
  const seats = (document.on?.seats ?? []).map((_, seat) => ({ seat, person: personOn(document, seat) }))
  const humans = seats.filter(({ person }) => !isPlayedByBot(person)).map(({ seat }) => seat)
  return {
    practiceHuman: document.practice ? humans[0] : undefined,
    humans,
    characters: seats.map(({ person }) => person?.bot?.character ?? null),
  }
}
