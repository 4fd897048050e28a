// The packs of this browser, written here or imported, in localStorage. They are drafts: a draft has a kind, an id and a name, and may still have
// mistakes. Whatever else is stored is ignored.
import { signal } from '@preact/signals'
import { randomHex } from '../random.ts'
import type { Draft } from './drafts.ts'
import { packFormatOf } from './formats.ts'

const storageKey = 'safehouse.packs'

function readStoredPacks(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    return []
  }
}
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  packFormatOf(value) !== undefined &&
  typeof (value as Draft).id === 'string' &&
  typeof (value as Draft).name === 'string'

export const storedPacks = signal(readStoredPacks())

/** Returns whether the pack could be stored; otherwise it lasts as long as this page. */
export function storePack(pack: Draft): boolean {
  const isNew = !storedPacks.value.some(({ id }) => id === pack.id)
  return storeAll(isNew ? [...storedPacks.value, pack] : storedPacks.value.map((known) => (known.id === pack.id ? pack : known)))
}
export function deletePack(id: string): void {
  storeAll(storedPacks.value.filter((pack) => pack.id !== id))
}
function storeAll(packs: readonly Draft[]): boolean {
  storedPacks.value = packs
  try {
    localStorage.setItem(storageKey, JSON.stringify(packs))
    return true
  } catch {
    return false
  }
}
export const findPack = (id: string): Draft | undefined => storedPacks.value.find((pack) => pack.id === id)
export const newPackId = (): string => `own-${randomHex(6)}`
