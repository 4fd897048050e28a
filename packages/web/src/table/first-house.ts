// The house document that came with a seat: the lobby is shown from it at once, and the connection, which takes a phone half a second and
// more, brings the newer ones. Nothing in it is secret.
import { type House, PackCache } from '@safehouse/protocol'

let latest: { readonly token: string; readonly house: House } | undefined

export const keepFirstHouse = (token: string, house: House): void => {
  latest = { token, house }
}
/** Once for each seat: a connection that is opened later has to ask. Not with packs, which the document names and does not hold. */
export function takeFirstHouse(token: string): House | undefined {
  const house = latest?.token === token ? new PackCache(async () => undefined).resolve(latest.house) : undefined
  latest = undefined
  return house?.on ? undefined : house
}
