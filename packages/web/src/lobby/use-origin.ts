// The origin at which other devices reach this server: this page's own, unless that is a loopback address.
import { useEffect, useState } from 'preact/hooks'
import { api } from '../table/api.ts'

const isLocal = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]'

/** "http://192.168.1.20:7007" */
export function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin)
  useEffect(() => {
    if (!isLocal(location.hostname)) return
    api.info().then(
      ({ addresses }) => addresses[0] && setOrigin(addresses[0].replace(/\/$/, '')),
      () => {},
    )
  }, [])
  return origin
}
/** An address as people type it. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '')
