// The slow line in front of a server, with which `npm run page` measures.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OneWayLink, SLOW_4G, startSlowLink } from './slow-link.ts'

test('the slow link delivers pieces one after another at its bandwidth, each half a round trip later', () => {
  const down = new OneWayLink({ ...SLOW_4G, roundTripMs: 150, bytesPerSecond: 200_000 })
  expect(down.arrivalOf(20_000, 0)).toBe(175)
  expect(down.arrivalOf(20_000, 0)).toBe(275)
  expect(down.arrivalOf(20_000, 1000)).toBe(1175)
})
test('a connection that is still being opened does not delay those that are open', async () => {
  const echo = createServer((socket) => socket.pipe(socket).on('error', () => {})).listen(0, '127.0.0.1')
  onTestFinished(() => void echo.close())
  await once(echo, 'listening')
  const roundTripsByConnection = [0, 1_000_000_000]
  const line = {
    roundTripMs: 1,
    bytesPerSecond: 1_000_000,
    get roundTripsToConnect() {
      return roundTripsByConnection.shift()!
    },
  }
  const link = await startSlowLink((echo.address() as AddressInfo).port, line)
  onTestFinished(() => link.close())
  const newSocket = async () => {
    const socket = connect(Number(new URL(link.origin).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const first = await newSocket()
  const second = await newSocket()
  second.write('not yet')
  for (let i = 0; i < 20; i++) {
    first.write('open')
    expect(String((await once(first, 'data'))[0])).toBe('open')
  }
})
