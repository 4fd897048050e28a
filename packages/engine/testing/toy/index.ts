// Winks, the toy game with which the engine is tested. Its schemas need no library.
export { winks } from './game.ts'
export { openShapes, schemaOfShapes, schemas } from './schemas.ts'
export type { WinksTypes } from './types.ts'
