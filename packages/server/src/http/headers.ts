// What browsers are told about every answer: nothing but our own files runs, nothing is sniffed, nobody is told where from.

interface Asked {
  readonly host: string | undefined
  /** The pages are reached over https: some headers mean something there alone, and are complained of elsewhere. */
  readonly isSecure: boolean
}
/** `'self'` does not cover WebSockets in every browser that we support, so they are named. */
export function securityHeaders({ host, isSecure }: Asked): Record<string, string> {
  const own = host && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The shared screen is our own page inside our own page, drawn to size; nobody else may frame us.
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'cross-origin-opener-policy': 'same-origin' }),
    'cross-origin-resource-policy': 'same-origin',
  }
}
