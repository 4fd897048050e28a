// The server package: `serve` runs a whole server from the environment; `startServer` starts one node with given parts.
export { lanAddresses } from './addresses.ts'
export { BadConfig, type Config, DEFAULT_HTTPS_PORT, readConfig } from './config.ts'
export { serve } from './serve.ts'
export { type Running, type ServerParts, startServer } from './server.ts'
export { startErrorSentence } from './start-error.ts'
export { BackupError, backUp, restore } from './store/sqlite/backup.ts'
