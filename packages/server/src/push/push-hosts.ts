// The push services to which this server sends. A subscription's address comes from a client: without this allow-list anybody could
// make the server send requests into its own network (SSRF).

/** Those of Chrome, Firefox, Safari and Edge. A leading dot stands for all names below. */
const KNOWN_HOSTS = ['fcm.googleapis.com', 'jmt17.google.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

export class PushHosts {
  /** `more` are names, or whole origins for other ports or plain http, that the operator adds. */
  constructor(private readonly more: readonly string[] = []) {}

  /** Whether the address is one of a known push service, over https at its usual port. */
  allows(address: string): boolean {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url || url.username || url.password || url.hash) return false
    if (this.more.includes(url.origin)) return true
    const names = [...KNOWN_HOSTS, ...this.more]
    return (
      url.protocol === 'https:' &&
      url.port === '' &&
      names.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name))
    )
  }
}
