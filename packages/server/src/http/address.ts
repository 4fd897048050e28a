// Whose address counts against the limits: the one that talks to us, or what our own proxies say of whom they talk to.
// Each proxy adds one address at the end; what stands before those was written by a stranger.
import type { IncomingMessage } from 'node:http'

export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const direct = socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return told.at(-trustedProxies) ?? told[0] ?? direct
}
