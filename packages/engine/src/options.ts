// Options of a game as data: validation, defaults and the form that people see all come from one specification.
// The values that an option may have must never depend on a secret.
import type { Seat } from './contract.ts'

/** What values an option may have. `apart` is the default for tables whose players are not all in one room, if it differs. */
export type OptionSpec<T> = OptionKind<T> & { readonly apart?: T }
type OptionKind<T> =
  | { readonly kind: 'switch'; readonly default: T & boolean }
  | { readonly kind: 'pick'; readonly of: readonly T[]; readonly default: T }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: T & number }
  /** A seat of the match, or null to let chance decide. */
  | { readonly kind: 'seat'; readonly default: T & (Seat | null) }
  | (T extends readonly (infer E)[] ? { readonly kind: 'some'; readonly of: readonly E[]; readonly min: number; readonly default: T } : never)
  /** Anything else, such as a pack: `read` throws an error that says what is wrong and where. */
  | { readonly kind: 'custom'; readonly default: T; read(value: unknown): T }
export type OptionSpecs<O> = { readonly [P in keyof O]-?: OptionSpec<O[P]> }

export class BadOption extends Error {
  readonly option: string
  constructor(option: string, problem: string) {
    super(`${option}: ${problem}`)
    this.option = option
  }
}

/** Untrusted options, validated and completed with the defaults. Throws BadOption for unknown names and wrong values. */
export function readOptions<O extends object>(specs: OptionSpecs<O>, chosen: unknown, seats: number, apart = false): O {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) throw new BadOption('options', 'not an object')
  for (const name in chosen) if (!Object.hasOwn(specs, name)) throw new BadOption(name, 'no such option')
  const options: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(specs as Record<string, OptionSpec<unknown>>)) {
    const value = (chosen as Record<string, unknown>)[name]
    options[name] = value === undefined ? defaultOf(spec, apart) : readOption(name, spec, value, seats)
  }
  return options as O
}

const defaultOf = <T>(spec: OptionSpec<T>, apart: boolean): T => (apart && spec.apart !== undefined ? spec.apart : spec.default)

function readOption(name: string, spec: OptionSpec<unknown>, value: unknown, seats: number): unknown {
  if (spec.kind === 'custom') {
    try {
      return spec.read(value)
    } catch (problem) {
      throw new BadOption(name, problem instanceof Error ? problem.message : String(problem))
    }
  }
  if (!isAllowed(spec, value, seats)) throw new BadOption(name, 'not one of the values it may have')
  return value
}
function isAllowed(spec: Exclude<OptionKind<unknown>, { kind: 'custom' }>, value: unknown, seats: number): boolean {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean'
    case 'pick':
      return spec.of.includes(value)
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max
    case 'seat':
      return value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats)
    default:
      return isSubset(spec as { of: readonly unknown[]; min: number }, value)
  }
}
function isSubset(spec: { of: readonly unknown[]; min: number }, value: unknown): boolean {
  return (
    Array.isArray(value) && value.length >= spec.min && new Set(value).size === value.length && value.every((element) => spec.of.includes(element))
  )
}
