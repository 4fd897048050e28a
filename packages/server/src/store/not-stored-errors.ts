// Wraps a store so that every failed call becomes the request error `notStored`, which clients may see and retry. The cause is
// kept as `cause` and logged, at most once a second, however many calls fail while a database cannot be reached.
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'
import type { Store } from './store.ts'

const MIN_LOG_INTERVAL_MS = 1000

export function withNotStoredErrors(store: Store, clock: Clock, log: Logger): Store {
  let loggedAt = Number.NEGATIVE_INFINITY
  const fail = (method: string, problem: unknown): never => {
    const now = clock.now()
    if (now - loggedAt >= MIN_LOG_INTERVAL_MS) {
      log.error({ err: problem, call: method }, 'store failed')
      loggedAt = now
    }
    throw new RequestError('notStored', {}, { cause: problem })
  }
  const wrapped = new Map<string | symbol, unknown>()
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      if (!wrapped.has(name))
        wrapped.set(name, async (...given: unknown[]) => {
          try {
            return await Reflect.apply(Reflect.get(target, name) as typeof method, target, given)
          } catch (problem) {
            return fail(String(name), problem)
          }
        })
      return wrapped.get(name)
    },
  })
}
