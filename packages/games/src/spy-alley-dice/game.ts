// The whole of Spy Alley Dice as the engine's `Game`: the rules that a seat may know (seat.ts), and those that need the truth.
import type { Game } from '@safehouse/engine'
import { awaits } from './choices.ts'
import { deadlines } from './deadlines.ts'
import { decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import { deal, luckOfGoingFirst } from './opening.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'
import type { AlleyTypes } from './types.ts'

export const spyAlleyDice: Game<AlleyTypes> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  awaits,
  outcome: (common) => (common.ending ? { winners: [common.ending.winner], luck: [luckOfGoingFirst(common)] } : undefined),
  reveals: {
    guessed: ['right'],
    missionEnded: ['accomplished'],
    cardGiven: ['spy'],
    gameEnded: ['hands', 'thrown', 'undealt'],
  },
  concerns: () => 'all',
  imagine,
}
