// What would have happened: bots play a match on from a moment, many times, each time with other chance. The same record, moment and
// number give the same share. Pure: the worker brings rules and bots.
import { type AnyGame, type Entry, type GameTypes, type Seat, type Setup, seedFromText, simulate, wilsonInterval } from '@safehouse/engine'

export interface Continuations {
  readonly setup: Setup<GameTypes>
  /** The log up to the moment. */
  readonly from: readonly Entry<GameTypes>[]
  /** Whose wins are counted. */
  readonly seat: Seat
  /** What the chance of all matches is made of. */
  readonly seed: string
  readonly matches: number
}
/** How often the seat won, of how many matches. */
export interface Share {
  readonly wins: number
  readonly matches: number
}
type SeatedBot = Parameters<typeof simulate<GameTypes>>[0]['bots'][number]

/** Plays the matches one after another, with the share so far after each. */
export function* playContinuations(game: AnyGame, bot: SeatedBot, { setup, from, seat, seed, matches }: Continuations): Generator<Share> {
  const bots = Array.from({ length: setup.seats }, () => bot)
  let wins = 0
  for (let i = 0; i < matches; i++) {
    const { truth } = simulate<GameTypes>({ game, setup, from, secret: seedFromText(`${seed}/${i}`), bots })
    if (game.outcome(truth.common)?.winners.includes(seat)) wins++
    yield { wins, matches: i + 1 }
  }
}

/** A share with its 95 % interval, in whole per cent. */
export function inPercent({ wins, matches }: Share): { readonly share: number; readonly low: number; readonly high: number } {
  const { low, high } = wilsonInterval(wins, matches)
  return { share: Math.round((100 * wins) / Math.max(1, matches)), low: Math.round(100 * low), high: Math.round(100 * high) }
}
