// The wire: messages, commands, errors and what a table's people may know, shared by server, web, cli and strangers.
export * from './answers.ts'
export * from './api.ts'
export * from './client.ts'
export type { Command } from './commands.ts'
export * from './errors.ts'
export * from './house.ts'
export type { FeedMessage, FromClient, FromServer } from './messages.ts'
export * from './names.ts'
