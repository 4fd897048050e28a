// Data for the test of upgrades. `writeTables` plays on a running server of some release, so that its database holds tables of every game
// in mid-match, a finished match, notes and a group; `unpackRelease` puts such a database into a folder; `readTable` asks a server what a
// device would see of such a table.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FeedMessage, GameTypes } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { Api, LIVE_PATH, ProtocolClient, type Socket } from '@safehouse/protocol'
import { WebSocket } from 'ws'
import { LoadPlayer } from '../faults/load-player.ts'

/** What a device sees of a table: nothing of it may change when the server is upgraded. */
export interface SeenTable {
  readonly people: readonly string[]
  readonly matchNumber: number
  readonly state: string
  readonly playedMatches: number
  readonly feedLength: number
  readonly feedHash: string
}
export interface StoredTable {
  readonly game: string
  readonly code: string
  /** By seat. */
  readonly tokens: readonly string[]
  readonly seen: readonly SeenTable[]
}
export interface StoredTables {
  readonly tables: readonly StoredTable[]
  readonly notes: { readonly code: string; readonly token: string; readonly text: unknown }
  readonly group: { readonly key: string; readonly matches: number }
}

/** The releases of which a database is kept. */
export const releases = readdirSync(import.meta.dirname).flatMap((name) => /^(.*)[.]db[.]gz$/.exec(name)?.[1] ?? [])

/** Puts the database that a release wrote into a data folder, and says what was in it for whom. */
export function unpackRelease(release: string, dataFolder: string): StoredTables {
  writeFileSync(join(dataFolder, 'safehouse.db'), gunzipSync(readFileSync(join(import.meta.dirname, `${release}.db.gz`))))
  return JSON.parse(readFileSync(join(import.meta.dirname, `${release}.json`), 'utf8')) as StoredTables
}

const MOVES_BEFORE_LEAVING = 6
const WAIT_MS = 20
const names = ['Anna', 'Bram', 'Cleo', 'Dirk', 'Elif', 'Finn', 'Gina']

export async function writeTables(origin: string): Promise<StoredTables> {
  const api = new Api(origin)
  const tables: StoredTable[] = []
  for (const [game, { game: rules }] of Object.entries(games)) {
    const opened = await openTable(api, game, rules.seats.min)
    await playOn(origin, opened.code, opened.tokens, (moves) => moves >= MOVES_BEFORE_LEAVING)
    tables.push({ ...opened, game, seen: [] })
  }
  const first = tables[0]!
  const [host = ''] = first.tokens
  const { key } = await api.keep(first.code, host)
  await playOn(origin, first.code, first.tokens, (_, state) => state === 'over')
  await api.command(first.code, host, { do: 'start', n: 2 })
  await playOn(origin, first.code, first.tokens, (moves) => moves >= MOVES_BEFORE_LEAVING)
  // A clock that runs out after a table was read, and before the server stops, would store a decision that nobody has seen.
  for (const { code, tokens } of tables) await api.command(code, tokens[0]!, { do: 'pause' }).catch(() => {}) // paused or over already
  const text = { about: 'Bram rolled a lot' }
  await api.keepNotes(first.code, 2, host, text)
  return {
    tables: await Promise.all(
      tables.map(async (table) => ({
        ...table,
        seen: await Promise.all(table.tokens.map((token) => readTable(origin, table.code, token))),
      })),
    ),
    notes: { code: first.code, token: host, text },
    group: { key, matches: (await api.group(key)).games.length },
  }
}

async function openTable(api: Api, game: string, people: number): Promise<{ code: string; tokens: string[] }> {
  const { code, token } = await api.create({ name: names[0]!, place: 'room', game })
  const tokens = [token]
  for (const name of names.slice(1, people)) tokens.push((await api.join(code, name)).token)
  await api.command(code, token, { do: 'start', n: 1 })
  return { code, tokens }
}

/** Lets all seats make random moves until it is enough. */
export async function playOn(
  origin: string,
  code: string,
  tokens: readonly string[],
  isEnough: (moves: number, state: string | undefined) => boolean,
): Promise<void> {
  const api = new Api(origin)
  let moves = 0
  const players = tokens.map(
    (token) =>
      new LoadPlayer(
        code,
        () => origin,
        token,
        () => moves++,
      ),
  )
  while (!isEnough(moves, players[0]!.house?.on?.state)) {
    if (players[0]!.house?.on?.clock.pausedAt) await api.command(code, tokens[0]!, { do: 'goOn' }).catch(() => {})
    await new Promise((done) => setTimeout(done, WAIT_MS))
  }
  for (const player of players) player.close()
}

/** Connects as a new device would, waits for the whole feed of the current match, and leaves. */
export function readTable(origin: string, code: string, token: string): Promise<SeenTable> {
  return new Promise((done) => {
    const client = new ProtocolClient({
      code,
      token,
      connect: () => new WebSocket(origin.replace('http', 'ws') + LIVE_PATH) as unknown as Socket,
      monotonic: () => performance.now(),
      newId: () => randomUUID(),
      fetchPack: (hash) => new Api(origin).pack(code, hash, token),
      events: {
        state: () => {},
        house: (house) => {
          seen = { people: house.people.map(({ name }) => name), playedMatches: house.played.length, state: house.on?.state ?? 'none' }
        },
        feed: (matchNumber, from, messages) => {
          if (from === 0) feed.length = 0
          feed.push(...(messages as FeedMessage<GameTypes>[]))
          const feedHash = createHash('sha256').update(JSON.stringify(feed)).digest('hex')
          client.close()
          done({ ...seen, matchNumber, feedLength: feed.length, feedHash })
        },
      },
    })
    const feed: FeedMessage<GameTypes>[] = []
    let seen = { people: [] as string[], playedMatches: 0, state: 'none' }
  })
}
