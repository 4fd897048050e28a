// Taking a seat by a link. A host's link for a program is ORIGIN/t/CODE#program=KEY; without a key it is the table's own address.
import { Api, type OfferedBot } from '@safehouse/protocol'

export interface SeatLink {
  readonly origin: string
  readonly code: string
  /** The key of a host's invitation. */
  readonly key?: string
  /** The token of a seat that this program already has (`#token=`). */
  readonly token?: string
}
export interface TakenSeat {
  readonly origin: string
  readonly code: string
  readonly token: string
}

/** Reads a link; undefined if it leads to no table. */
export function readSeatLink(text: string): SeatLink | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol, pathname, hash } = new URL(text)
  const code = /^\/t\/([0-9A-Za-z]{4,6})$/.exec(pathname)?.[1]
  if (code === undefined || !/^https?:$/.test(protocol)) return undefined
  const fragment = new URLSearchParams(hash.slice(1))
  const key = fragment.get('program')
  const token = fragment.get('token')
  return { origin, code: code.toUpperCase(), ...(key && { key }), ...(token && { token }) }
}

/** Takes the seat that a link leads to, as a bot with its maker's name. */
export async function takeSeat({ origin, code, key, token }: SeatLink, bot: OfferedBot): Promise<TakenSeat> {
  if (token !== undefined) return { origin, code, token }
  const grant = await new Api(origin).joinAsBot(code, bot, key === undefined ? {} : { key })
  return { origin, code, token: grant.token }
}
