// The props of the screens of Top Secret, and questions about them that several screens ask.
import type { Seat } from '@safehouse/engine'
import type { Round, Team, TopSecretCommon, TopSecretTypes } from '@safehouse/games/top-secret'
import { who } from '../core/props.ts'
import type { SeatedPlayer, SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type TopSecretSpectatorProps = SpectatorProps<TopSecretTypes, Words>
export type TopSecretSeatProps = SeatProps<TopSecretTypes, Words>

export const isReady = ({ common, seat }: TopSecretSeatProps): boolean => currentRound(common).ready.includes(seat)
export const currentRound = ({ rounds }: TopSecretCommon): Round => rounds.at(-1)!

/** Whom the table waits for: open facts alone, so everyone may know. */
export function awaitedPlayers({ common, seats }: Pick<TopSecretSpectatorProps, 'common' | 'seats'>): SeatedPlayer[] {
  const round = currentRound(common)
  const done = (seat: Seat): boolean => {
    if (common.phase === 'answering') return round.cards.at(-1)!.tokens.some((token) => token.seat === seat)
    if (common.phase === 'pointing') return round.ready.includes(seat)
    return common.phase !== 'scored' || common.goingOn.includes(seat)
  }
  return seats.filter(({ seat }) => !done(seat))
}

/** What one seat's round was, in full: for sentences and for the windows of its house. */
export interface SeatOutcome {
  readonly team: Team
  readonly at: Seat
  /** Nobody pointed here: the clock did, when time was up. */
  readonly byClock: boolean
  /** Its finger found a teammate, or itself where that was right. */
  readonly finding: number
  readonly found: number
  /** Teammates whose fingers were on this seat. */
  readonly foundBy: readonly Seat[]
  /** Those of them for whom the clock pointed. */
  readonly foundByClock: readonly Seat[]
}
export function outcomeOf({ teams, pointings, points, pointedByClock }: Round, seat: Seat): SeatOutcome | undefined {
  if (!teams || !pointings || !points) return undefined
  const foundBy = pointings.flatMap((at, by) => (at === seat && by !== seat && teams[by] === teams[seat] ? [by] : []))
  const byClock = (other: Seat) => pointedByClock.includes(other)
  return { team: teams[seat]!, at: pointings[seat]!, byClock: byClock(seat), ...points[seat]!, foundBy, foundByClock: foundBy.filter(byClock) }
}

/** Why one seat's round gave what it gave: what the clock did is not told as somebody's own doing. */
export function reasonOf(play: Pick<TopSecretSpectatorProps, 'seats' | 'words'>, outcome: SeatOutcome, seat: Seat): string {
  const finders = outcome.foundBy.filter((by) => !outcome.foundByClock.includes(by))
  return play.words.reason(
    outcome,
    who(play, seat),
    who(play, outcome.at),
    finders.map((by) => who(play, by)),
  )
}
