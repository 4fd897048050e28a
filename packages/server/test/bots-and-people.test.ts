// Two whole matches through real sockets: joining, bots, start, play, feeds, the end and the next match.
import { expect, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { testServer } from '../testing/server.ts'

test('two people and two bots play a match from start to end, and another one after it', async () => {
  const { api, origin } = await testServer({ clock: fasterClock(30) })
  const { code, token } = await api.create({ name: 'Anna', place: 'room' })
  const bramSeat = await api.join(code, 'Bram')
  const anna = new Player(origin, code, token)
  const bram = new Player(origin, code, bramSeat.token)
  await api.command(code, token, { do: 'setSettings', settings: { botPace: 'quick' } })
  await api.command(code, token, { do: 'addBot' })
  await api.command(code, token, { do: 'addBot' })
  for (const n of [1, 2]) {
    await api.command(code, token, { do: 'start', n })
    await anna.until(() => anna.matchNumber === n && anna.feed.length > 0, 'the deal')
    await Promise.all([anna.playOut(), bram.playOut()])
    expect(anna.house?.on).toMatchObject({ n, state: 'over' })
    expect(anna.house?.played).toHaveLength(n)
  }
}, 120_000)
