// A pack while it is written: plain JSON, right or not yet. Values are found and changed by their path; nothing is changed in place.
import type { Path } from '@safehouse/content/pack.ts'

export interface Draft {
  readonly format: string
  readonly id: string
  readonly name: string
  readonly [field: string]: unknown
}
type Step = Path[number]
const isHolder = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null

export const valueAt = (value: unknown, path: Path): unknown => path.reduce((inside, step) => (isHolder(inside) ? inside[step] : undefined), value)
export const textAt = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
export const listAt = (value: unknown, path: Path): readonly unknown[] => {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** The same with another value at the path; `undefined` takes the field out. */
export function withValueAt<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return next as T
  const inside = withValueAt(isHolder(value) ? value[step] : undefined, rest, next)
  if (Array.isArray(value)) return value.with(Number(step), inside) as T
  const { [step]: _, ...others } = (isHolder(value) ? value : {}) as Record<Step, unknown>
  if (inside === undefined) return others as T
  // A field that was there keeps its place: an exported file reads as it was written.
  return { ...(value as object), [step]: inside } as T
}

export const samePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, i) => step === b[i])
