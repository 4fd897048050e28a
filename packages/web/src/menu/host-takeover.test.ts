import type { House, Person } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { canTakeOverAsHost } from './host-takeover.ts'

const MINUTE_MS = 60_000
const person = (id: string, awaySince: number | null = null) => ({ id, awaySince }) as Person
const inLobby = { host: 'mara', people: [person('mara', 0), person('noor'), person('teo')] } as unknown as House
const inMatch = { ...inLobby, on: { state: 'running', seats: ['mara', 'noor'] } } as unknown as House

test('the others can take over from a host who has been absent for a minute', () => {
  expect(canTakeOverAsHost(inLobby, 'noor', MINUTE_MS)).toBe(true)
  expect(canTakeOverAsHost(inLobby, 'noor', MINUTE_MS - 1)).toBe(false)
  expect(canTakeOverAsHost({ ...inLobby, host: 'teo' }, 'noor', MINUTE_MS)).toBe(false)
  expect(canTakeOverAsHost(inLobby, 'mara', MINUTE_MS)).toBe(false)
})
test('during a match only its players can take over', () => {
  expect(canTakeOverAsHost(inMatch, 'noor', MINUTE_MS)).toBe(true)
  expect(canTakeOverAsHost(inMatch, 'teo', MINUTE_MS)).toBe(false)
})
