// What a guess costs, however many are under way.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { generous, Limits } from './limits.ts'

test('guessing many codes at once is paid for like guessing them one by one; right ones cost nothing', async () => {
  const clock = new HandTurnedClock()
  const limits = new Limits({ ...generous, wrongCodes: { burst: 5, perSecond: 1 } }, clock)
  const look = (found: string | undefined) => limits.guard('here', async () => found).catch(({ code }: { code: string }) => code)
  await Promise.all(Array.from({ length: 30 }, () => look('a table')))
  expect(await Promise.all(Array.from({ length: 30 }, () => look(undefined)))).not.toContain('tooManyRequests')
  await clock.forward(20_000)
  expect(await look('a table')).toBe('tooManyRequests')
  await clock.forward(10_000)
  expect(await look('a table')).toBe('a table')
})
