// Matches in which every seat is played by a program over its own WebSocket, with pushed choices and random actions. It counts decisions,
// refusals, and every HTTP request that a seat needed to decide: with pushed choices there must be none.
import { type Chance, quickChance, sampleAction } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { SeatConnection, type TakenSeat } from '@safehouse/player'
import { Api, type SeatGrant } from '@safehouse/protocol'
import { WebSocket } from 'ws'

export interface SeriesFigures {
  readonly game: string
  readonly seats: number
  matches: number
  /** Actions that the server has stored. */
  decisions: number
  /** Actions that came too late: another seat's had changed the question. */
  refused: number
  /** All HTTP requests that seats made from the first deal on. */
  requests: number
  seconds: number
}
interface Plan {
  readonly origin: string
  readonly game: string
  readonly matches: number
  /** How many tables play at once. */
  readonly tables: number
}
/** Seats of a table, unless the game needs more. */
const USUAL_SEATS = 4
/** Options other than the defaults. Random questions make long rounds of Spyfall 2: two instead of five are enough. */
const optionsByGame: Readonly<Record<string, Record<string, unknown>>> = { 'spyfall-2': { rounds: 2 } }

export async function playSeries({ origin, game, matches, tables }: Plan): Promise<SeriesFigures> {
  const seats = Math.max(USUAL_SEATS, games[game]!.game.seats.min)
  const figures: SeriesFigures = { game, seats, matches: 0, decisions: 0, refused: 0, requests: 0, seconds: 0 }
  const matchesByTable = Array.from({ length: Math.min(tables, matches) }, (_, table) => Math.floor((matches + table) / Math.min(tables, matches)))
  const tablePlays = await Promise.all(
    matchesByTable.map((share, table) => openTable(origin, { game, seats, seed: `${game}/${table}`, matches: share }, figures)),
  )
  const startedAt = performance.now()
  const requests = await countRequests(() => Promise.all(tablePlays.map((play) => play())))
  figures.requests = requests - figures.matches // the host has started each match
  figures.seconds = (performance.now() - startedAt) / 1000
  return figures
}

interface TablePlan {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly seed: string
}
/** Seats the programs of one table; the first has opened it and starts the matches. */
async function openTable(origin: string, { game, seats, matches, seed }: TablePlan, figures: SeriesFigures): Promise<() => Promise<void>> {
  const api = new Api(origin)
  const host = await api.create({ name: 'Host', place: 'apart', game, options: optionsByGame[game] ?? {} })
  const grants: SeatGrant[] = [host]
  for (let seat = 1; seat < seats; seat++) grants.push(await api.joinAsBot(host.code, { name: `Program ${seat}`, by: 'Safehouse' }))
  const programs = grants.map(({ code, token }, seat) => new ProgramSeat({ origin, code, token }, quickChance(`${seed}/${seat}`), figures))
  await Promise.all(programs.map(({ connection }) => connection.until(() => connection.house)))
  return async () => {
    for (let matchNumber = 1; matchNumber <= matches; matchNumber++) {
      await api.command(host.code, host.token, { do: 'start', n: matchNumber })
      await Promise.all(programs.map((program) => program.playOut(matchNumber)))
      figures.matches++
    }
    for (const { connection } of programs) connection.close()
  }
}

class ProgramSeat {
  readonly connection: SeatConnection

  constructor(
    seat: TakenSeat,
    private readonly chance: Chance,
    private readonly figures: SeriesFigures,
  ) {
    this.connection = new SeatConnection({ ...seat, WebSocket })
  }
  async playOut(matchNumber: number): Promise<void> {
    const { connection, chance, figures } = this
    const isOver = () =>
      (connection.house?.on?.n ?? 0) > matchNumber || (connection.house?.on?.n === matchNumber && connection.house.on.state !== 'running')
    for (;;) {
      const isConnected = await connection.until(() => connection.isAwaited || isOver())
      if (!isConnected) throw new Error(`the seat is lost: ${connection.error ?? connection.state}`)
      if (isOver()) return
      if (!connection.isAwaited) continue // more has arrived since
      const awaitedChoices = connection.choices.filter(({ standing }) => !standing)
      const result = await connection.act(sampleAction(chance.pick(awaitedChoices) as never, chance))
      if (result.ok) figures.decisions++
      else figures.refused++
    }
  }
}
/** Runs something and counts all HTTP requests of this process meanwhile. */
async function countRequests(run: () => Promise<unknown>): Promise<number> {
  const { fetch: realFetch } = globalThis
  let requests = 0
  globalThis.fetch = (...given) => {
    requests++
    return realFetch(...given)
  }
  try {
    await run()
  } finally {
    globalThis.fetch = realFetch
  }
  return requests
}
