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

export const storedPacks = signal(stored())

/** Whether it is kept beyond this page: a full or closed store refuses. */
export function storePack(pack: Draft): boolean {
  const isNew = !storedPacks.value.some(({ id }) => id === pack.id)
  return write(isNew ? [...storedPacks.value, pack] : storedPacks.value.map((other) => (other.id === pack.id ? pack : other)))
}
export function deletePack(id: string): void {
  write(storedPacks.value.filter((pack) => pack.id !== id))
}
function write(packs: readonly Draft[]): boolean {
  storedPacks.value = packs
  try {
    localStorage.setItem(key, JSON.stringify(packs))
    return true
  } catch {
    return false
  }
}
export const findPack = (id: string): Draft | undefined => storedPacks.value.find((pack) => pack.id === id)
export const newPackId = (): string => `own-${randomHex(6)}`
