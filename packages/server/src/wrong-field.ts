// The field that a schema found wrong in what a client sent, for the error that it is answered with.
import { ZodError } from 'zod'

/** Field names of the client are repeated only up to this length. */
const MAX_FIELD_LENGTH = 100

/** `with` of a bad request: the first wrong field, below `parent` if given; nothing if no field is to blame. */
export function wrongField(problem: unknown, parent?: string): { readonly with?: { readonly field: string } } {
  const path = problem instanceof ZodError ? (problem.issues[0]?.path ?? []) : []
  const field = [...(parent === undefined ? [] : [parent]), ...path].join('.').slice(0, MAX_FIELD_LENGTH)
  return field ? { with: { field } } : {}
}
