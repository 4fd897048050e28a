// What a seat may do, from what it knows alone.
import type { Choice } from '@safehouse/engine'
import { allDice, enoughForMission, enoughToGuess, rollsATurn, spyOn } from './dice.ts'
import type { Act } from './facts.ts'
import type { AlleyView } from './kinds.ts'
import { isIn, questionOf, stillIn, type Table, yetToRoll } from './table.ts'

type Choices = Choice<Act>[]

export function choices({ table, hand, seat }: AlleyView): Choices {
  const { due } = table
  switch (due.what) {
    case 'start':
      return yetToRoll(table).includes(seat) ? [{ do: 'rollForStart', question: questionOf(table), fields: {} }] : []
    case 'turn':
      if (table.turn.roller === seat) return ownTurn(table)
      return table.paused && isIn(table, seat) ? [{ do: 'resume', question: questionOf(table), standing: true, fields: {} }] : []
    case 'mission':
      return due.asked === seat ? whenAsked(questionOf(table)) : []
    case 'give':
      return due.from === seat ? [{ do: 'give', question: questionOf(table), fields: { card: { one: hand.cards } } }] : []
    case 'throw':
      return due.seat === seat ? [{ do: 'throwAway', question: questionOf(table), fields: { card: { one: hand.cards } } }] : []
    case 'over':
      return []
  }
}

function ownTurn(table: Table): Choices {
  const { rolls, dice, roller } = table.turn
  const question = questionOf(table)
  if (rolls === 0) return [{ do: 'roll', question, fields: {} }]
  const found: Choices = []
  if (rolls < rollsATurn) found.push({ do: 'rollAgain', question, fields: { dice: { some: allDice, min: 1, max: allDice.length } } })
  const spy = spyOn(dice, enoughToGuess)
  if (spy) {
    const others = stillIn(table).filter((seat) => seat !== roller)
    found.push({ do: 'guess', question, fields: { whom: { one: others }, spy: { one: [spy] } } })
    if (spyOn(dice, enoughForMission)) found.push({ do: 'attemptMission', question, fields: {} })
  }
  found.push({ do: 'endTurn', question, fields: {} })
  return found
}

const whenAsked = (question: string): Choices => [
  { do: 'challenge', question, fields: {} },
  { do: 'letPass', question, fields: {} },
]
