// Winks for the tests of the engine, with schemas that need no library.
export { winks } from './game.ts'
export { openShapes, schemas, shapes } from './schemas.ts'
export type { WinksTypes } from './types.ts'
