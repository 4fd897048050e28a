// What the host has chosen for the next game. Where a game asks for a seat a person is meant, and kept: people leave and change
// chairs, and the choice goes with them.
import type { PersonId } from '@safehouse/protocol'
import { type Games, optionsOf, ruledBy } from './games.ts'
import { clear } from './seating.ts'
import { peopleAt, type TableDocument } from './table-document.ts'

type Options = TableDocument['options']

export function setOptions(evening: TableDocument, given: Options, games: Games): TableDocument {
  const { game } = ruledBy(games, evening.game)
  const specs = game.options as Readonly<Record<string, { readonly kind: string }>>
  const cleared = clear(evening)
  const options: Record<string, unknown> = {}
  const chosen: Record<string, PersonId> = {}
  for (const [name, value] of Object.entries(given)) {
    const person = specs[name]?.kind === 'seat' && typeof value === 'number' ? cleared.people[value] : undefined
    if (person) chosen[name] = person.id
    else options[name] = value
  }
  const next = { ...cleared, options, chosen }
  optionsOf(game, optionsIn(next), cleared.people.length, cleared.place !== 'room')
  return next
}

/** With seats where they sit now. Whoever is gone is nobody's choice any more. */
export function optionsIn(evening: TableDocument): Options {
  const people = peopleAt(evening)
  const seats = Object.entries(evening.chosen ?? {}).map(([name, id]) => [name, people.findIndex((guest) => guest.id === id)] as const)
  return { ...evening.options, ...Object.fromEntries(seats.filter(([, seat]) => seat >= 0)) }
}
