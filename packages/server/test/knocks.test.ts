// Knocking at a locked or full table, over HTTP: the host is told, answers once, and only the device that knocked may join.
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

const deviceId = 'a'.repeat(32)
const otherDeviceId = 'b'.repeat(32)

test('the host of a locked table hears a knock, and lets in that device alone', async () => {
  const { server, code, command, players } = await openTable(testServer(), 1)
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'open' })
  await command({ do: 'lock', locked: true })
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'waiting' })
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'waiting' })
  await players[0]!.until(() => players[0]!.house?.knocks?.length === 1, 'the knock')
  const knocks = players[0]!.house!.knocks!
  expect(knocks.map(({ name }) => name)).toEqual(['Sam'])
  expect(JSON.stringify(players[0]!.house)).not.toContain(deviceId)
  await command({ do: 'answerKnock', knock: knocks[0]!.id, yes: true })
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'letIn' })
  await expect(server.api.join(code, 'Tess', { id: otherDeviceId })).rejects.toMatchObject({ body: { code: 'tableLocked' } })
  const { house } = await server.api.join(code, 'Sam', { id: deviceId })
  expect(house.people.map(({ name }) => name)).toEqual(['Anna', 'Sam'])
  expect([house.locked, house.knocks]).toEqual([true, undefined])
  await expect(server.api.join(code, 'Sam again', { id: otherDeviceId })).rejects.toMatchObject({ body: { code: 'tableLocked' } })
})
test('a refused knock stays refused, and a guest cannot answer one', async () => {
  const { server, code, command, seats } = await openTable(testServer(), 2)
  await command({ do: 'lock', locked: true })
  await server.api.knock(code, 'Sam', deviceId)
  const knock = (await command({ do: 'lock', locked: true })).knocks![0]!.id
  await expect(server.api.command(code, seats[1]!.token, { do: 'answerKnock', knock, yes: true })).rejects.toMatchObject({
    body: { code: 'notHost' },
  })
  expect((await command({ do: 'answerKnock', knock, yes: false })).knocks).toBeUndefined()
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'refused' })
  await expect(server.api.join(code, 'Sam', { id: deviceId })).rejects.toMatchObject({ body: { code: 'tableLocked' } })
})
test('at a full table a person who is let in takes the place of a bot', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  await command({ do: 'chooseGame', game: 'spyfall-2' })
  for (let i = 0; i < 11; i++) await command({ do: 'addBot' })
  expect(await server.api.knock(code, 'Sam', deviceId)).toEqual({ state: 'waiting' })
  const { knocks } = await command({ do: 'lock', locked: false })
  await command({ do: 'answerKnock', knock: knocks![0]!.id, yes: true })
  const { house } = await server.api.join(code, 'Sam', { id: deviceId })
  expect([house.people.length, house.people.at(-1)!.name]).toEqual([12, 'Sam'])
})
test('at most six people may knock at a table at once, and nobody may knock with a name that is taken', async () => {
  const { server, code, command } = await openTable(testServer(), 1)
  await command({ do: 'lock', locked: true })
  await expect(server.api.knock(code, 'Anna', deviceId)).rejects.toMatchObject({ body: { code: 'nameTaken' } })
  for (let i = 0; i < 6; i++) await server.api.knock(code, `Sam ${i}`, String(i).repeat(32))
  await expect(server.api.knock(code, 'Sam 7', '7'.repeat(32))).rejects.toMatchObject({ body: { code: 'tooManyRequests' } })
})
