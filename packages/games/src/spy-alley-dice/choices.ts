// The choices of a seat in Spy Alley Dice, computed from its view alone.
import type { Choice, Seat } from '@safehouse/engine'
import { type AlleyCommon, isStillIn, questionOf, seatsStillIn, yetToRoll } from './common.ts'
import { allDice, enoughForMission, enoughToGuess, findSpyOnDice, rollsATurn } from './dice.ts'
import type { AlleyAction } from './facts.ts'
import type { AlleyView } from './types.ts'

type Choices = Choice<AlleyAction>[]

export function choices({ common, hand, seat }: AlleyView): Choices {
  const { due } = common
  switch (due.what) {
    case 'start':
      return yetToRoll(common).includes(seat) ? [{ do: 'rollForStart', question: questionOf(common), fields: {} }] : []
    case 'turn':
      if (common.turn.roller === seat) return turnChoices(common)
      return common.paused && isStillIn(common, seat) ? [{ do: 'resume', question: questionOf(common), standing: true, fields: {} }] : []
    case 'mission':
      return due.asked === seat ? missionChoices(questionOf(common)) : []
    case 'give':
      return due.from === seat ? [{ do: 'give', question: questionOf(common), fields: { card: { one: hand.cards } } }] : []
    case 'throw':
      return due.seat === seat ? [{ do: 'throwAway', question: questionOf(common), fields: { card: { one: hand.cards } } }] : []
    case 'over':
      return []
  }
}

function turnChoices(common: AlleyCommon): Choices {
  const { rolls, dice, roller } = common.turn
  const question = questionOf(common)
  if (rolls === 0) return [{ do: 'roll', question, fields: {} }]
  const offered: Choices = []
  if (rolls < rollsATurn) offered.push({ do: 'rollAgain', question, fields: { dice: { some: allDice, min: 1, max: allDice.length } } })
  const spy = findSpyOnDice(dice, enoughToGuess)
  if (spy) {
    const opponents = seatsStillIn(common).filter((seat) => seat !== roller)
    offered.push({ do: 'guess', question, fields: { whom: { one: opponents }, spy: { one: [spy] } } })
    if (findSpyOnDice(dice, enoughForMission)) offered.push({ do: 'attemptMission', question, fields: {} })
  }
  offered.push({ do: 'endTurn', question, fields: {} })
  return offered
}

const missionChoices = (question: string): Choices => [
  { do: 'challenge', question, fields: {} },
  { do: 'letPass', question, fields: {} },
]

/** Seats that the match waits for now. */
export function awaits(common: AlleyCommon): readonly Seat[] {
  const { due, turn } = common
  switch (due.what) {
    case 'start':
      return yetToRoll(common)
    case 'turn':
      return [turn.roller]
    case 'mission':
      return [due.asked]
    case 'give':
      return [due.from]
    case 'throw':
      return [due.seat]
    case 'over':
      return []
  }
}
