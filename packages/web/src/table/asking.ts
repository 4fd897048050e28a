// The HTTP API of this page's server, and its errors as sentences. The front page needs no other connection.
import { Api, ApiError } from '@safehouse/protocol'
import { words } from '../words/language.ts'

export const api = new Api()

/** A sentence for whatever a request failed with. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof ApiError)) return words().unreachable
  const { code, with: fills } = problem.body
  return (words().errors[code] ?? words().errors.internal)(fills ?? {})
}
