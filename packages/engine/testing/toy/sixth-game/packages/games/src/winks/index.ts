// Winks: the game, its schemas, and the types that screens need.
export { seatOnTurn } from './common.ts'
export { winks, winks as game } from './game.ts'
export type { WinksCommon, WinksTypes } from './types.ts'
export { schemas } from './view-schemas.ts'
