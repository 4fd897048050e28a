// What a device sends when somebody joins with it: an id of this attempt, which makes joining idempotent (a reload on the way takes
// no second seat), and an id of the device that is different at every table, so that no server can track it.
import type { Device } from '@safehouse/protocol'
import { loadChunk } from '../chunks.ts'
import { randomHex } from '../random.ts'

const deviceKey = 'safehouse.device'
const joinIdKey = (code: string) => `safehouse.coming.${code}`

export async function deviceIdentity(code: string): Promise<Required<Device>> {
  const { sha256Hex } = await loadChunk(() => import('./hash.ts'))
  return {
    id: storedOrNew(() => sessionStorage, joinIdKey(code)),
    device: sha256Hex(`${storedOrNew(() => localStorage, deviceKey)} ${code}`),
  }
}
/** Call when joining succeeded: the next person joins under a new id. */
export function clearJoinId(code: string): void {
  try {
    sessionStorage.removeItem(joinIdKey(code))
  } catch {
    // Without storage there was no id to clear.
  }
}
function storedOrNew(where: () => Storage, key: string): string {
  try {
    const id = where().getItem(key) ?? randomHex(16)
    where().setItem(key, id)
    return id
  } catch {
    return randomHex(16)
  }
}
