// A store whose failures are a no that people may hear: not stored, try again. What was wrong is logged, once a second at most,
// however many wait for a database that is out of reach.
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { RequestError } from '../request-error.ts'
import type { Store } from './store.ts'

const logEvery = 1000

export function answerable(store: Store, clock: Clock, log: Logger): Store {
  let loggedAt = Number.NEGATIVE_INFINITY
  const failed = (call: string, problem: unknown): never => {
    const now = clock.now()
    if (now - loggedAt >= logEvery) log.error({ err: problem, call }, 'store failed')
    if (now - loggedAt >= logEvery) loggedAt = now
    throw new RequestError('notStored')
  }
  return new Proxy(store, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      return (...given: unknown[]) => (call.apply(target, given) as Promise<unknown>).catch((problem: unknown) => failed(String(name), problem))
    },
  })
}
