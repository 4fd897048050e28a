// This game's play, as its screens get it, and small questions that several of them ask of it.
import type { Seat } from '@safehouse/engine'
import type { Round, Table, Team, TopSecret } from '@safehouse/games/top-secret'
import type { OpenPlay, SeatPlay, Sitting } from '../screens.ts'
import type { Words } from './words/en.ts'

export type SecretOpen = OpenPlay<TopSecret, Words>
export type SecretSeat = SeatPlay<TopSecret, Words>

export const who = (play: { readonly seats: readonly Sitting[] }, seat: Seat): Sitting => play.seats[seat]!
export const isSeat = (play: SecretOpen): play is SecretSeat => 'seat' in play
/** The choice of that name, if this seat has it now. */
export const choiceOf = <D extends string>(play: SecretSeat, what: D) => play.choices.find((choice) => choice.do === what)
export const isReady = ({ table, seat }: SecretSeat): boolean => roundNow(table).ready.includes(seat)
export const roundNow = ({ rounds }: Table): Round => rounds.at(-1)!

/** Whom the table waits for: open facts alone, so everyone may know. */
export function awaited({ table, seats }: Pick<SecretOpen, 'table' | 'seats'>): Sitting[] {
  const round = roundNow(table)
  const done = (seat: Seat): boolean => {
    if (table.phase === 'answering') return round.cards.at(-1)!.tokens.some((token) => token.seat === seat)
    if (table.phase === 'pointing') return round.ready.includes(seat)
    return table.phase !== 'scored' || table.goingOn.includes(seat)
  }
  return seats.filter(({ seat }) => !done(seat))
}

/** What one seat's round was, in full: for sentences and for the windows of its house. */
export interface Told {
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
export function toldOf({ teams, pointings, points, pointedByClock }: Round, seat: Seat): Told | undefined {
  if (!teams || !pointings || !points) return undefined
  const foundBy = pointings.flatMap((at, by) => (at === seat && by !== seat && teams[by] === teams[seat] ? [by] : []))
  const byClock = (other: Seat) => pointedByClock.includes(other)
  return { team: teams[seat]!, at: pointings[seat]!, byClock: byClock(seat), ...points[seat]!, foundBy, foundByClock: foundBy.filter(byClock) }
}

/** Why one seat's round gave what it gave: what the clock did is not told as somebody's own doing. */
export function reasonOf(play: Pick<SecretOpen, 'seats' | 'words'>, told: Told, seat: Seat): string {
  const finders = told.foundBy.filter((by) => !told.foundByClock.includes(by))
  return play.words.reason(
    told,
    who(play, seat),
    who(play, told.at),
    finders.map((by) => who(play, by)),
  )
}
