// Grammar that all catalogues share: people in sentences, plurals, lists, numbers and dates, all by Intl.

/** A person in a sentence. `name` is safe in any text direction; `you` says whether the person is the reader. */
export interface Mention {
  readonly name: string
  readonly you: boolean
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Isolates a right-to-left name with Unicode marks, as <bdi> does in HTML, so that it does not reorder the sentence around it. */
export const isolateName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

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
