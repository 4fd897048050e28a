// A seat for language models (Model Context Protocol): any MCP client can sit at a table and is told what its seat knows.

export { seatServer } from './seat-server.ts'
export { type NotesApi, SeatSession } from './seat-session.ts'
export { ServedTexts, type TextSource, textsFrom } from './table-texts.ts'
export { tools } from './tools.ts'
