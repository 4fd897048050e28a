// Choices: what a seat may do, as data. In one choice each field is chosen independently of the others; where fields depend on
// each other, there are several choices. `permits` alone decides what is legal, in browser, bots and server.
import type { Action } from './contract.ts'

export type Field<T> =
  /** One of these. */
  | { readonly one: readonly T[] }
  /** Some of these, each at most once, in any order. */
  | (T extends readonly (infer E)[] ? { readonly some: readonly E[]; readonly min: number; readonly max: number } : never)
  /** Points distributed over some of `over`, at least one on each; `spend` lists the totals that are allowed. */
  | (T extends Readonly<Partial<Record<infer N, number>>> ? { readonly spend: readonly number[]; readonly over: readonly N[] } : never)
  /** A value for every key of `match`: each of `with` exactly once, `rest` for the other keys; `fixed` ones cannot be changed. */
  | (T extends Readonly<Record<infer N, infer V>>
      ? { readonly match: readonly N[]; readonly with: readonly V[]; readonly rest: V; readonly fixed: Readonly<Partial<Record<N & string, V>>> }
      : never)
  /** The player's own words; `text` is the maximum number of characters. They may be empty. */
  | (T extends string ? { readonly text: number } : never)

/** One thing that a seat may do. A `standing` choice may be taken at any time; for the others the match waits. */
export type Choice<A extends Action> = A extends Action
  ? {
      readonly do: A['do']
      readonly question: A['question']
      readonly standing?: true
      readonly fields: { readonly [P in keyof A as Exclude<P, 'do' | 'question'>]: Field<Exclude<A[P], undefined>> }
    }
  : never

/** A field without its types, for code that works on any game. */
export type AnyField =
  | { readonly one: readonly unknown[] }
  | { readonly some: readonly unknown[]; readonly min: number; readonly max: number }
  | { readonly spend: readonly number[]; readonly over: readonly string[] }
  | {
      readonly match: readonly string[]
      readonly with: readonly unknown[]
      readonly rest: unknown
      readonly fixed: Readonly<Record<string, unknown>>
    }
  | { readonly text: number }
export interface AnyChoice {
  readonly do: string
  readonly question: string
  readonly standing?: true
  readonly fields: Readonly<Record<string, AnyField>>
}

export function permits<A extends Action>(choices: readonly Choice<A>[], action: A): boolean {
  for (const choice of choices) if (choicePermits(choice as unknown as AnyChoice, action as unknown as Record<string, unknown>)) return true
  return false
}

function choicePermits(choice: AnyChoice, action: Record<string, unknown>): boolean {
  if (choice.do !== action.do || choice.question !== action.question) return false
  for (const name in action) if (name !== 'do' && name !== 'question' && !Object.hasOwn(choice.fields, name)) return false
  for (const name in choice.fields) if (!Object.hasOwn(action, name) || !fieldPermits(choice.fields[name]!, action[name])) return false
  return true
}

function fieldPermits(field: AnyField, value: unknown): boolean {
  if ('one' in field) return field.one.some((option) => isEqual(option, value))
  if ('some' in field) return Array.isArray(value) && isSubset(field, value)
  if ('text' in field) return typeof value === 'string' && value.length <= field.text
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return 'spend' in field ? isDistribution(field, value) : isAssignment(field, value)
}
function isSubset(field: Extract<AnyField, { some: unknown }>, value: readonly unknown[]): boolean {
  if (value.length < field.min || value.length > field.max || new Set(value).size !== value.length) return false
  return value.every((element) => field.some.includes(element))
}
function isDistribution(field: Extract<AnyField, { spend: unknown }>, value: object): boolean {
  let sum = 0
  for (const [item, points] of Object.entries(value)) {
    if (!field.over.includes(item) || !Number.isInteger(points) || points < 1) return false
    sum += points
  }
  return field.spend.includes(sum)
}
function isAssignment(field: Extract<AnyField, { match: unknown }>, value: object): boolean {
  const entries = Object.entries(value)
  const countOf = (wanted: unknown) => entries.filter(([, assigned]) => assigned === wanted).length
  return (
    entries.length === field.match.length &&
    entries.every(([key, assigned]) => field.match.includes(key) && (assigned === field.rest || field.with.includes(assigned))) &&
    field.with.every((wanted) => countOf(wanted) === 1) &&
    Object.entries(field.fixed).every(([key, fixedValue]) => (value as Record<string, unknown>)[key] === fixedValue)
  )
}
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b)) return false
  return a.length === b.length && a.every((element, i) => isEqual(element, b[i]))
}
