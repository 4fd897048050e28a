// The small grammar that all catalogues share: who is meant, plurals, lists and numbers, all by Intl.

/** Somebody in a sentence. `name` is safe in any text direction; `you` says whose screen this is. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** A name that reads the other way keeps to itself inside a sentence, as <bdi> does outside of one. */
export const isolate = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

export interface Grammar {
  /** The form that goes with n. */
  plural(n: number, one: string, other: string): string
  /** "a, b and c" */
  list(items: readonly string[]): string
  number(n: number): string
  /** A day, from its time in milliseconds. */
  date(at: number): string
}
export function grammarOf(language: string): Grammar {
  const rules = new Intl.PluralRules(language)
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const numbers = new Intl.NumberFormat(language)
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return {
    plural: (n, one, other) => (rules.select(n) === 'one' ? one : other),
    list: (items) => lists.format(items),
    number: (n) => numbers.format(n),
    date: (at) => dates.format(at),
  }
}
