// Who sits on which seat of a game, ready for screens: names that are safe in sentences, initials that tell people apart.
import type { House, Person, PersonId } from '@safehouse/protocol'
import type { SeatedPlayer } from '../games/screens.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const letters = (name: string): string[] => Array.from(graphemes.segment(name), ({ segment }) => segment).filter((one) => one.trim() !== '')

/** One letter each; where the first is shared, a second one that tells those people apart. */
export function initialsOf(names: readonly string[]): string[] {
  const spelled = names.map(letters)
  const first = spelled.map((name) => (name[0] ?? '?').toLocaleUpperCase())
  return spelled.map((name, i) => {
    const sharing = spelled.filter((_, j) => first[j] === first[i])
    return sharing.length === 1 ? first[i]! : first[i]! + (name[tellingPlace(sharing)] ?? '').toLocaleLowerCase()
  })
}
function tellingPlace(names: readonly (readonly string[])[]): number {
  const longest = Math.max(...names.map((name) => name.length))
  for (let place = 1; place < longest; place++) if (new Set(names.map((name) => name[place])).size === names.length) return place
  return 1
}

/** People who left the table are still in the game that they played: the page remembers who they were, and the evening does. */
const remembered = new Map<PersonId, Person>()

function sitterIn({ on, people, played }: House, id: PersonId, seat: number): (Pick<Person, 'name' | 'kind' | 'mark'> & Partial<Person>) | undefined {
  const known = people.find((person) => person.id === id) ?? remembered.get(id)
  return known ?? played.find(({ n }) => n === on?.n)?.sitters?.[seat]
}

export function sittingsOf(house: House, you: PersonId | null): SeatedPlayer[] {
  for (const person of house.people) remembered.set(person.id, person)
  const people = (house.on?.seats ?? []).map((id, seat) => sitterIn(house, id, seat))
  const names = people.map((person) => person?.name ?? words().table.someone)
  const initials = initialsOf(names)
  return people.map((person, seat) => ({
    seat,
    name: isolate(names[seat]!),
    you: person !== undefined && person.id === you,
    mark: person?.mark ?? seat,
    initials: initials[seat]!,
    kind: person?.kind ?? 'person',
    here: person?.here ?? false,
    standIn: person?.standIn ?? false,
  }))
}
