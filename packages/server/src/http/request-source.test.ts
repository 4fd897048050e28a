// Clients cannot choose the address by which rate limits count them.
import { expect, test } from 'vitest'
import { clientAddress } from './request-source.ts'

const from = (forwarded?: string) => ({
  socket: { remoteAddress: '10.0.0.1' },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  expect(clientAddress(from('203.0.113.7'), 0)).toBe('10.0.0.1')
})
test("behind one proxy the last address is the client's, whatever the client wrote before it", () => {
  expect(clientAddress(from('203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(clientAddress(from('198.51.100.1, 203.0.113.7'), 1)).toBe('203.0.113.7')
})
test("behind two proxies the last but one is the client's", () => {
  expect(clientAddress(from('198.51.100.1, 203.0.113.7, 10.0.0.9'), 2)).toBe('203.0.113.7')
})
test("without X-Forwarded-For the proxy's own address is used", () => {
  expect(clientAddress(from(), 1)).toBe('10.0.0.1')
})
test('a port that a proxy adds is ignored', () => {
  for (const address of ['203.0.113.7:4711', '203.0.113.7:80', '203.0.113.7']) expect(clientAddress(from(address), 1)).toBe('203.0.113.7')
  for (const address of ['[2001:db8:0:7::1]:4711', '[2001:db8:0:7::1]']) expect(clientAddress(from(address), 1)).toBe('2001:db8:0:7::/64')
})
test('all IPv6 addresses of a /64 network count as one client and each IPv4 address as its own, however they are written', () => {
  const network = '2001:db8:0:7::/64'
  for (const address of ['2001:db8:0:7::1', '2001:0DB8:0000:0007:1:2:3:4', '2001:db8:0:7:ffff::'] as const)
    expect(clientAddress(from(address), 1)).toBe(network)
  expect(clientAddress(from('2001:db8:0:8::1'), 1)).not.toBe(network)
  expect(clientAddress(from('2001:db8::7:0:0:1'), 1)).toBe('2001:db8:0:0::/64')
  expect(clientAddress(from('::1'), 1)).toBe('0:0:0:0::/64')
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7']) expect(clientAddress(from(address), 1)).toBe('203.0.113.7')
  expect(clientAddress(from('nonsense'), 1)).toBe('nonsense')
})
