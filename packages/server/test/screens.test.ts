// Shared screens: they hear open facts alone and are counted apart from spectators.
import { expect, test } from 'vitest'
import { Player } from '../testing/player.ts'
import { testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

test('the house document counts shared screens apart from spectators', async () => {
  const { server, code, players } = await openTable(testServer(), 2)
  const [anna] = players as [Player, Player]
  expect(anna.house).toMatchObject({ watchers: 0, screens: 0 })
  const screen = Player.openScreen(server.origin, code)
  await anna.until(() => anna.house?.screens === 1)
  new Player(server.origin, code)
  await anna.until(() => anna.house?.watchers === 1)
  expect(anna.house).toMatchObject({ watchers: 1, screens: 1 })
  screen.client.close()
  await anna.until(() => anna.house?.screens === 0)
})
test('a person’s connection that says it is a screen still counts as the person', async () => {
  const { server, code, seats, players } = await openTable(testServer(), 2)
  const secondConnection = new Player(server.origin, code, seats[1]!.token, true)
  await secondConnection.until(() => secondConnection.you === seats[1]!.you && secondConnection.house)
  await players[0]!.until(() => players[0]!.house?.people[1]?.here)
  expect(players[0]!.house).toMatchObject({ watchers: 0, screens: 0 })
})
test('a screen hears the open facts of a match and no whispers', async () => {
  const { server, code, start, players } = await openTable(testServer(), 2)
  const screen = Player.openScreen(server.origin, code)
  await screen.until(() => screen.house)
  await start()
  await screen.until(() => screen.feed.length > 0)
  expect(screen.factKinds).toContain('dealt')
  expect(screen.factKinds).not.toContain('handDealt')
  expect(players[0]!.factKinds).toContain('handDealt')
})
test('a table that does not admit spectators does not admit screens', async () => {
  const { server, code, command } = await openTable(testServer(), 2)
  await command({ do: 'setSettings', settings: { watching: false } })
  const screen = Player.openScreen(server.origin, code)
  await screen.until(() => screen.state === 'refused')
  expect(screen.error).toBe('watchingOff')
})
