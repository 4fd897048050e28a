// How long a bot seems to think before each action in CIA vs. KGB, in milliseconds (../pace.ts). The time of a public move depends on the
// public question and on what everybody has seen: a bot takes longer the more seats it can ask and the more questions were asked so far. It must
// not depend on anything else: if a bot that gets or sends a secret signal meanwhile moved later, the others would notice the signal.
import { type Chance, quickChance } from '@safehouse/engine'
import { type GotSignal, type KgbCommon, type KgbView, questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { delayFor, type Pace, paceToWeigh, type Weighing } from '../pace.ts'

const paces = {
  onTurn: { leastMs: 1500, spanMs: 3500 },
  answer: { leastMs: 1800, spanMs: 2700 },
  signal: { leastMs: 1500, spanMs: 2000 },
  makeReady: { leastMs: 1500, spanMs: 2000 },
} as const satisfies Record<string, Pace>

const weighings = {
  seatsToAsk: { msForEach: 200, mostMs: 1800 },
  questions: { msForEach: 40, mostMs: 1000 },
} as const satisfies Record<string, Weighing>

/** Milliseconds until the bot asks or answers. */
export const untilPublicMove = ({ common, seat }: KgbView, now: number): number =>
  delayFor(publicPace(common), quickChance(`${questionOf(common)}/${seat}`), now, common.since)
function publicPace(common: KgbCommon): Pace {
  const pace = common.due === null ? paceToWeigh(paces.onTurn, seatsToAsk(common).length, weighings.seatsToAsk) : paces.answer
  return paceToWeigh<Pace>(pace, common.questions.length, weighings.questions)
}
/** How long before its public move a bot does nothing in secret: it would have to think again, and might be late. */
export const QUIET_BEFORE_MOVE_MS = 1000
/** Milliseconds until the bot sends a secret signal. */
export const untilSignal = (chance: Chance, now: number): number => delayFor(paces.signal, chance, now)
/** Milliseconds until the bot gets ready to raise its hand with a signal; in any case before the signal is over. */
export const untilReady = ({ until }: GotSignal, now: number, chance: Chance): number =>
  Math.max(1, Math.min(delayFor(paces.makeReady, chance, now), until - now - 1))
