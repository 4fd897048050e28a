// Grammar that all catalogues share: people in sentences, plurals, lists, numbers and dates, all as Intl has them. Intl itself is asked only for
// what is not plain: its first object takes a slow phone a twentieth of a second, and every catalogue has its own.

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
  plural(n: number, singular: string, pluralForm: string): string
  /** "a, b and c" */
  list(items: readonly string[]): string
  number(n: number): string
  /** A day, from its time in milliseconds. */
  date(at: number): string
}
/** What stands between two, and before the last of more. */
const conjunctions = { en: [' and ', ', and '], 'en-GB': [' and ', ' and '], nl: [' en ', ' en '], de: [' und ', ' und '] } as const

export function grammarOf(language: keyof typeof conjunctions): Grammar {
  const [ofTwo, ofMore] = conjunctions[language]
  let numbers: Intl.NumberFormat | undefined
  let dates: Intl.DateTimeFormat | undefined
  return {
    plural: (n, singular, pluralForm) => (Math.abs(n) === 1 ? singular : pluralForm),
    list: (items) => (items.length < 2 ? items.join() : items.slice(0, -1).join(', ') + (items.length === 2 ? ofTwo : ofMore) + items.at(-1)),
    number(n) {
      if (Number.isInteger(n) && n >= 0 && n < 1000) return String(n)
      numbers ??= new Intl.NumberFormat(language)
      return numbers.format(n)
    },
    date(at) {
      dates ??= new Intl.DateTimeFormat(language, { dateStyle: 'long' })
      return dates.format(at)
    },
  }
}
