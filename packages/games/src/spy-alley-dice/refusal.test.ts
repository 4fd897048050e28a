import type { Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { alike, mixed, type Scene, scene, step, threeOf } from './scene.ts'

const four = [['american'], ['french'], ['german'], ['italian']] as const
const withOneOut = { hands: four, out: [1] } as const

/** Refused for this reason, and nothing changed. */
function refused(match: Scene, seat: Seat, action: Parameters<typeof step>[2], code: string): void {
  const [entries, truth] = [match.entries.length, structuredClone(match.truth)]
  expect(step(match, seat, action)).toEqual({ rule: expect.stringMatching(/^SA-\d\d$/), code })
  expect([match.entries.length, match.truth]).toEqual([entries, truth])
}

test('[SA-23] acting out of turn, before rolling or when out is refused', () => {
  refused(scene({ hands: four }), 1, { do: 'roll' }, 'notYourTurn')
  refused(scene({ hands: four, dice: mixed }), 1, { do: 'endTurn' }, 'notYourTurn')
  refused(scene({ hands: four }), 0, { do: 'endTurn' }, 'rollFirst')
  refused(scene({ hands: four }), 0, { do: 'guess', whom: 1, spy: 'french' }, 'rollFirst')
  refused(scene({ hands: four }), 0, { do: 'attemptMission' }, 'rollFirst')
  refused(scene({ hands: four }), 0, { do: 'rollAgain', dice: [0] }, 'rollFirst')
  refused(scene({ ...withOneOut, dice: mixed }), 1, { do: 'endTurn' }, 'youAreOut')
  refused(scene({ hands: four }), 0, { do: 'rollForStart' }, 'startDecided')
})

test('[SA-23] rolling a fourth time, no dice, or a die that does not exist is refused', () => {
  const third = scene({ hands: four, dice: threeOf('french'), rolls: 3 })
  refused(third, 0, { do: 'rollAgain', dice: [0] }, 'noRollsLeft')
  refused(third, 0, { do: 'roll' }, 'alreadyRolled')
  const first = scene({ hands: four, dice: mixed })
  refused(first, 0, { do: 'rollAgain', dice: [] }, 'noDiceChosen')
  refused(first, 0, { do: 'rollAgain', dice: [5] }, 'noSuchDie')
  refused(first, 0, { do: 'rollAgain', dice: [1, 1] }, 'dieChosenTwice')
})

test('[SA-23] guessing a spy that is not on three dice, oneself, or someone who is out is refused', () => {
  refused(scene({ hands: four, dice: mixed }), 0, { do: 'guess', whom: 1, spy: 'american' }, 'notOnThreeDice')
  const match = scene({ ...withOneOut, dice: threeOf('french') })
  refused(match, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notOnThreeDice')
  refused(match, 0, { do: 'guess', whom: 0, spy: 'french' }, 'guessedOneself')
  refused(match, 0, { do: 'guess', whom: 1, spy: 'french' }, 'playerIsOut')
  refused(match, 0, { do: 'guess', whom: 7, spy: 'french' }, 'noSuchPlayer')
})

test('[SA-23] guessing twice, or a guess and a mission in one turn, is refused', () => {
  const wrong = scene({ hands: four, dice: alike('german') })
  step(wrong, 0, { do: 'guess', whom: 1, spy: 'german' })
  refused(wrong, 0, { do: 'guess', whom: 2, spy: 'german' }, 'notYourTurn')
  const right = scene({ hands: four, dice: alike('german') })
  step(right, 0, { do: 'guess', whom: 2, spy: 'german' })
  refused(right, 0, { do: 'guess', whom: 3, spy: 'german' }, 'throwFirst')
  refused(right, 0, { do: 'attemptMission' }, 'throwFirst')
  const mission = scene({ hands: four, dice: alike('german') })
  step(mission, 0, { do: 'attemptMission' })
  refused(mission, 0, { do: 'guess', whom: 2, spy: 'german' }, 'missionUnderWay')
})

test('[SA-23] attempting the mission without five alike is refused', () => {
  refused(scene({ hands: four, dice: threeOf('american') }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
  refused(scene({ hands: four, dice: [...alike('american').slice(1), 'french'] }), 0, { do: 'attemptMission' }, 'needsFiveAlike')
})

test('[SA-23] throwing away or giving a card that is not held is refused', () => {
  const right = scene({ hands: four, dice: threeOf('french') })
  refused(right, 0, { do: 'throwAway', card: 'american' }, 'nothingToThrow')
  step(right, 0, { do: 'guess', whom: 1, spy: 'french' })
  refused(right, 0, { do: 'throwAway', card: 'italian' }, 'cardNotHeld')
  refused(right, 2, { do: 'throwAway', card: 'german' }, 'notYoursToThrow')
  const mission = scene({ hands: four, dice: alike('german') })
  refused(mission, 0, { do: 'give', card: 'american' }, 'nothingToGive')
  step(mission, 0, { do: 'attemptMission' })
  step(mission, 1, { do: 'challenge' })
  refused(mission, 1, { do: 'give', card: 'american' }, 'cardNotHeld')
  refused(mission, 0, { do: 'give', card: 'american' }, 'notYoursToGive')
  refused(mission, 1, { do: 'endTurn' }, 'giveFirst')
})

test('[SA-23] answering a mission out of order is refused', () => {
  const match = scene({ hands: four, dice: alike('german') })
  refused(match, 1, { do: 'challenge' }, 'noMission')
  step(match, 0, { do: 'attemptMission' })
  refused(match, 2, { do: 'challenge' }, 'notAskedNow')
  refused(match, 3, { do: 'letPass' }, 'notAskedNow')
  refused(match, 1, { do: 'roll' }, 'answerFirst')
  step(match, 1, { do: 'letPass' })
  refused(match, 1, { do: 'challenge' }, 'notAskedNow')
})

test('[SA-23] an answer to a question that is gone is refused', () => {
  const match = scene({ hands: four, dice: threeOf('french') })
  const late = { do: 'endTurn', question: '1.0' } as const
  const view = { seat: 0, common: match.truth.common, hand: match.truth.hands[0]! }
  expect(spyAlleyDice.refusal(view, late)).toEqual({ rule: 'SA-23', code: 'questionGone' })
})

test('[SA-23] nothing is accepted when the game is over, and nothing but the opening roll before it has begun', () => {
  const over = scene({ hands: [['american'], ['french']], dice: threeOf('french') })
  step(over, 0, { do: 'guess', whom: 1, spy: 'french' })
  refused(over, 0, { do: 'throwAway', card: 'french' }, 'gameOver')
})
