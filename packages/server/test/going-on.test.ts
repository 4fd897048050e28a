// Going on: scenes play faster, on every node, once everybody who plays and is present has asked for it.
import { expect, test } from 'vitest'
import { waitAtResultUntil } from '../src/table/going-on.ts'
import { Player } from '../testing/player.ts'
import { testServer } from '../testing/server.ts'
import { startMatch } from '../testing/table.ts'

test('scenes play faster when all people have asked for it, and people who connect later are told', async () => {
  const { server, code, players, seats } = await startMatch(testServer(), 2)
  const [anna, bram] = players as [Player, Player]
  const heardCount = anna.feed.length // nothing but the deal, which everybody hears
  anna.client.goOn(1, heardCount)
  await bram.until(() => bram.goneOn?.people[seats[0]!.you] === heardCount)
  expect(bram.goneOn!.hurried).toEqual([])
  bram.client.goOn(1, heardCount)
  await anna.until(() => anna.goneOn?.hurried.length === 1)
  expect(anna.goneOn).toMatchObject({ n: 1, people: { [seats[0]!.you]: heardCount, [seats[1]!.you]: heardCount }, hurried: [{ heard: heardCount }] })
  const screen = Player.openScreen(server.origin, code)
  await screen.until(() => screen.goneOn)
  expect(screen.goneOn).toEqual(anna.goneOn)
})
test('a wish for messages that are not there, for another match, or for everybody without a result changes nothing', async () => {
  const { players } = await startMatch(testServer(), 2)
  const [anna, bram] = players as [Player, Player]
  const heardCount = anna.feed.length
  anna.client.goOn(1, heardCount + 1)
  anna.client.goOn(2, heardCount)
  anna.client.goOn(1, heardCount, true)
  bram.client.goOn(1, heardCount)
  await anna.until(() => anna.goneOn)
  expect(anna.goneOn).toEqual({ t: 'goneOn', n: 1, people: { [bram.you!]: heardCount }, hurried: [] })
})
test('bots wait two minutes at a result, but never until their own time is up', () => {
  expect(waitAtResultUntil(1000, undefined)).toBe(121_000)
  expect(waitAtResultUntil(1000, 31_000)).toBe(26_000)
  expect(waitAtResultUntil(1000, 4000)).toBe(1000)
})
