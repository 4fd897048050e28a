// Winks, the game that the engine's own tests are played with.
export { winks } from './game.ts'
export { openShapes, schemas, shapes } from './schemas.ts'
export type { Winks } from './types.ts'
