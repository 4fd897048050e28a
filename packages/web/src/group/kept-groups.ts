// The groups whose histories this device has seen or made: their keys, and whom they are about, for the front door.
export interface KeptGroup {
  readonly key: string
  readonly names: readonly string[]
}
const place = 'safehouse.groups'
const most = 6

export function keptGroups(): readonly KeptGroup[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as KeptGroup[]
  } catch {
    return []
  }
}
function write(groups: readonly KeptGroup[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(groups.slice(0, most)))
  } catch {
    // Nothing to keep it in: the link itself still works.
  }
}
/** The last one first. */
export const keepGroup = (group: KeptGroup): void => write([group, ...keptGroups().filter(({ key }) => key !== group.key)])
export const forgetGroup = (key: string): void => write(keptGroups().filter((group) => group.key !== key))

/** The key in a link's fragment. It stays there, as a history is opened again and again. */
export const keyIn = (hash: string): string => hash.replace(/^#/, '')
export const linkTo = (key: string): string => `/group#${key}`
