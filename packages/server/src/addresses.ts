// The addresses at which others reach this server, for links, QR codes and the terminal.
import { networkInterfaces } from 'node:os'

export function addressesOf(host: string, port: number, publicUrl: string | undefined): string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).origin]
  const isOnAllInterfaces = host === '0.0.0.0' || host === '::'
  const local = `http://localhost:${port}`
  if (!isOnAllInterfaces) return host === '127.0.0.1' || host === '::1' || host === 'localhost' ? [local] : [`http://${host}:${port}`]
  return [...lanAddresses().map((address) => `http://${address}:${port}`), local]
}

/** An address for programs on this machine. */
export function localOrigin(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** IPv4 addresses of this machine, those of home networks first: a phone cannot use those of virtual machines or tunnels. */
export function lanAddresses(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  const rank = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2)
  return addresses.sort((a, b) => rank(a) - rank(b))
}
