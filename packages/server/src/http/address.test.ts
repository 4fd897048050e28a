// Strangers cannot choose the address that limits count them by.
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const from = (forwarded?: string) => ({
  socket: { remoteAddress: '10.0.0.1' },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test('without a proxy of ours nobody is believed', () => {
  expect(addressOf(from('203.0.113.7'), 0)).toBe('10.0.0.1')
})
test('behind one proxy the last address is the stranger, whatever the stranger wrote before it', () => {
  expect(addressOf(from('203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(addressOf(from('198.51.100.1, 203.0.113.7'), 1)).toBe('203.0.113.7')
})
test('behind two proxies the last but one is', () => {
  expect(addressOf(from('198.51.100.1, 203.0.113.7, 10.0.0.9'), 2)).toBe('203.0.113.7')
})
test('a proxy that says nothing leaves its own address', () => {
  expect(addressOf(from(), 1)).toBe('10.0.0.1')
})
test('a proxy that writes ports too opens no fresh account with each of them', () => {
  for (const address of ['203.0.113.7:4711', '203.0.113.7:80', '203.0.113.7']) expect(addressOf(from(address), 1)).toBe('203.0.113.7')
  for (const address of ['[2001:db8:0:7::1]:4711', '[2001:db8:0:7::1]']) expect(addressOf(from(address), 1)).toBe('2001:db8:0:7::/64')
})
test('all addresses of one network of IPv6 count as one, those of IPv4 for themselves, however they are written', () => {
  const network = '2001:db8:0:7::/64'
  for (const address of ['2001:db8:0:7::1', '2001:0DB8:0000:0007:1:2:3:4', '2001:db8:0:7:ffff::'] as const)
    expect(addressOf(from(address), 1)).toBe(network)
  expect(addressOf(from('2001:db8:0:8::1'), 1)).not.toBe(network)
  expect(addressOf(from('2001:db8::7:0:0:1'), 1)).toBe('2001:db8:0:0::/64')
  expect(addressOf(from('::1'), 1)).toBe('0:0:0:0::/64')
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7']) expect(addressOf(from(address), 1)).toBe('203.0.113.7')
  expect(addressOf(from('nonsense'), 1)).toBe('nonsense')
})
