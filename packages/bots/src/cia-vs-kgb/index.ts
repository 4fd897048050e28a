// The bots of CIA vs. KGB. They know the cards they were shown for certain, weigh the others by who asked and refused whom,
// and think about what others can know. `quick` does not look ahead, `normal` looks one question ahead.
import type { Bot, BotMove, Chance, Seat } from '@safehouse/engine'
import { type KgbAction, type KgbTypes, type KgbView, mayBeAsked, questionOf } from '@safehouse/games/cia-vs-kgb'
import { bestOf } from '../choosing.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { QUIET_BEFORE_MOVE_MS, untilPublicMove, untilReady, untilSignal } from './pace.ts'
import { drawWorlds } from './race.ts'
import { readinessFor, signalFrom } from './signalling.ts'
import { actOnTurn, answerTo } from './turns.ts'

/** A bot that looks ahead in `foresight` worlds. It returns the earliest of the moves it wants to make, and is asked again for the others. */
const botWith =
  (foresight: number): Bot<KgbTypes> =>
  ({ view, now, newcomer }, chance) => {
    const beliefs = withoutFirstSeat(beliefsOf(view), chance)
    const awaited = askNewcomer(view, newcomer) ?? publicMove(view, beliefs, foresight, chance)
    const moves: BotMove<KgbTypes>[] = []
    const readiness = readinessFor(view, beliefs)
    if (readiness) moves.push({ action: readiness.action, delayMs: untilReady(readiness.signal, now, chance) })
    const signal = isTooEarly(view, newcomer) ? undefined : signalFrom(view, beliefs, chance)
    if (signal) moves.push({ action: signal, delayMs: untilSignal(chance, now) })
    const first = moves.sort((one, other) => one.delayMs - other.delayMs)[0]
    const delayMs = untilPublicMove(view, now)
    return awaited && !(first && first.delayMs + QUIET_BEFORE_MOVE_MS < delayMs) ? { action: awaited, delayMs } : first
  }

/** Of several likeliest worlds, one at random: in the first of the list the low seats are of the KGB. */
function withoutFirstSeat(beliefs: Beliefs, chance: Chance): Beliefs {
  const { publicBelief, probabilities } = beliefs
  return { ...beliefs, likeliest: bestOf(chance, publicBelief.worlds, (_, i) => probabilities[i]!)! }
}

function publicMove(view: KgbView, beliefs: Beliefs, foresight: number, chance: Chance): KgbAction | undefined {
  const { due, standing } = view.common
  if ((due ?? standing.seat) !== view.seat) return undefined
  const worlds = drawWorlds(beliefs, foresight, chance)
  return due === null ? actOnTurn(view, beliefs, worlds, chance) : answerTo(view, beliefs, worlds, chance)
}

/** In practice the person is asked again when so many others have been. */
const QUESTIONS_BETWEEN = 4
/** In practice bots send no signal before so many questions a player. */
const QUESTIONS_BEFORE_SIGNALS = 2

/** In practice a bot on turn asks the person, if nobody has for a while, so that a newcomer has something to do from the start. */
function askNewcomer({ common, seat }: KgbView, newcomer: Seat | undefined): KgbAction | undefined {
  if (newcomer === undefined || common.due !== null || common.standing.seat !== seat || !mayBeAsked(common).includes(newcomer)) return undefined
  const wasAsked = common.questions.slice(-QUESTIONS_BETWEEN).some(({ by, to }) => by === newcomer || to === newcomer)
  return wasAsked ? undefined : { do: 'ask', question: questionOf(common), whom: newcomer }
}
const isTooEarly = ({ common }: KgbView, newcomer: Seat | undefined): boolean =>
  newcomer !== undefined && common.questions.length < QUESTIONS_BEFORE_SIGNALS * common.chairs.length

export const bots = { quick: botWith(0), normal: botWith(24) }
