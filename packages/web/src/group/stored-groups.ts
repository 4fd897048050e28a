// The groups whose histories this device has seen or made: their keys, and whom they are about, for the front door.
export interface StoredGroup {
  readonly key: string
  readonly names: readonly string[]
}
const place = 'safehouse.groups'
const most = 6

export function storedGroups(): readonly StoredGroup[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as StoredGroup[]
  } catch {
    return []
  }
}
function write(groups: readonly StoredGroup[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(groups.slice(0, most)))
  } catch {
    // Nothing to keep it in: the link itself still works.
  }
}
/** The last one first. */
export const storeGroup = (group: StoredGroup): void => write([group, ...storedGroups().filter(({ key }) => key !== group.key)])
export const forgetGroup = (key: string): void => write(storedGroups().filter((group) => group.key !== key))

/** The key in a link's fragment. It stays there, as a history is opened again and again. */
export const groupKeyIn = (hash: string): string => hash.replace(/^#/, '')
export const groupPath = (key: string): string => `/group#${key}`
