// Frames of the outbox, read by a real WebSocket client: texts of any size and script arrive whole and in order.
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openSocketPair } from '../../testing/socket-pair.ts'
import { Outbox } from './outbox.ts'

async function wired() {
  const ends = await openSocketPair()
  const heard: string[] = []
  ends.client.on('message', (data) => heard.push(String(data)))
  return { ...ends, heard }
}

const recordingWire = (onWrite: (text: string) => void): Writable =>
  new Writable({
    write(chunk, _, done) {
      onWrite(String(chunk))
      done()
    },
  })

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
test('a text for very many is written to some of them a turn, and reaches all', async () => {
  const outbox = new Outbox()
  const written: number[] = []
  const wires = Array.from({ length: 200 }, (_, i) => recordingWire(() => written.push(i)))
  for (const wire of wires) outbox.put(wire, 'to everybody')
  await new Promise((done) => setImmediate(done))
  expect(written.length).toBeGreaterThan(0)
  expect(written.length).toBeLessThan(100)
  await expect.poll(() => written).toEqual(wires.map((_, i) => i))
})
test('server-sent events of one turn are one write, which ends before the stream does', async () => {
  const outbox = new Outbox()
  const writes: string[] = []
  const wire = recordingWire((text) => writes.push(text))
  outbox.putEvent(wire, '{"t":"welcome"}')
  outbox.putEvent(wire, '{"t":"house"}')
  outbox.flush(wire)
  wire.end()
  expect(writes).toEqual(['data: {"t":"welcome"}\n\ndata: {"t":"house"}\n\n'])
})
