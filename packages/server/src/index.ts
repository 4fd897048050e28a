// The server: tables, feeds, store, bus, HTTP and WebSocket. `serve` is all that a command needs.
export { BadConfig, type Config, readConfig } from './config.ts'
export { serve } from './serve.ts'
export { type Running, type ServerParts, startServer } from './server.ts'
export { BackupError, backUp, restore } from './store/sqlite/backup.ts'
