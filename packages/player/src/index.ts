// @safehouse/player: everything that a program needs to sit at a table. The rules of each game are entries of their own
// (`@safehouse/player/spyfall-2`), so that a bundle holds only the games that it plays.
export {
  type AnyChoice,
  type Feed,
  foldFeed,
  type GameTypes,
  permits,
  quickChance,
  type Refusal,
  type SeatRules,
  type Setup,
  sampleAction,
  type View,
} from '@safehouse/engine'
export {
  Api,
  ApiError,
  type ClientConfig,
  type ClientEvents,
  type ErrorCode,
  type House,
  LIVE_PATH,
  type Person,
  type PersonId,
  ProtocolClient,
  type SeatGrant,
  type SendResult,
  type Socket,
  setupOf,
} from '@safehouse/protocol'
export { SeatConnection, type SeatConnectionConfig } from './seat-connection.ts'
export { readSeatLink, type SeatLink, type TakenSeat, takeSeat } from './seat-link.ts'
