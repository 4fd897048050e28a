// Opens tables for tests, with people who are all connected, before or after the first match has started.
import type { Command, House, SeatGrant } from '@safehouse/protocol'
import { expect } from 'vitest'
import { Player } from './player.ts'
import type { TestServer } from './server.ts'

export interface TestTable {
  readonly server: TestServer
  readonly code: string
  readonly seats: readonly SeatGrant[]
  /** The first is the host. */
  readonly players: readonly Player[]
  /** Gives a command as the host. */
  command(command: Command): Promise<House>
  start(matchNumber?: number): Promise<void>
}

const names = ['Anna', 'Bram', 'Cleo', 'Dirk', 'Elif', 'Finn']

type MaybeStarting = TestServer | Promise<TestServer>

export async function openTable(starting: MaybeStarting, people: number, options: Record<string, unknown> = {}): Promise<TestTable> {
  const server = await starting
  const { api, origin } = server
  const host = await api.create({ name: names[0]!, place: 'room' })
  const { code } = host
  const seats = [host]
  for (const name of names.slice(1, people)) seats.push(await api.join(code, name))
  const command = async (given: Command) => (await api.command(code, host.token, given)).house
  if (Object.keys(options).length > 0) await command({ do: 'setOptions', options })
  const players = seats.map(({ token }) => new Player(origin, code, token))
  await Promise.all(players.map((player) => player.until(() => player.house, 'the house')))
  const start = async (matchNumber = 1) => {
    await command({ do: 'start', n: matchNumber })
    await Promise.all(players.map((player) => player.until(() => player.matchNumber === matchNumber && player.feed.length > 0, 'the deal')))
  }
  return { server, code, seats, players, command, start }
}
export async function startMatch(server: MaybeStarting, people: number, options: Record<string, unknown> = {}): Promise<TestTable> {
  const table = await openTable(server, people, options)
  await table.start()
  return table
}
/** A player who may act now, once the players have heard what makes it their turn. */
export async function whoMayAct(players: readonly Player[]): Promise<Player> {
  const find = () => players.find(({ choices }) => choices.length > 0)
  await expect.poll(find, { message: 'somebody may act' }).toBeDefined()
  return find()!
}
/** Spyfall 2: starts the clock of a round, and the first player accuses the third. Then the table votes, in silence. */
export async function accuseSomebody(players: readonly Player[]): Promise<void> {
  const accuser = players[0]!
  await (await whoMayAct(players)).actAtRandom() // the dealer starts the clock
  const accuse = () => accuser.choices.find((choice) => choice.do === 'accuse')
  await accuser.until(accuse)
  expect(await accuser.act({ do: 'accuse', question: accuse()!.question, suspect: 2 })).toEqual({ ok: true })
}
