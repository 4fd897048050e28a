// Where a request comes from: the client's address, by which rate limits count, whether its page is one of ours, and whether it
// is meant for this server.
// Headers come from the client: only the part that our own proxies added may be trusted.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Address of the client behind `trustedProxies` proxies of our own. Each proxy appends one address to X-Forwarded-For; what stands
 * before those may be forged by the client.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const direct = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return toNetwork(direct)
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return toNetwork(withoutPort(forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct))
}

/** Some proxies append the port, which differs for every connection. */
const withoutPort = (address: string): string => /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** IPv6 clients usually own a whole /64 network, so all its addresses count as one client. IPv4 addresses stay as they are. */
function toNetwork(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)
  if (ipv4) return ipv4[1]!
  // Without a colon it is none. Node's own pattern takes 7 ms the first time it is used, which would be during somebody's first request.
  if (!address.includes(':') || !isIPv6(address)) return address
  const [first = '', last = ''] = address.split('::')
  const groups = first === '' ? [] : first.split(':')
  const omitted = 8 - groups.length - (last === '' ? 0 : last.split(':').length)
  const allGroups = address.includes('::') ? [...groups, ...Array<string>(omitted).fill('0'), ...last.split(':')] : groups
  return `${allGroups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Whether a request may have been sent by one of our own pages (protection against cross-site requests). Clients that are not
 * browsers send no Origin and are allowed.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
}

export const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** Names of this machine itself. No other site can have them, so DNS rebinding cannot use them; health checks and SSH tunnels do. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request's `Host` is that of the public address, or there is none to compare it with. Ports are not compared, because
 * some proxies leave them out.
 */
export function isOwnHost(host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true
  const name = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host ?? '')?.[1]?.toLowerCase()
  return name !== undefined && (LOOPBACK.has(name) || name === new URL(publicUrl).hostname)
}
