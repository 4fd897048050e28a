// A pack while it is being written: plain JSON, valid or not. Values are read and replaced by their path; nothing is mutated.
import type { Path } from '@safehouse/content/pack.ts'

export interface Draft {
  readonly format: string
  readonly id: string
  readonly name: string
  readonly [field: string]: unknown
}
type Step = Path[number]
const isContainer = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null

export const valueAt = (value: unknown, path: Path): unknown => path.reduce((inside, step) => (isContainer(inside) ? inside[step] : undefined), value)
export const textAt = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
export const listAt = (value: unknown, path: Path): readonly unknown[] => {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** A copy with another value at the path; `undefined` removes the field. */
export function withValueAt<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return next as T
  const inside = withValueAt(isContainer(value) ? value[step] : undefined, rest, next)
  if (Array.isArray(value)) return value.with(Number(step), inside) as T
  const { [step]: _, ...others } = (isContainer(value) ? value : {}) as Record<Step, unknown>
  if (inside === undefined) return others as T
  // An existing field keeps its position, so that an exported file keeps the order of the imported one.
  return { ...(value as object), [step]: inside } as T
}

export const isSamePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i])
