// Whose address counts against the limits: the one that talks to us, or what our own proxies say of whom they talk to.
// Each proxy adds one address at the end; what stands before those was written by a stranger.
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const direct = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return networkOf(direct)
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return networkOf(withoutPort(told.at(-trustedProxies) ?? told[0] ?? direct))
}

/** Some proxies write the port too, which is another one each time. */
const withoutPort = (address: string): string => /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** Whoever has one address of IPv6 has a network of them to choose from, and counts as one. */
function networkOf(address: string): string {
  const old = /^::ffff:([\d.]+)$/i.exec(address)
  if (old) return old[1]!
  if (!isIPv6(address)) return address
  const [first = '', last = ''] = address.split('::')
  const groups = first === '' ? [] : first.split(':')
  const omitted = 8 - groups.length - (last === '' ? 0 : last.split(':').length)
  const all = address.includes('::') ? [...groups, ...Array<string>(omitted).fill('0'), ...last.split(':')] : groups
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
