// The bots of CIA vs. KGB. They know the cards they were shown for certain, weigh the others by who asked and refused whom,
// and think about what others can know. `quick` plays by habit, `normal` looks a question ahead.
import type { Bot, Chance, Move } from '@safehouse/engine'
import type { Act, CiaVsKgb, CircleView } from '@safehouse/games/cia-vs-kgb'
import { type Mind, mindOf } from './minds.ts'
import { undisturbed, untilPublicMove, untilReady, untilSignal } from './pace.ts'
import { drawWorlds } from './race.ts'
import { readinessFor, signalFrom } from './signalling.ts'
import { actOnTurn, answerTo } from './turns.ts'

/** A bot that looks ahead in so many worlds. Of what it wants to do, it does what comes first: the rest it is asked for again. */
const botWith =
  (foresight: number): Bot<CiaVsKgb> =>
  ({ view, now }, chance) => {
    const mind = mindOf(view)
    const awaited = publicMove(view, mind, foresight, chance)
    const moves: Move<CiaVsKgb>[] = []
    const readiness = readinessFor(view, mind)
    if (readiness) moves.push({ action: readiness.action, takes: untilReady(readiness.signal, now, chance) })
    const signal = signalFrom(view, mind, chance)
    if (signal) moves.push({ action: signal, takes: untilSignal(chance) })
    const first = moves.sort((one, other) => one.takes - other.takes)[0]
    const takes = untilPublicMove(view, now)
    return awaited && !(first && first.takes + undisturbed < takes) ? { action: awaited, takes } : first
  }

function publicMove(view: CircleView, mind: Mind, foresight: number, chance: Chance): Act | undefined {
  const { due, standing } = view.table
  if ((due ?? standing.seat) !== view.seat) return undefined
  const worlds = drawWorlds(mind, foresight, chance)
  return due === null ? actOnTurn(view, mind, worlds, chance) : answerTo(view, mind, worlds, chance)
}

export const bots = { quick: botWith(0), normal: botWith(24) }
