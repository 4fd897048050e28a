// The protocol between server and clients: messages, commands, errors and the house document.
// Schemas are not exported here, so that pages which only need types do not load zod.
export * from './answers.ts'
export * from './api.ts'
export * from './client.ts'
export * from './code.ts'
export type { Command } from './commands.ts'
export * from './errors.ts'
export * from './group.ts'
export * from './house.ts'
export type { FromClient, FromServer } from './messages.ts'
export * from './padding.ts'
export * from './talk.ts'
export * from './typed-text.ts'
