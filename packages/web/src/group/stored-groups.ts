// The groups that this device has opened or created, in localStorage: their keys, and their members' names for the front page.
import { readStoredList, writeStoredList } from '../settings.ts'

export interface StoredGroup {
  readonly key: string
  readonly names: readonly string[]
}
const storageKey = 'safehouse.groups'
const MAX_GROUPS = 6

export const storedGroups = (): readonly StoredGroup[] => readStoredList(storageKey)
const write = (groups: readonly StoredGroup[]): void => writeStoredList(storageKey, groups.slice(0, MAX_GROUPS))
/** Puts the group first. */
export const storeGroup = (group: StoredGroup): void => write([group, ...storedGroups().filter(({ key }) => key !== group.key)])
export const forgetGroup = (key: string): void => write(storedGroups().filter((group) => group.key !== key))

/** The key in a link's fragment. It stays in the address, so that the page can be bookmarked. */
export const groupKeyIn = (hash: string): string => hash.replace(/^#/, '')
export const groupPath = (key: string): string => `/group#${key}`
