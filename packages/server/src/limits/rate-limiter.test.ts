// Guessing table codes is limited, however many guesses run at once.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter, type RateLimits } from './rate-limiter.ts'

const newLimiter = (clock: HandTurnedClock, more: Partial<RateLimits> = {}) => {
  const limits = new RateLimiter({ ...DEFAULT_RATE_LIMITS, wrongCodes: { burst: 5, perSecond: 1 }, ...more }, clock)
  return (address: string, found: string | undefined) => limits.lookUpGuarded(address, async () => found).catch(({ code }: { code: string }) => code)
}

test('right codes that are looked up at once are all answered', async () => {
  const lookUp = newLimiter(new HandTurnedClock())
  const answers = await Promise.all(Array.from({ length: 30 }, () => lookUp('here', 'a table')))
  expect(new Set(answers)).toEqual(new Set(['a table']))
})
test('codes that are guessed at once are checked one after another: after the limit even the right one is refused', async () => {
  const clock = new HandTurnedClock()
  const lookUp = newLimiter(clock)
  const guesses = Array.from({ length: 30 }, (_, i) => lookUp('here', i === 29 ? 'a table' : undefined))
  expect(await Promise.all(guesses)).toEqual([...Array(5).fill('unknownTable'), ...Array(25).fill('tooManyRequests')])
  expect(await lookUp('elsewhere', 'a table')).toBe('a table')
  await clock.forward(5000)
  expect(await lookUp('here', 'a table')).toBe('a table')
})
test('wrong codes are limited over all addresses together; an address without wrong guesses can still use a right code', async () => {
  const clock = new HandTurnedClock()
  const lookUp = newLimiter(clock, { wrongCodesInAll: { burst: 10, perSecond: 1 } })
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => lookUp(`address ${i % 10}`, undefined)))
  expect(guesses.filter((answer) => answer === 'unknownTable')).toHaveLength(10)
  expect(await lookUp('address 0', 'a table')).toBe('tooManyRequests')
  expect(await lookUp('somebody else', 'a table')).toBe('a table')
  await clock.forward(2000)
  expect(await lookUp('address 0', 'a table')).toBe('a table')
})
test('guesses from many addresses at once are counted before any of them is answered', async () => {
  const lookUp = newLimiter(new HandTurnedClock(), { wrongCodesInAll: { burst: 25, perSecond: 1 } })
  const addresses = Array.from({ length: 20 }, (_, i) => `address ${i}`)
  await Promise.all(addresses.map((address) => lookUp(address, undefined))) // each is wrong once, and five are left
  const guesses = await Promise.all(addresses.map((address) => lookUp(address, undefined)))
  expect(guesses.filter((answer) => answer === 'unknownTable')).toHaveLength(5)
})
