import type { House, Person } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { mayTakeKeys } from './keys.ts'

const minute = 60_000
const person = (id: string, awaySince: number | null = null) => ({ id, awaySince }) as Person
const between = { host: 'mara', people: [person('mara', 0), person('noor'), person('teo')] } as unknown as House
const inGame = { ...between, on: { state: 'running', seats: ['mara', 'noor'] } } as unknown as House

test('the keys of a host who has been away for a minute are offered to the others', () => {
  expect(mayTakeKeys(between, 'noor', minute)).toBe(true)
  expect(mayTakeKeys(between, 'noor', minute - 1)).toBe(false)
  expect(mayTakeKeys({ ...between, host: 'teo' }, 'noor', minute)).toBe(false)
  expect(mayTakeKeys(between, 'mara', minute)).toBe(false)
})
test('while a game is on they are offered to those who play it alone', () => {
  expect(mayTakeKeys(inGame, 'noor', minute)).toBe(true)
  expect(mayTakeKeys(inGame, 'teo', minute)).toBe(false)
})
