// Pages of other sites may not speak for our visitors: what a browser sends must come from this server's own pages.
import type { IncomingHttpHeaders } from 'node:http'

/** Something that is not a browser sends no Origin, and has no visitor to betray. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
}
