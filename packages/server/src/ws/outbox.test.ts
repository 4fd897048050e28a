// Frames of the outbox, read by a real WebSocket client: texts of any size and script arrive whole and in order.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { socketPair } from '../../testing/socket-pair.ts'
import { Outbox } from './outbox.ts'

async function wired() {
  const ends = await socketPair()
  const heard: string[] = []
  ends.client.on('message', (data) => heard.push(String(data)))
  return { ...ends, heard }
}

test('texts of every size arrive whole and in order', async () => {
  const { wire, heard } = await wired()
  const outbox = new Outbox()
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((size) => 'é'.repeat(size >> 1) + 'x'.repeat(size & 1))
  for (const text of texts) outbox.put(wire, text)
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
})
test('texts of one turn of the event loop are one write, and the same text goes to many', async () => {
  const [one, other] = [await wired(), await wired()]
  const outbox = new Outbox()
  let writes = 0
  const { write } = one.wire
  one.wire.write = ((...given: Parameters<typeof write>) => {
    writes++
    return write.apply(one.wire, given)
  }) as typeof write
  for (const text of ['first', 'second', 'third']) for (const { wire } of [one, other]) outbox.put(wire, text)
  await expect
    .poll(() => [one.heard, other.heard])
    .toEqual([
      ['first', 'second', 'third'],
      ['first', 'second', 'third'],
    ])
  expect(writes).toBe(1)
})
test('texts put in before a close frame arrive before it', async () => {
  const { client, socket, wire, heard } = await wired()
  const outbox = new Outbox()
  outbox.put(wire, 'last word')
  outbox.flush(wire)
  socket.close(1008)
  const [code] = await once(client, 'close')
  expect([heard, code]).toEqual([['last word'], 1008])
})
test('texts for a closed connection are dropped', async () => {
  const { wire, heard } = await wired()
  const outbox = new Outbox()
  outbox.put(wire, 'too late')
  wire.destroy()
  await new Promise((done) => setTimeout(done, 20))
  expect(heard).toEqual([])
})
