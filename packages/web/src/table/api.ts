// The HTTP API of this page's server, and its errors as sentences. The front page needs no other connection.
import { Api, ApiError } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'

export const api = new Api()

/** A sentence for whatever a request failed with. */
export function errorMessage(problem: unknown): string {
  if (!(problem instanceof ApiError)) return messages().unreachable
  const { code, with: values } = problem.body
  return (messages().errors[code] ?? messages().errors.internal)(values ?? {})
}
