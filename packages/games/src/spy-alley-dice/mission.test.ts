// Missions in Spy Alley Dice: who is asked, challenges, and how they end.
import type { Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import type { Spy } from './spies.ts'
import { fiveAlike, fourHands, position, twoHands } from './testing/position.ts'

const attemptMission = (hands: readonly (readonly Spy[])[], spy: Spy, roller = 0, out: Seat[] = []) => {
  const match = position({ hands, dice: fiveAlike(spy), roller, out })
  expect(match.attempt(roller, { do: 'attemptMission' })).toBeUndefined()
  return match
}

test('[SA-14] an attempt is accepted whether or not the roller holds the spy, and everybody is told the same', () => {
  const [honest, bluffed] = [attemptMission(fourHands, 'american'), attemptMission(fourHands, 'german')]
  for (const [match, spy] of [
    [honest, 'american'],
    [bluffed, 'german'],
  ] as const) {
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(match.lastHeard(viewer)).toEqual([{ kind: 'missionAttempted', seat: 0, spy, until: null }])
  }
})

test('[SA-14] the others are asked clockwise from the left, in the open, one after another', () => {
  const match = attemptMission(fourHands, 'american', 2)
  for (const asked of [3, 0, 1]) {
    expect(match.truth.common.due).toMatchObject({ what: 'mission', asked })
    for (const seat of [0, 1, 2, 3]) expect(match.mayDo(seat)).toEqual(seat === asked ? ['challenge', 'letPass'] : [])
    match.attempt(asked, { do: 'letPass' })
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(match.lastHeard(viewer)[0]).toEqual({ kind: 'missionPassed', seat: asked, byClock: false, until: null })
  }
})

test('[SA-14] who is out is not asked, and who let it pass is remembered', () => {
  const match = attemptMission(fourHands, 'american', 0, [2])
  match.attempt(1, { do: 'letPass' })
  expect(match.truth.common.due).toEqual({ what: 'mission', spy: 'american', asked: 3, passed: [{ seat: 1, byClock: false }] })
})

test('[SA-15] the first guess settles the attempt, and nobody after that is asked', () => {
  const match = attemptMission(fourHands, 'german')
  match.attempt(1, { do: 'letPass' })
  match.attempt(2, { do: 'challenge' })
  expect(match.truth.common.due).toEqual({ what: 'give', from: 2, to: 0 })
  expect(match.mayDo(3)).toEqual([])
})

test('[SA-16] a wrong guess at a mission costs a card of the guesser’s choice, face down, and the roller throws one away', () => {
  const match = attemptMission(twoHands, 'german')
  match.attempt(1, { do: 'challenge' })
  expect(match.lastHeard('spectator')).toEqual([{ kind: 'guessed', by: 1, whom: 0, spy: 'german', right: false, until: null }])
  expect(match.mayDo(1)).toEqual(['give'])
  match.attempt(1, { do: 'give', card: 'italian' })
  expect([match.hand(0).cards, match.hand(1).cards]).toEqual([['american', 'french', 'italian'], ['german']])
  expect(match.mayDo(0)).toEqual(['throwAway'])
  match.attempt(0, { do: 'throwAway', card: 'american' })
  expect(match.hand(0).cards).toEqual(['french', 'italian'])
  expect(match.truth.common.turn.roller).toBe(1)
})

test('[SA-16] only giver and roller learn which card was given', () => {
  const threeHands = [
    ['american', 'french'],
    ['german', 'italian'],
    ['russian', 'spanish'],
  ] as const
  const heardByOthers = (['german', 'italian'] as const).map((card) => {
    const match = attemptMission(threeHands, 'german')
    match.attempt(1, { do: 'challenge' })
    match.attempt(1, { do: 'give', card })
    for (const seat of [0, 1]) expect(match.lastHeard(seat)).toContainEqual({ kind: 'cardGiven', from: 1, to: 0, spy: card })
    return [match.lastHeard(2), match.lastHeard('spectator')]
  })
  expect(heardByOthers[0]).toEqual(heardByOthers[1])
  expect(heardByOthers[0]![0]).toEqual([{ kind: 'cardHandedOver', from: 1, to: 0, byClock: false, until: null }])
})

test('[SA-16] a guesser left without a card is out', () => {
  const match = attemptMission(fourHands, 'german')
  match.attempt(1, { do: 'challenge' })
  match.attempt(1, { do: 'give', card: 'french' })
  expect(match.truth.common.cards).toEqual([2, 0, 1, 1])
  match.attempt(0, { do: 'throwAway', card: 'french' })
  expect(match.truth.common.turn.roller).toBe(2)
})

test('[SA-17] a right guess at a mission takes the card from the roller, and the guesser throws one away', () => {
  const match = attemptMission(twoHands, 'american')
  match.attempt(1, { do: 'challenge' })
  expect([match.hand(0).cards, match.hand(1).cards]).toEqual([['french'], ['american', 'german', 'italian']])
  expect([match.mayDo(0), match.mayDo(1)]).toEqual([[], ['throwAway']])
  match.attempt(1, { do: 'throwAway', card: 'german' })
  expect(match.hand(1).cards).toEqual(['american', 'italian'])
  expect(match.truth.common.turn.roller).toBe(1)
})

test('[SA-17, SA-12] a roller left without a card is out, and the next turn goes on from that seat', () => {
  const match = attemptMission(fourHands, 'german', 2)
  match.attempt(3, { do: 'letPass' })
  match.attempt(0, { do: 'challenge' })
  match.attempt(0, { do: 'throwAway', card: 'german' })
  expect(match.truth.common).toMatchObject({ cards: [1, 1, 0, 1], turn: { roller: 3 } })
})

test('[SA-18] nobody guesses and the roller holds the spy, with either card: the roller has won', () => {
  for (const spy of ['american', 'french'] as const) {
    const match = attemptMission(twoHands, spy)
    match.attempt(1, { do: 'letPass' })
    expect(match.lastHeard('spectator')).toEqual([
      { kind: 'missionPassed', seat: 1, byClock: false, until: null },
      { kind: 'missionEnded', seat: 0, spy, accomplished: true },
      expect.objectContaining({ kind: 'gameEnded', winner: 0, how: 'mission' }),
    ])
  }
})

test('[SA-19] nobody guesses and the roller does not hold it: the turn is over, and no card is shown', () => {
  const match = attemptMission(fourHands, 'german')
  for (const seat of [1, 2, 3]) match.attempt(seat, { do: 'letPass' })
  expect(match.lastHeard('spectator').slice(1)).toEqual([
    { kind: 'missionEnded', seat: 0, spy: 'german', accomplished: false },
    { kind: 'turnEnded', seat: 0, byClock: false },
    { kind: 'turnBegan', seat: 1, until: null },
  ])
  expect(match.truth.hands.map((hand) => hand.cards)).toEqual(fourHands)
  expect(match.truth.common.ruledOut[0]).toEqual(['german'])
})
