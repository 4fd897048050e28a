// The packs of this browser: written here or brought in a file, kept in localStorage as they are, right or not yet.
import { signal } from '@preact/signals'
import { randomHex } from '../random.ts'
import type { Draft } from './drafts.ts'
import { formatOf } from './formats.ts'

const key = 'safehouse.packs'

function stored(): readonly Draft[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(all) ? all.filter(isDraft) : []
  } catch {
    return []
  }
}
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  formatOf(value) !== undefined &&
  typeof (value as Draft).id === 'string' &&
  typeof (value as Draft).name === 'string'

export const keptPacks = signal(stored())

/** Whether it is kept beyond this page: a full or closed store refuses. */
export function keepPack(pack: Draft): boolean {
  const isNew = !keptPacks.value.some(({ id }) => id === pack.id)
  return write(isNew ? [...keptPacks.value, pack] : keptPacks.value.map((other) => (other.id === pack.id ? pack : other)))
}
export function throwAwayPack(id: string): void {
  write(keptPacks.value.filter((pack) => pack.id !== id))
}
function write(packs: readonly Draft[]): boolean {
  keptPacks.value = packs
  try {
    localStorage.setItem(key, JSON.stringify(packs))
    return true
  } catch {
    return false
  }
}
export const packOf = (id: string): Draft | undefined => keptPacks.value.find((pack) => pack.id === id)
export const freshId = (): string => `own-${randomHex(6)}`
