import type { House, Person } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { canTakeOverAsHost } from './host-takeover.ts'

const minute = 60_000
const person = (id: string, awaySince: number | null = null) => ({ id, awaySince }) as Person
const between = { host: 'mara', people: [person('mara', 0), person('noor'), person('teo')] } as unknown as House
const inGame = { ...between, on: { state: 'running', seats: ['mara', 'noor'] } } as unknown as House

test('the keys of a host who has been away for a minute are offered to the others', () => {
  expect(canTakeOverAsHost(between, 'noor', minute)).toBe(true)
  expect(canTakeOverAsHost(between, 'noor', minute - 1)).toBe(false)
  expect(canTakeOverAsHost({ ...between, host: 'teo' }, 'noor', minute)).toBe(false)
  expect(canTakeOverAsHost(between, 'mara', minute)).toBe(false)
})
test('while a game is on they are offered to those who play it alone', () => {
  expect(canTakeOverAsHost(inGame, 'noor', minute)).toBe(true)
  expect(canTakeOverAsHost(inGame, 'teo', minute)).toBe(false)
})
