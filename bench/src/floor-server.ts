// The floor: a server with WebSockets and group-committed SQLite (full sync), but without rules, secrets or resume. It shows the cost
// that any durable server has: a frame in, a row on disk, four frames out.
import { join } from 'node:path'
import Database from 'libsql'
import { type WebSocket, WebSocketServer } from 'ws'

const database = new Database(join(process.env.DATA!, 'floor.db'))
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE entries (game TEXT, n INTEGER, entry TEXT, PRIMARY KEY (game, n)) WITHOUT ROWID',
)
const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?)')
const tables = new Map<string, { length: number; viewers: Set<WebSocket> }>()
let batch: { table: string; entry: string }[] = []

const insertBatch = database.transaction((moves: typeof batch) => {
  for (const { table, entry } of moves) insert.run(table, tables.get(table)!.length++, entry)
})
function commit(): void {
  const moves = batch
  batch = []
  insertBatch(moves)
  for (const { table, entry } of moves) for (const viewer of tables.get(table)!.viewers) viewer.send(entry)
}

const server = new WebSocketServer({ port: Number(process.env.PORT), perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const table = request.url!
  if (!tables.has(table)) tables.set(table, { length: 0, viewers: new Set() })
  tables.get(table)!.viewers.add(socket)
  socket.on('close', () => tables.get(table)!.viewers.delete(socket))
  socket.on('message', (entry) => {
    if (batch.push({ table, entry: String(entry) }) === 1) setImmediate(commit)
  })
})
server.on('listening', () => console.log('listening'))
