// Asking the house for things over HTTP, and its answers as sentences. The front door needs no more than this.
import { Api, ApiError } from '@safehouse/protocol'
import { words } from '../words/language.ts'

export const api = new Api()

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof ApiError)) return words().unreachable
  const { code, with: fills } = problem.body
  return (words().errors[code] ?? words().errors.internal)(fills ?? {})
}
