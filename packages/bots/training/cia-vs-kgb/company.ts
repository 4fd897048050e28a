// Who plays against and beside the bots that are solved (self-play.ts): `hard` with habits set by hand, `normal`, and bots that differ from
// the solved ones in a thing or two, as somebody may who has found out what they do.
import type { Bot } from '@safehouse/engine'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { botWith, type Habits } from '../../src/cia-vs-kgb/bot.ts'
import { hardHabits, normalHabits } from '../../src/cia-vs-kgb/habits.ts'
import { type Curves, type Draw, type Leaning, leaningBy } from '../../src/cia-vs-kgb/leanings.ts'

/** The habits of `hard` as they were set by hand, as nearly as curves can have them. Solving starts from them and never goes far. */
export const byHand: Curves = {
  yesToFellow: [
    [-1.5, 0.34],
    [0, 0.7],
    [1.5, 0.91],
  ],
  yesToOpponent: [
    [-1.5, 0.09],
    [0, 0.3],
    [1.5, 0.66],
  ],
  yesToWhoKnows: [[0, 0.5]],
  raise: [
    [0.4, 0.02],
    [0.5, 0.02],
    [0.6, 0.5],
    [0.7, 0.98],
    [0.8, 0.98],
    [0.9, 0.98],
  ],
  lie: [
    [0.3, 0.33],
    [0.5, 0.33],
    [0.7, 0.33],
  ],
}

export type Player = Bot<KgbTypes>
/** A whole side of these plays against the solved bots, `hard` more often than `normal`. */
export const otherSides: readonly Player[] = [
  botWith({ ...hardHabits, leaning: leaningBy(byHand) }),
  botWith({ ...hardHabits, leaning: leaningBy(byHand) }),
  botWith(normalHabits),
]

const HASTY_MS = 500
const hasty =
  (bot: Player): Player =>
  (seen, chance) => {
    const move = bot(seen, chance)
    return move && { ...move, delayMs: Math.min(move.delayMs, HASTY_MS) }
  }
/** The bot with other probabilities for some draws. */
const leans = (changed: Partial<Record<Draw, Leaning>>) => (habits: Habits) =>
  botWith({ ...habits, leaning: (draw, at) => (changed[draw] ?? habits.leaning)(draw, at) })
const yes = () => 1
const no = () => 0
const raisesFrom = (least: number) => leans({ raise: (_, at) => (at >= least ? 1 : 0) })
const saysYes = leans({ yesToFellow: yes, yesToOpponent: yes, yesToWhoKnows: yes })

/** One of these plays among the solved bots, which have these habits. */
export const exploiters: readonly ((habits: Habits) => Player)[] = [
  (habits) => botWith({ ...habits, minTrustToFollow: 0 }),
  (habits) => botWith({ ...habits, minTrustToFollow: 2 }),
  (habits) => botWith({ ...habits, leaning: (draw, at) => inverted(draw, habits.leaning(draw, at)) }),
  saysYes,
  (habits) => hasty(saysYes(habits)),
  leans({ yesToFellow: yes }),
  leans({ yesToOpponent: yes }),
  leans({ yesToFellow: no, yesToOpponent: no, yesToWhoKnows: no }),
  leans({ yesToFellow: yes, yesToOpponent: no }),
  raisesFrom(0.45),
  raisesFrom(0.7),
  leans({ lie: no }),
  leans({ lie: yes }),
  (habits) => hasty(botWith(habits)),
]
const inverted = (draw: Draw, probability: number): number => (draw.startsWith('yes') ? 1 - probability : probability)
