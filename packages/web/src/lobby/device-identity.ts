// What this device says of itself when somebody comes in with it: an id for this coming in, so that a reload on the way takes no
// second chair; and a name for the device that is another one at every table, so that no server can follow it around.
import type { Device } from '@safehouse/protocol'
import { chunk } from '../chunks.ts'
import { randomHex } from '../random.ts'

const deviceKey = 'safehouse.device'
const comingKey = (code: string) => `safehouse.coming.${code}`

export async function deviceIdentity(code: string): Promise<Required<Device>> {
  const { sha256Hex } = await chunk(() => import('./hash.ts'))
  return {
    id: remembered(() => sessionStorage, comingKey(code)),
    device: sha256Hex(`${remembered(() => localStorage, deviceKey)} ${code}`),
  }
}
/** In: whoever comes next comes under another id. */
export function clearJoinId(code: string): void {
  try {
    sessionStorage.removeItem(comingKey(code))
  } catch {
    // Then it was not kept either.
  }
}
function remembered(where: () => Storage, key: string): string {
  try {
    const kept = where().getItem(key) ?? randomHex(16)
    where().setItem(key, kept)
    return kept
  } catch {
    return randomHex(16)
  }
}
