// The props of the screens of Top Secret, and what several screens work out from them.
import type { Seat } from '@safehouse/engine'
import type { Round, Team, TopSecretCommon, TopSecretTypes } from '@safehouse/games/top-secret'
import { who } from '../core/props.ts'
import type { SeatedPlayer, SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type TopSecretSpectatorProps = SpectatorProps<TopSecretTypes, Words>
export type TopSecretSeatProps = SeatProps<TopSecretTypes, Words>

export const isReady = ({ common, seat }: TopSecretSeatProps): boolean => currentRound(common).ready.includes(seat)
export const currentRound = ({ rounds }: TopSecretCommon): Round => rounds.at(-1)!

/** The players that the match waits for. From open facts alone, so everyone may know. */
export function awaitedPlayers({ common, seats }: Pick<TopSecretSpectatorProps, 'common' | 'seats'>): SeatedPlayer[] {
  const round = currentRound(common)
  const isDone = (seat: Seat): boolean => {
    if (common.phase === 'answering') return round.cards.at(-1)!.answerTokens.some((token) => token.seat === seat)
    if (common.phase === 'pointing') return round.ready.includes(seat)
    return common.phase !== 'scored' || common.goingOn.includes(seat)
  }
  return seats.filter(({ seat }) => !isDone(seat))
}

/** What a scored round was for one seat, for sentences and for the windows of its house (TS-12 to TS-14). */
export interface SeatOutcome {
  readonly team: Team
  /** The seat it pointed at. */
  readonly target: Seat
  /** Whether the clock pointed, because time was up (TS-16). */
  readonly byClock: boolean
  /** Points for pointing at a teammate, or at itself where that was right. */
  readonly finding: number
  /** Points for having been pointed at by a teammate. */
  readonly found: number
  /** Teammates who pointed at this seat. */
  readonly foundBy: readonly Seat[]
  /** Those of them for whom the clock pointed. */
  readonly foundByClock: readonly Seat[]
}
/** The outcome of a round for a seat; undefined until all of it is open. */
export function outcomeOf({ teams, pointings, points, pointedByClock }: Round, seat: Seat): SeatOutcome | undefined {
  if (!teams || !pointings || !points) return undefined
  const foundBy = pointings.flatMap((target, by) => (target === seat && by !== seat && teams[by] === teams[seat] ? [by] : []))
  const wasByClock = (pointer: Seat) => pointedByClock.includes(pointer)
  return {
    team: teams[seat]!,
    target: pointings[seat]!,
    byClock: wasByClock(seat),
    ...points[seat]!,
    foundBy,
    foundByClock: foundBy.filter(wasByClock),
  }
}

/** A sentence that says why a seat got its points of a round. What the clock did is not said as if a player had done it (TS-16). */
export function reasonOf(match: Pick<TopSecretSpectatorProps, 'seats' | 'words'>, outcome: SeatOutcome, seat: Seat): string {
  const finders = outcome.foundBy.filter((by) => !outcome.foundByClock.includes(by))
  return match.words.reason(
    outcome,
    who(match, seat),
    who(match, outcome.target),
    finders.map((by) => who(match, by)),
  )
}
