// Every viewer hears its own facts in its own numbering, resumes exactly, and learns nothing from sizes or silence.
import { feedOf, type Viewer } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { Player } from '../testing/player.ts'
import { type Frame, RawSocket } from '../testing/raw-socket.ts'
import { type TestServer, tempFolder, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

const logOf = async ({ store }: TestServer, id: string) => (await store.entries(id, 0)).map((entry) => JSON.parse(entry))
async function playSome(players: readonly Player[], actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    const actor = await whoMayAct(players)
    await actor.actAtRandom()
    await Promise.all(players.map((player) => player.until(() => player.feed.length >= actor.feed.length)))
  }
}

test('each seat hears exactly its own feed, and a spectator the open facts alone', async () => {
  const { server, code, players } = await startMatch(testServer(), 3)
  const screen = new Player(server.origin, code)
  await playSome(players, 6)
  const log = await logOf(server, `${code}/1`)
  const viewers: [Player, Viewer][] = [...players.map((player): [Player, Viewer] => [player, player.seat]), [screen, 'spectator']]
  for (const [player, viewer] of viewers) {
    const feed = feedOf(log, viewer)
    await player.until(() => player.feed.length === feed.length)
    expect(player.feed).toEqual(feed)
  }
  expect(screen.you).toBe(null)
  expect(JSON.stringify(screen.feed)).not.toContain('handDealt')
})
test('a feed goes on from whatever the client has, and begins anew for a client that claims too much', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 2)
  await playSome(players, 4)
  const feed = feedOf(await logOf(server, `${code}/1`), 0)
  for (const [heard, from] of [
    [undefined, 0],
    [{ n: 1, count: 0 }, 0],
    [{ n: 1, count: 2 }, 2],
    [{ n: 1, count: feed.length }, feed.length],
    [{ n: 1, count: feed.length + 1 }, 0],
    [{ n: 2, count: 1 }, 0],
  ] as const) {
    const socket = await RawSocket.open(server.origin)
    socket.say({ t: 'hello', code, token: seats[0]!.token, ...(heard && { heard }) })
    expect(await socket.takeFrame('feed')).toMatchObject({ n: 1, from, messages: feed.slice(from) })
  }
})
test('a long feed comes in several frames, over a WebSocket and an event stream, with view and choices after the last', async () => {
  const folder = tempFolder()
  const { server: first, code, seats, players } = await startMatch(testServer({ folder }), 2)
  await playSome(players, 1)
  const log = await logOf(first, `${code}/1`)
  const again = Array.from({ length: 505 - feedOf(log, 0).length }, () => JSON.stringify(log.at(-1)))
  await first.store.append([{ id: `${code}/1`, expectedLength: log.length, entries: again, dueAt: null }])
  await first.shutDown()
  const server = await testServer({ folder })
  const feed = feedOf(await logOf(server, `${code}/1`), 0)
  const isOurs = ({ t }: { t: string }) => ['feed', 'view', 'choices'].includes(t)
  const expectPages = (frames: readonly Frame[]) => {
    const ours = frames.filter(isOurs)
    expect(ours.map(({ t }) => t)).toEqual(['feed', 'feed', 'feed', 'view', 'choices'])
    const pages = ours.slice(0, 3)
    expect(pages.map(({ from, head }) => [from, head !== undefined])).toEqual([
      [0, false],
      [250, false],
      [500, true],
    ])
    expect(pages.flatMap(({ messages }) => messages)).toEqual(feed)
    expect(ours.slice(3).map(({ heard }) => heard)).toEqual([feed.length, feed.length])
  }
  const { token } = seats[0]!
  const socket = await RawSocket.open(server.origin)
  socket.say({ t: 'hello', code, token, choices: true, view: true })
  await expect.poll(() => socket.frames.some(({ t }) => t === 'choices')).toBe(true)
  expectPages(socket.frames)

  const stream = await fetch(`${server.origin}/api/tables/${code}/events?choices=1&view=1`, { headers: { authorization: `Bearer ${token}` } })
  let text = ''
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.includes('"t":"choices"') && text.endsWith('\n\n')) break
  }
  expectPages([...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Frame))
})
test('every feed frame is a multiple of 256 bytes, whoever hears it and whatever is in it', async () => {
  const { server, code, players } = await startMatch(testServer(), 3)
  const sockets = [await RawSocket.open(server.origin)]
  sockets[0]!.say({ t: 'hello', code })
  await sockets[0]!.takeFrame('feed')
  await playSome(players, 5)
  const frames = sockets.flatMap(({ texts }) => texts).filter((text) => text.startsWith('{"t":"feed"'))
  expect(frames.length).toBeGreaterThan(4)
  for (const frame of frames) expect(Buffer.byteLength(frame) % 256).toBe(0)
})
test('connections are not compressed, even if the client asks', async () => {
  const server = await testServer()
  const response = await fetch(`${server.origin}/api/games`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe(null)
  const socket = await RawSocket.open(server.origin, { perMessageDeflate: true })
  expect(socket.extensions).toBe('')
})
test('the newest connection of a seat wins, and the older is told', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 2)
  const newer = new Player(server.origin, code, seats[0]!.token)
  await players[0]!.until(() => players[0]!.state === 'elsewhere')
  await newer.until(() => newer.house?.people[0]?.here)
  expect(newer.state).toBe('open')
})
test('somebody who disconnects is away after a grace period, and present again at once on reconnecting', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 2)
  const [anna, bram] = players as [Player, Player]
  await anna.until(() => anna.house?.people[1]?.here)
  bram.client.close()
  await anna.until(() => !anna.house?.people[1]?.here)
  new Player(server.origin, code, seats[1]!.token)
  await anna.until(() => anna.house?.people[1]?.here)
})
