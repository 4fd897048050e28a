// What Spy Alley Dice refuses, and that nothing changes by it.
import type { Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { fiveAlike, fourHands, mixed, newMatch, type Position, position, threeOf } from './testing/position.ts'

const withOneOut = { hands: fourHands, out: [1] } as const

/** Expects that an action is refused with this code and changes nothing. */
function expectRefused(match: Position, seat: Seat, action: Parameters<Position['attempt']>[1], code: string): void {
  const [entries, truth] = [match.entries.length, structuredClone(match.truth)]
  expect(match.attempt(seat, action)).toEqual({ rule: expect.stringMatching(/^SA-\d\d$/), code })
  expect([match.entries.length, match.truth]).toEqual([entries, truth])
}

test('[SA-23] acting out of turn, before rolling or when out is refused', () => {
  expectRefused(position({ hands: fourHands }), 1, { do: 'roll' }, 'notYourTurn')
  expectRefused(position({ hands: fourHands, dice: mixed }), 1, { do: 'endTurn' }, 'notYourTurn')
  expectRefused(position({ hands: fourHands }), 0, { do: 'endTurn' }, 'rollFirst')
  expectRefused(position({ hands: fourHands }), 0, { do: 'guess', whom: 1, spy: 'french' }, 'rollFirst')
  expectRefused(position({ hands: fourHands }), 0, { do: 'attemptMission' }, 'rollFirst')
  expectRefused(position({ hands: fourHands }), 0, { do: 'rollAgain', dice: [0] }, 'rollFirst')
  expectRefused(position({ ...withOneOut, dice: mixed }), 1, { do: 'endTurn' }, 'youAreOut')
  expectRefused(position({ hands: fourHands }), 0, { do: 'rollForStart' }, 'startDecided')
})

test('[SA-23] rolling a fourth time, no dice, or a die that does not exist is refused', () => {
  const third = position({ hands: fourHands, dice: threeOf('french'), rolls: 3 })
  expectRefused(third, 0, { do: 'rollAgain', dice: [0] }, 'noRollsLeft')
  expectRefused(third, 0, { do: 'roll' }, 'alreadyRolled')
  const first = position({ hands: fourHands, dice: mixed })
  expectRefused(first, 0, { do: 'rollAgain', dice: [] }, 'noDiceChosen')
  expectRefused(first, 0, { do: 'rollAgain', dice: [5] }, 'noSuchDie')
  expectRefused(first, 0, { do: 'rollAgain', dice: [1, 1] }, 'dieChosenTwice')
})

test('[SA-23] guessing a spy that is not on three dice, oneself, or someone who is out is refused', () => {
  expectRefused(position({ hands: fourHands, dice: mixed }), 0, { do: 'guess', whom: 1, spy: 'american' }, 'notOnThreeDice')
  const match = position({ ...withOneOut, dice: threeOf('french') })
  expectRefused(match, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notOnThreeDice')
  expectRefused(match, 0, { do: 'guess', whom: 0, spy: 'french' }, 'guessedOneself')
  expectRefused(match, 0, { do: 'guess', whom: 1, spy: 'french' }, 'playerIsOut')
  expectRefused(match, 0, { do: 'guess', whom: 7, spy: 'french' }, 'noSuchPlayer')
})

test('[SA-23] guessing twice, or a guess and a mission in one turn, is refused', () => {
  const wrong = position({ hands: fourHands, dice: fiveAlike('german') })
  wrong.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  expectRefused(wrong, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notYourTurn')
  const right = position({ hands: fourHands, dice: fiveAlike('german') })
  right.attempt(0, { do: 'guess', whom: 2, spy: 'german' })
  expectRefused(right, 0, { do: 'guess', whom: 3, spy: 'german' }, 'throwFirst')
  expectRefused(right, 0, { do: 'attemptMission' }, 'throwFirst')
  const mission = position({ hands: fourHands, dice: fiveAlike('german') })
  mission.attempt(0, { do: 'attemptMission' })
  expectRefused(mission, 0, { do: 'guess', whom: 2, spy: 'german' }, 'missionUnderWay')
})

test('[SA-23] attempting the mission without five alike is refused', () => {
  expectRefused(position({ hands: fourHands, dice: threeOf('american') }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
  expectRefused(position({ hands: fourHands, dice: [...fiveAlike('american').slice(1), 'french'] }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
})

test('[SA-23] throwing away or giving a card that is not held is refused', () => {
  const right = position({ hands: fourHands, dice: threeOf('french') })
  expectRefused(right, 0, { do: 'throwAway', card: 'american' }, 'nothingToThrow')
  right.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  expectRefused(right, 0, { do: 'throwAway', card: 'italian' }, 'cardNotHeld')
  expectRefused(right, 2, { do: 'throwAway', card: 'german' }, 'notYoursToThrow')
  const mission = position({ hands: fourHands, dice: fiveAlike('german') })
  expectRefused(mission, 0, { do: 'give', card: 'american' }, 'nothingToGive')
  mission.attempt(0, { do: 'attemptMission' })
  mission.attempt(1, { do: 'challenge' })
  expectRefused(mission, 1, { do: 'give', card: 'american' }, 'cardNotHeld')
  expectRefused(mission, 0, { do: 'give', card: 'american' }, 'notYoursToGive')
  expectRefused(mission, 1, { do: 'endTurn' }, 'giveFirst')
})

test('[SA-23] answering a mission out of order is refused', () => {
  const match = position({ hands: fourHands, dice: fiveAlike('german') })
  expectRefused(match, 1, { do: 'challenge' }, 'noMission')
  match.attempt(0, { do: 'attemptMission' })
  expectRefused(match, 2, { do: 'challenge' }, 'notAskedNow')
  expectRefused(match, 3, { do: 'letPass' }, 'notAskedNow')
  expectRefused(match, 1, { do: 'roll' }, 'answerFirst')
  match.attempt(1, { do: 'letPass' })
  expectRefused(match, 1, { do: 'challenge' }, 'notAskedNow')
})

test('[SA-23] an answer to a question that is gone is refused', () => {
  const match = position({ hands: fourHands, dice: threeOf('french') })
  const lateAction = { do: 'endTurn', question: '1.0' } as const
  const view = { seat: 0, common: match.truth.common, hand: match.truth.hands[0]! }
  expect(spyAlleyDice.refusal(view, lateAction)).toEqual({ rule: 'SA-23', code: 'questionGone' })
})

test('[SA-23] nothing is accepted when the game is over, and nothing but the opening roll before it has begun', () => {
  const endedMatch = position({ hands: [['american'], ['french']], dice: threeOf('french') })
  endedMatch.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  expectRefused(endedMatch, 0, { do: 'throwAway', card: 'french' }, 'gameOver')
  for (const action of [{ do: 'roll' }, { do: 'endTurn' }, { do: 'guess', whom: 1, spy: 'french' }] as const)
    expectRefused(newMatch(4, 'opening'), 0, action, 'startNotDecided')
})
