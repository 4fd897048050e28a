// Security headers of every response: only our own files may run, no content sniffing, no referrer.

interface RequestOrigin {
  readonly host: string | undefined
  /** Whether the public address is https; browsers warn about some headers without it. */
  readonly isSecure: boolean
}
/** Whether a `Host` header is a plain name or address with a port, safe to repeat. */
export const isSafeHost = (host: string | undefined): host is string => host !== undefined && /^[\w.:[\]-]+$/.test(host)

/** WebSocket addresses are listed explicitly, because `'self'` does not include them in every supported browser. */
export function securityHeaders({ host, isSecure }: RequestOrigin): Record<string, string> {
  const webSockets = isSafeHost(host) ? ` ws://${host} wss://${host}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${webSockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The shared screen is shown in a frame of our own page; other sites may not frame us.
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'cross-origin-opener-policy': 'same-origin', 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-resource-policy': 'same-origin',
  }
}
