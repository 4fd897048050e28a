// Coming to a table that plays: in place of a bot, with everything that its seat knows, or at the table for the next game.
import { expect, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { evening, started } from '../testing/evening.ts'
import { Player } from '../testing/player.ts'
import { testServer } from '../testing/server.ts'

const no = (code: string, status = 409) => ({ status, body: { code } })
const silent = { think: async () => undefined, close: async () => {} }

test('a latecomer takes over from a bot: its chair, its shape and its feed', async () => {
  const server = await testServer({ thinker: silent })
  const { code, players, command, start } = await evening(server, 2)
  await command({ do: 'addBot' })
  await start()
  const bot = (await server.api.table(code)).people[2]!
  expect(bot.kind).toBe('bot')
  const seated = await server.api.join(code, 'Cleo', { insteadOf: bot.id })
  const cleo = new Player(server.origin, code, seated.token)
  await cleo.until(() => cleo.feed.length > 0)
  expect(cleo.seat).toBe(2)
  expect(cleo.house?.people[2]).toMatchObject({ id: seated.you, name: 'Cleo', kind: 'person', mark: bot.mark })
  expect(cleo.feed[0]!.facts.filter(({ kind }) => kind === 'handDealt')).toHaveLength(1)
  expect(players.map(({ seat }) => seat)).toEqual([0, 1])
  expect(cleo.choices.length).toBeGreaterThan(0)
  expect(await cleo.actAtRandom()).toEqual({ ok: true })
  await expect(server.api.join(code, 'Dirk', { insteadOf: bot.id })).rejects.toMatchObject(no('unknownPerson', 404))
})
test('the chair of somebody who left for good can be taken, even by that person; that of somebody who is away cannot', async () => {
  const server = await testServer({ clock: fasterClock(20), thinker: silent })
  const { code, seats, players } = await started(server, 3)
  await expect(server.api.join(code, 'Dirk', { insteadOf: seats[1]!.you })).rejects.toMatchObject(no('notABot'))
  players[1]!.client.close()
  await players[0]!.until(() => players[0]!.house?.people[1]?.here === false)
  await server.api.command(code, seats[0]!.token, { do: 'letBotPlay', person: seats[1]!.you })
  await expect(server.api.join(code, 'Dirk', { insteadOf: seats[1]!.you })).rejects.toMatchObject(no('notABot'))
  await server.api.command(code, seats[1]!.token, { do: 'leave' })
  expect((await server.api.table(code)).people[1]).toMatchObject({ name: 'Bram', kind: 'bot' })
  await expect(server.api.join(code, 'Anna', { insteadOf: seats[1]!.you })).rejects.toMatchObject(no('nameTaken'))
  const again = await server.api.join(code, 'Bram', { insteadOf: seats[1]!.you })
  const bram = new Player(server.origin, code, again.token)
  await bram.until(() => bram.feed.length > 0)
  expect(bram.feed[0]).toEqual(players[1]!.feed[0])
})
test('a latecomer waits at the table for the next game, and hears open facts alone until then', async () => {
  const server = await testServer({ thinker: silent })
  const { code, seats, command } = await started(server, 2)
  await expect(server.api.join(code, 'Cleo')).rejects.toMatchObject(no('gameRunning'))
  const seated = await server.api.join(code, 'Cleo', { nextGame: true })
  const cleo = new Player(server.origin, code, seated.token)
  await cleo.until(() => cleo.feed.length > 0)
  expect(cleo.seat).toBe(-1)
  expect(JSON.stringify(cleo.feed)).not.toContain('handDealt')
  await expect(server.api.choices(code, 1, seated.token)).rejects.toMatchObject(no('notSeated', 403))
  await command({ do: 'endGame', n: 1 })
  await command({ do: 'start', n: 2 })
  await cleo.until(() => cleo.n === 2 && cleo.seat === 2 && cleo.choices.length > 0)
  expect(cleo.house?.on?.seats).toEqual([...seats.map(({ you }) => you), seated.you])
})
test('a locked door is locked for latecomers, and a full table is full', async () => {
  const server = await testServer({ thinker: silent })
  const { code, command, start } = await evening(server, 1)
  for (let i = 0; i < 5; i++) await command({ do: 'addBot' })
  await start()
  await expect(server.api.join(code, 'Bram', { nextGame: true })).rejects.toMatchObject(no('tableFull'))
  await command({ do: 'lock', locked: true })
  const bot = (await server.api.table(code)).people[1]!
  await expect(server.api.join(code, 'Bram', { insteadOf: bot.id })).rejects.toMatchObject(no('tableLocked'))
  await expect(server.api.join(code, 'Bram', { nextGame: true })).rejects.toMatchObject(no('tableLocked'))
})
