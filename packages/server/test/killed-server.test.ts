// kill -9 at random moments under load: no acknowledged action is lost or doubled, and the tables go on.
import { feedOf } from '@safehouse/engine'
import { Api } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { freePort } from '../testing/free-port.ts'
import { Player } from '../testing/player.ts'
import { tempFolder } from '../testing/server.ts'
import { killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

const TABLE_COUNT = 6
const KILL_COUNT = 4

test('a server that is killed repeatedly under load loses no acknowledged action and does none twice', async () => {
  const folder = tempFolder()
  const port = await freePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', SAFEHOUSE_DATA: folder, LOG_LEVEL: 'error' }
  let server = runServer(env)
  await waitUntilReady(port)
  const origin = `http://127.0.0.1:${port}`
  const api = new Api(origin)

  let isStopping = false
  const acknowledged: { table: string; seat: number; action: string }[] = []
  const players: Player[] = []
  const playing: Promise<void>[] = []
  const untilStopped = async (): Promise<undefined> => {
    while (!isStopping) await new Promise((done) => setTimeout(done, 20))
    return undefined
  }
  for (let i = 0; i < TABLE_COUNT; i++) {
    const { code, token } = await api.create({ name: 'Anna', place: 'room' })
    const bramSeat = await api.join(code, 'Bram')
    await api.command(code, token, { do: 'start', n: 1 })
    const pair = [new Player(origin, code, token), new Player(origin, code, bramSeat.token)]
    players.push(...pair)
    playing.push(...pair.map((player) => playUntilStopped(player)))
  }
  async function playUntilStopped(player: Player): Promise<void> {
    while (!isStopping) {
      await player.until(() => isStopping || player.choices.length > 0, 'a choice', 60_000).catch(() => {})
      if (isStopping || player.choices.length === 0) continue
      const { question } = player.choices[0]!
      const answer = await Promise.race([player.actAtRandom(), untilStopped()])
      if (answer?.ok) acknowledged.push({ table: player.code, seat: player.seat, action: question })
    }
  }
  for (let i = 0; i < KILL_COUNT; i++) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 10 * i)
    await killServer(server)
    server = runServer(env)
    await waitUntilReady(port)
  }
  const atLastKill = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(atLastKill)
  isStopping = true
  await Promise.all(playing)
  await killServer(server)

  const store = await openSqlite(folder)
  for (const player of players) {
    const log = (await store.entries(`${player.code}/1`, 0)).map((entry) => JSON.parse(entry))
    const ids = log.map(({ id }) => id).filter((id) => id !== undefined)
    expect(new Set(ids).size).toBe(ids.length)
    const feed = feedOf(log, player.seat)
    expect(player.feed).toEqual(feed.slice(0, player.feed.length))
    const answered = log.map(({ input }) => (input.action ? `${input.seat} ${input.action.question}` : ''))
    for (const { seat, action } of acknowledged.filter(({ table }) => table === player.code)) expect(answered).toContain(`${seat} ${action}`)
  }
  await store.close()
}, 600_000)
