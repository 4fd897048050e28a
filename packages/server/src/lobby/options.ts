// The options that the host has set for the next match. An option that names a seat is stored as the person who sits there, so that
// it follows them when people leave or change seats.
import type { PersonId } from '@safehouse/protocol'
import { findGame, type Games, readGameOptions } from './games.ts'
import { betweenMatches } from './seating.ts'
import { peopleAtTable, type StoredPerson, type TableDocument } from './table-document.ts'

type Options = TableDocument['options']

export function setOptions(document: TableDocument, given: Options, games: Games): TableDocument {
  const { game } = findGame(games, document.game)
  const specs = game.options as Readonly<Record<string, { readonly kind: string }>>
  const cleared = betweenMatches(document)
  const options: Record<string, unknown> = {}
  const chosen: Record<string, PersonId> = {}
  for (const [name, value] of Object.entries(given)) {
    const person = specs[name]?.kind === 'seat' && typeof value === 'number' ? cleared.people[value] : undefined
    if (person) chosen[name] = person.id
    else options[name] = value
  }
  const next = { ...cleared, options, chosen }
  readGameOptions(game, optionsWithSeats(next), cleared.people.length, cleared.place !== 'room')
  return next
}

/** The options with persons turned into their places among these people. One that names somebody who is not among them is dropped. */
export function optionsWithSeats(document: TableDocument, people: readonly StoredPerson[] = peopleAtTable(document)): Options {
  const seats = Object.entries(document.chosen ?? {}).map(([name, id]) => [name, people.findIndex((person) => person.id === id)] as const)
  return { ...document.options, ...Object.fromEntries(seats.filter(([, seat]) => seat >= 0)) }
}
