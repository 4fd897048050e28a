// A bot of CIA vs. KGB with given habits. It knows the cards it was shown for certain, weighs the others by who asked and refused whom,
// and thinks about what others can know.

import { type Beliefs, beliefsOf } from '@safehouse/beliefs/cia-vs-kgb'
import type { Bot, BotInput, BotMove, Chance } from '@safehouse/engine'
import type { KgbAction, KgbTypes, KgbView } from '@safehouse/games/cia-vs-kgb'
import { bestOf } from '../choosing.ts'
import { boldnessOf } from '../tempers.ts'
import { askOutOfCourtesy, isTooEarlyToSignal } from './courtesy.ts'
import { QUIET_BEFORE_MOVE_MS, untilPublicMove, untilReady, untilSignal } from './pace.ts'
import { drawWorlds } from './race.ts'
import { type Daring, readinessFor, signalFrom } from './signalling.ts'
import { actOnTurn, answerTo, type Manners } from './turns.ts'

export interface Habits extends Omit<Daring, 'chanceBonus'>, Manners {
  /** In how many worlds the bot looks ahead. */
  readonly foresight: number
}

/** A bot returns the earliest of the moves it wants to make, and is asked again for the others. */
export const botWith =
  (habits: Habits): Bot<KgbTypes> =>
  (seen, chance) => {
    const { view, now } = seen
    const beliefs = withRandomLikeliest(beliefsOf(view), chance)
    const awaited = askOutOfCourtesy(seen, chance) ?? publicMove(view, beliefs, habits, chance)
    const moves: BotMove<KgbTypes>[] = []
    const readiness = readinessFor(view, beliefs, habits)
    if (readiness) moves.push({ action: readiness.action, delayMs: untilReady(readiness.signal, now, chance) })
    const signal = isTooEarlyToSignal(seen) ? undefined : signalFrom(view, beliefs, daringOf(seen, habits), chance)
    if (signal) moves.push({ action: signal, delayMs: untilSignal(chance, now) })
    const first = moves.sort((a, b) => a.delayMs - b.delayMs)[0]
    const delayMs = untilPublicMove(view, now)
    return awaited && !(first && first.delayMs + QUIET_BEFORE_MOVE_MS < delayMs) ? { action: awaited, delayMs } : first
  }

/** How much a temper moves what the chance of winning is taken for. */
const TEMPER_SHIFT = 0.03
const daringOf = (seen: BotInput<KgbTypes>, habits: Habits): Daring => ({
  ...habits,
  chanceBonus: TEMPER_SHIFT * boldnessOf(seen),
})

/** Takes one of several likeliest worlds at random: the first of the list would always suspect the low seats. */
function withRandomLikeliest(beliefs: Beliefs, chance: Chance): Beliefs {
  const { publicBelief, probabilities } = beliefs
  return { ...beliefs, likeliest: bestOf(chance, publicBelief.worlds, (_, i) => probabilities[i]!)! }
}

function publicMove(view: KgbView, beliefs: Beliefs, habits: Habits, chance: Chance): KgbAction | undefined {
  const { due, standing } = view.common
  if ((due ?? standing.seat) !== view.seat) return undefined
  const worlds = drawWorlds(beliefs, habits.foresight, chance)
  return due === null ? actOnTurn(view, beliefs, habits, worlds, chance) : answerTo(view, beliefs, habits, worlds, chance)
}
