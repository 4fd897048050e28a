// Guessing table codes is limited, however many guesses run at once.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter } from './rate-limiter.ts'

test('wrong codes that are looked up at once are all charged; right ones are not', async () => {
  const clock = new HandTurnedClock()
  const limits = new RateLimiter({ ...DEFAULT_RATE_LIMITS, wrongCodes: { burst: 5, perSecond: 1 } }, clock)
  const look = (found: string | undefined) => limits.lookUpGuarded('here', async () => found).catch(({ code }: { code: string }) => code)
  await Promise.all(Array.from({ length: 30 }, () => look('a table')))
  expect(await Promise.all(Array.from({ length: 30 }, () => look(undefined)))).not.toContain('tooManyRequests')
  await clock.forward(20_000)
  expect(await look('a table')).toBe('tooManyRequests')
  await clock.forward(10_000)
  expect(await look('a table')).toBe('a table')
})
