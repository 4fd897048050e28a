// The frames made here are read by a real WebSocket client: whatever the size or script, what is put in comes out, in order.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { bothEnds } from '../../testing/socket-pair.ts'
import { Outbox } from './outbox.ts'

async function wired() {
  const ends = await bothEnds()
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
test('what is put in within one turn is one write, and the same text goes to many', async () => {
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
test('what was put in before a close frame is heard before it', async () => {
  const { client, socket, wire, heard } = await wired()
  const outbox = new Outbox()
  outbox.put(wire, 'last word')
  outbox.flush(wire)
  socket.close(1008)
  const [code] = await once(client, 'close')
  expect([heard, code]).toEqual([['last word'], 1008])
})
test('what waits for a connection that is gone is dropped', async () => {
  const { wire, heard } = await wired()
  const outbox = new Outbox()
  outbox.put(wire, 'too late')
  wire.destroy()
  await new Promise((done) => setTimeout(done, 20))
  expect(heard).toEqual([])
})
