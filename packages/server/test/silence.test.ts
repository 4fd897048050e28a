// Clients that are gone without having closed their connection: they are asked by a ping, and cut if they do not answer.
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../testing/clock.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

/** A seat's device at a server whose clock is moved by hand. `answers`: whether it answers pings; it reads messages in any case. */
async function openSilentDevice({ answers }: { answers: boolean }) {
  const clock = new HandTurnedClock()
  const { server, code, seats } = await openTable(testServer({ clock }), 2)
  const device = await RawSocket.open(server.origin, { autoPong: answers })
  device.say({ t: 'hello', code, token: seats[1]!.token })
  await device.takeFrame('welcome')
  return { clock, device }
}

test('a client that does not answer a ping is pinged after 30 seconds of silence and cut after 45', async () => {
  const { clock, device } = await openSilentDevice({ answers: false })
  await clock.forward(29_000)
  expect(device.pings).toBe(0)
  await clock.forward(1000)
  await expect.poll(() => device.pings).toBe(1)
  await clock.forward(14_000)
  expect(device.closeCode).toBeUndefined()
  await clock.forward(1000)
  expect(await device.waitUntilClosed()).toBe(1006)
})
test('what a client does is no sign of life, since it may be secret; a ping of its own is one', async () => {
  const { clock, device } = await openSilentDevice({ answers: false })
  await clock.forward(44_000)
  device.say({ t: 'ping', sent: 1 })
  await device.takeFrame('pong')
  await clock.forward(2000)
  expect(device.closeCode).toBeUndefined()
  await clock.forward(28_000)
  device.say({ t: 'say', id: 'a-line-of-talk', text: 'Still here' })
  await device.takeFrame('ack')
  await clock.forward(16_000)
  expect(await device.waitUntilClosed()).toBe(1006)
})
test('a client that answers is pinged every 30 seconds, and stays', async () => {
  const { clock, device } = await openSilentDevice({ answers: true })
  for (let ping = 1; ping <= 5; ping++) {
    await clock.forward(30_000)
    await expect.poll(() => device.pings).toBe(ping)
    // Talk is no sign of life; its acknowledgement shows that the answer to the ping, which was sent before, has come.
    device.say({ t: 'say', id: `line-after-ping-${ping}`, text: 'Still here' })
    await device.takeFrame('ack')
  }
  expect(device.closeCode).toBeUndefined()
})
test('a client that has not said hello is cut within 30 seconds, even if it pings', async () => {
  const clock = new HandTurnedClock()
  const device = await RawSocket.open((await testServer({ clock })).origin)
  await clock.forward(29_000)
  device.say({ t: 'ping', sent: 1 })
  await device.takeFrame('pong')
  expect(device.closeCode).toBeUndefined()
  await clock.forward(1000)
  expect(await device.waitUntilClosed()).toBe(1006)
})
