// What the host has chosen for the next game. Where a game asks for a seat a person is meant, and kept: people leave and change
// chairs, and the choice goes with them.
import type { PersonId } from '@safehouse/protocol'
import { type Games, readGameOptions, findGame } from './games.ts'
import { betweenMatches } from './seating.ts'
import { peopleAtTable, type TableDocument } from './table-document.ts'

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

/** With seats where they sit now. Whoever is gone is nobody's choice any more. */
export function optionsWithSeats(document: TableDocument): Options {
  const people = peopleAtTable(document)
  const seats = Object.entries(document.chosen ?? {}).map(([name, id]) => [name, people.findIndex((person) => person.id === id)] as const)
  return { ...document.options, ...Object.fromEntries(seats.filter(([, seat]) => seat >= 0)) }
}
