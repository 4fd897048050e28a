// Reading and validating packs that hosts write. All mistakes are reported at once, each with the path to the wrong value.
// A game's reader goes through spots (a value and its path) and collects mistakes without throwing; `readPack` throws at the end.
import { cleanText } from '@safehouse/engine'

/** The way to a value inside a pack: names of fields and indexes of lists. */
export type Path = readonly (string | number)[]
/** The kind of a mistake. Every language has a sentence for each that says what is wrong and how to mend it. */
export type Problem =
  | 'noJson'
  | 'noObject'
  | 'noList'
  | 'noText'
  | 'noNumber'
  | 'missing'
  | 'unknown'
  | 'empty'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'repeated'
  | 'taken'
  | 'noId'
  | 'notOneOf'
export interface Mistake {
  readonly path: Path
  readonly problem: Problem
  /** What the sentence needs: `atMost`, `atLeast`, `sameAs` (a number counted from 1), `of` (what it may be), `line`. */
  readonly with?: Readonly<Record<string, string | number>>
}

/** How many mistakes the text of an error names: a pack of half a megabyte may have tens of thousands. */
const MAX_MISTAKES_IN_TEXT = 20

export class BadPack extends Error {
  readonly mistakes: readonly Mistake[]
  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.slice(0, MAX_MISTAKES_IN_TEXT).map(describeMistake).join('; '))
    this.mistakes = mistakes
  }
}
/** A mistake as text for logs and terminals: `locations[3].roles[2]: repeated (sameAs 1)`. */
export function describeMistake({ path, problem, with: details }: Mistake): string {
  const place = path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`), '')
  const detailText = details
    ? ` (${Object.entries(details)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')})`
    : ''
  return `${place || 'pack'}: ${problem}${detailText}`
}

/** A spot: a value inside a pack, its path, and the list to which its mistakes are added. */
export interface Spot {
  readonly value: unknown
  readonly path: Path
  readonly mistakes: Mistake[]
}

/** Reads a whole pack, or throws BadPack with all mistakes. `read` adds mistakes to its spot and returns what it could read. */
export function readPack<P>(value: unknown, read: (spot: Spot) => P): P {
  const spot: Spot = { value, path: [], mistakes: [] }
  const pack = read(spot)
  if (spot.mistakes.length > 0) throw new BadPack(spot.mistakes)
  return pack
}
/** The mistakes of a pack as a list, for an editor that checks while somebody types. */
export function mistakesIn(value: unknown, read: (spot: Spot) => unknown): readonly Mistake[] {
  const spot: Spot = { value, path: [], mistakes: [] }
  read(spot)
  return spot.mistakes
}

export function addMistake(spot: Spot, problem: Problem, details?: Mistake['with']): void {
  spot.mistakes.push(details ? { path: spot.path, problem, with: details } : { path: spot.path, problem })
}

const spotInside = (spot: Spot, step: string | number, value: unknown): Spot => ({ value, path: [...spot.path, step], mistakes: spot.mistakes })

/** The fields of an object: those it must have and those it may have; any other is a mistake. A missing one has no spot. */
export function fieldsOf<N extends string, M extends string = never>(
  spot: Spot,
  required: readonly N[],
  optional: readonly M[] = [],
): Partial<Record<N | M, Spot>> {
  const { value } = spot
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addMistake(spot, 'noObject')
    return {}
  }
  const names: readonly string[] = [...required, ...optional]
  const fields: Partial<Record<string, Spot>> = {}
  for (const [name, fieldValue] of Object.entries(value)) {
    if (names.includes(name)) fields[name] = spotInside(spot, name, fieldValue)
    else addMistake(spotInside(spot, name, fieldValue), 'unknown')
  }
  for (const name of required) if (!fields[name]) addMistake(spotInside(spot, name, undefined), 'missing')
  return fields as Partial<Record<N | M, Spot>>
}

/** A list of at least `min` and at most `max` elements; elements beyond the maximum are not read. */
export function listOf<T>(spot: Spot | undefined, size: { readonly min: number; readonly max: number }, each: (element: Spot) => T): T[] {
  if (!spot) return []
  if (!Array.isArray(spot.value)) {
    addMistake(spot, 'noList')
    return []
  }
  if (spot.value.length < size.min) addMistake(spot, 'tooFew', { atLeast: size.min })
  if (spot.value.length > size.max) addMistake(spot, 'tooMany', { atMost: size.max })
  return spot.value.slice(0, size.max).map((value, i) => each(spotInside(spot, i, value)))
}

/** Text that is this many times longer than allowed is refused before it is cleaned, because cleaning takes time. */
const MAX_RAW_TEXT_FACTOR = 8

/** Texts that cleaning would leave as they are: most are, and cleaning all of five full packs holds a server for tens of milliseconds. */
const CLEAN = /^[!-~\u00c0-\u017f\u2013\u2014\u2018-\u201e\u2026]+(?: [!-~\u00c0-\u017f\u2013\u2014\u2018-\u201e\u2026]+)*$/

/** One line of plain text, neither empty nor too long. */
export function textOf(spot: Spot | undefined, atMost: number): string {
  if (!spot) return ''
  if (typeof spot.value !== 'string') {
    addMistake(spot, 'noText')
    return ''
  }
  if (spot.value.length > atMost * MAX_RAW_TEXT_FACTOR) {
    addMistake(spot, 'tooLong', { atMost })
    return ''
  }
  const text = CLEAN.test(spot.value) ? spot.value : cleanText(spot.value)
  if (text === '') addMistake(spot, 'empty')
  else if (text.length > atMost) addMistake(spot, 'tooLong', { atMost })
  return text
}

/** A whole number in a range. */
export function numberOf(spot: Spot | undefined, range: { readonly min: number; readonly max: number }): number {
  if (!spot) return range.min
  const { value } = spot
  if (!Number.isInteger(value) || Number(value) < range.min || Number(value) > range.max)
    addMistake(spot, 'noNumber', { atLeast: range.min, atMost: range.max })
  return Number(value)
}

/** An id: lower-case letters, digits and hyphens. */
export function idOf(spot: Spot | undefined): string {
  const id = textOf(spot, 40)
  if (spot && id !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) addMistake(spot, 'noId')
  return id
}

export function oneOf<T extends string>(spot: Spot | undefined, values: readonly T[]): T {
  if (spot && !values.includes(spot.value as T)) addMistake(spot, 'notOneOf', { of: values.join(', ') })
  return (spot?.value ?? values[0]) as T
}

/** Requires that texts differ, ignoring case. The mistake is at the later of two alike and says which one it repeats. */
export function checkDistinct(spot: Spot | undefined, texts: readonly string[], field?: string): void {
  if (!spot) return
  const firstIndexes = new Map<string, number>()
  for (const [i, text] of texts.entries()) {
    const key = text.toLowerCase()
    const first = firstIndexes.get(key)
    if (first === undefined) firstIndexes.set(key, i)
    else if (key !== '')
      addMistake(spotInside(field === undefined ? spot : spotInside(spot, i, undefined), field ?? i, text), 'repeated', { sameAs: first + 1 })
  }
}
