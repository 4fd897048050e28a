// The people on the seats of a match, ready for screens: names that are safe in sentences, and distinct initials.
import type { House, Person, PersonId } from '@safehouse/protocol'
import type { SeatedPlayer } from '../games/screens.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'

/** Made for the first name that needs it: it takes a slow phone a while. */
let segmenter: Intl.Segmenter | undefined
function lettersOf(name: string): string[] {
  if (/^[ -~]*$/.test(name)) return [...name]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(name), ({ segment }) => segment)
}
const graphemesOf = (name: string): string[] => lettersOf(name).filter((grapheme) => grapheme.trim() !== '')

/** One letter each; people who share the first letter get a second one that differs. */
export function initialsOf(names: readonly string[]): string[] {
  const spelled = names.map(graphemesOf)
  const first = spelled.map((name) => (name[0] ?? '?').toLocaleUpperCase())
  return spelled.map((name, i) => {
    const sharing = spelled.filter((_, j) => first[j] === first[i])
    return sharing.length === 1 ? first[i]! : first[i]! + (name[distinguishingIndex(sharing)] ?? '').toLocaleLowerCase()
  })
}
/** The first position after the initial at which all names differ; 1 if there is none. */
function distinguishingIndex(names: readonly (readonly string[])[]): number {
  const longest = Math.max(...names.map((name) => name.length))
  for (let i = 1; i < longest; i++) if (new Set(names.map((name) => name[i])).size === names.length) return i
  return 1
}

/** Everybody whom this page has seen at a table: people who left are still shown on the seats of the match they played. */
const everSeen = new Map<PersonId, Person>()

function personOnSeat(
  { on, people, played }: House,
  id: PersonId,
  seat: number,
): (Pick<Person, 'name' | 'kind' | 'mark'> & Partial<Person>) | undefined {
  return people.find((person) => person.id === id) ?? everSeen.get(id) ?? played.find(({ n }) => n === on?.n)?.sitters?.[seat]
}

/** The maker of the program that this is, safe in sentences. */
export const makerOf = (person: Pick<Person, 'program'> | Partial<Person> | undefined): Pick<SeatedPlayer, 'maker'> =>
  person?.program ? { maker: isolateName(person.program.by) } : {}

/** `you` is the person whose screen this is. */
export function seatedPeople(house: House, you: PersonId | null): SeatedPlayer[] {
  for (const person of house.people) everSeen.set(person.id, person)
  const people = (house.on?.seats ?? []).map((id, seat) => personOnSeat(house, id, seat))
  const names = people.map((person) => person?.name ?? messages().table.someone)
  const initials = initialsOf(names)
  return people.map((person, seat) => ({
    seat,
    name: isolateName(names[seat]!),
    you: person !== undefined && person.id === you,
    mark: person?.mark ?? seat,
    initials: initials[seat]!,
    kind: person?.kind ?? 'person',
    here: person?.here ?? false,
    standIn: person?.standIn ?? false,
    ...makerOf(person),
    ...((house.on?.timeFactors?.[seat] ?? 1) !== 1 && { timeFactor: house.on!.timeFactors![seat]! }),
  }))
}
