import type { Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { alike, mixed, type Position, position, threeOf } from './testing/position.ts'

const four = [['american'], ['french'], ['german'], ['italian']] as const
const withOneOut = { hands: four, out: [1] } as const

/** Refused for this reason, and nothing changed. */
function refused(match: Position, seat: Seat, action: Parameters<Position['attempt']>[1], code: string): void {
  const [entries, truth] = [match.entries.length, structuredClone(match.truth)]
  expect(match.attempt(seat, action)).toEqual({ rule: expect.stringMatching(/^SA-\d\d$/), code })
  expect([match.entries.length, match.truth]).toEqual([entries, truth])
}

test('[SA-23] acting out of turn, before rolling or when out is refused', () => {
  refused(position({ hands: four }), 1, { do: 'roll' }, 'notYourTurn')
  refused(position({ hands: four, dice: mixed }), 1, { do: 'endTurn' }, 'notYourTurn')
  refused(position({ hands: four }), 0, { do: 'endTurn' }, 'rollFirst')
  refused(position({ hands: four }), 0, { do: 'guess', whom: 1, spy: 'french' }, 'rollFirst')
  refused(position({ hands: four }), 0, { do: 'attemptMission' }, 'rollFirst')
  refused(position({ hands: four }), 0, { do: 'rollAgain', dice: [0] }, 'rollFirst')
  refused(position({ ...withOneOut, dice: mixed }), 1, { do: 'endTurn' }, 'youAreOut')
  refused(position({ hands: four }), 0, { do: 'rollForStart' }, 'startDecided')
})

test('[SA-23] rolling a fourth time, no dice, or a die that does not exist is refused', () => {
  const third = position({ hands: four, dice: threeOf('french'), rolls: 3 })
  refused(third, 0, { do: 'rollAgain', dice: [0] }, 'noRollsLeft')
  refused(third, 0, { do: 'roll' }, 'alreadyRolled')
  const first = position({ hands: four, dice: mixed })
  refused(first, 0, { do: 'rollAgain', dice: [] }, 'noDiceChosen')
  refused(first, 0, { do: 'rollAgain', dice: [5] }, 'noSuchDie')
  refused(first, 0, { do: 'rollAgain', dice: [1, 1] }, 'dieChosenTwice')
})

test('[SA-23] guessing a spy that is not on three dice, oneself, or someone who is out is refused', () => {
  refused(position({ hands: four, dice: mixed }), 0, { do: 'guess', whom: 1, spy: 'american' }, 'notOnThreeDice')
  const match = position({ ...withOneOut, dice: threeOf('french') })
  refused(match, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notOnThreeDice')
  refused(match, 0, { do: 'guess', whom: 0, spy: 'french' }, 'guessedOneself')
  refused(match, 0, { do: 'guess', whom: 1, spy: 'french' }, 'playerIsOut')
  refused(match, 0, { do: 'guess', whom: 7, spy: 'french' }, 'noSuchPlayer')
})

test('[SA-23] guessing twice, or a guess and a mission in one turn, is refused', () => {
  const wrong = position({ hands: four, dice: alike('german') })
  wrong.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  refused(wrong, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notYourTurn')
  const right = position({ hands: four, dice: alike('german') })
  right.attempt(0, { do: 'guess', whom: 2, spy: 'german' })
  refused(right, 0, { do: 'guess', whom: 3, spy: 'german' }, 'throwFirst')
  refused(right, 0, { do: 'attemptMission' }, 'throwFirst')
  const mission = position({ hands: four, dice: alike('german') })
  mission.attempt(0, { do: 'attemptMission' })
  refused(mission, 0, { do: 'guess', whom: 2, spy: 'german' }, 'missionUnderWay')
})

test('[SA-23] attempting the mission without five alike is refused', () => {
  refused(position({ hands: four, dice: threeOf('american') }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
  refused(position({ hands: four, dice: [...alike('american').slice(1), 'french'] }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
})

test('[SA-23] throwing away or giving a card that is not held is refused', () => {
  const right = position({ hands: four, dice: threeOf('french') })
  refused(right, 0, { do: 'throwAway', card: 'american' }, 'nothingToThrow')
  right.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  refused(right, 0, { do: 'throwAway', card: 'italian' }, 'cardNotHeld')
  refused(right, 2, { do: 'throwAway', card: 'german' }, 'notYoursToThrow')
  const mission = position({ hands: four, dice: alike('german') })
  refused(mission, 0, { do: 'give', card: 'american' }, 'nothingToGive')
  mission.attempt(0, { do: 'attemptMission' })
  mission.attempt(1, { do: 'challenge' })
  refused(mission, 1, { do: 'give', card: 'american' }, 'cardNotHeld')
  refused(mission, 0, { do: 'give', card: 'american' }, 'notYoursToGive')
  refused(mission, 1, { do: 'endTurn' }, 'giveFirst')
})

test('[SA-23] answering a mission out of order is refused', () => {
  const match = position({ hands: four, dice: alike('german') })
  refused(match, 1, { do: 'challenge' }, 'noMission')
  match.attempt(0, { do: 'attemptMission' })
  refused(match, 2, { do: 'challenge' }, 'notAskedNow')
  refused(match, 3, { do: 'letPass' }, 'notAskedNow')
  refused(match, 1, { do: 'roll' }, 'answerFirst')
  match.attempt(1, { do: 'letPass' })
  refused(match, 1, { do: 'challenge' }, 'notAskedNow')
})

test('[SA-23] an answer to a question that is gone is refused', () => {
  const match = position({ hands: four, dice: threeOf('french') })
  const late = { do: 'endTurn', question: '1.0' } as const
  const view = { seat: 0, common: match.truth.common, hand: match.truth.hands[0]! }
  expect(spyAlleyDice.refusal(view, late)).toEqual({ rule: 'SA-23', code: 'questionGone' })
})

test('[SA-23] nothing is accepted when the game is over, and nothing but the opening roll before it has begun', () => {
  const over = position({ hands: [['american'], ['french']], dice: threeOf('french') })
  over.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  refused(over, 0, { do: 'throwAway', card: 'french' }, 'gameOver')
})
