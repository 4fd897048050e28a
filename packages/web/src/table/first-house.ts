// The house document that came with a seat: the lobby is shown from it at once, and the connection, which takes a phone half a second and
// more, brings the newer ones. Nothing in it is secret.
import { type House, PackCache } from '@safehouse/protocol'

let latest: { readonly token: string; readonly house: House } | undefined

export const keepFirstHouse = (token: string, house: House): void => {
  latest = { token, house }
}
/** Works once for each seat; later connections have to ask. Undefined during a match, and where a pack has to be fetched first. */
export function takeFirstHouse(token: string): House | undefined {
  const house = latest?.token === token ? new PackCache(async () => undefined).resolve(latest.house) : undefined
  latest = undefined
  return house?.on ? undefined : house
}
