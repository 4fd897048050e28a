// Guesses in Spy Alley Dice: right and wrong ones, and what becomes of the cards.
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { fourHands, mixed, position, threeOf, twoHands } from './testing/position.ts'

test('[SA-09] a right guess turns the card up for all to see, and it goes to the guesser', () => {
  const match = position({ hands: fourHands, dice: threeOf('french') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
    expect(match.lastHeard(viewer)).toEqual([{ kind: 'guessed', by: 0, whom: 1, spy: 'french', right: true, until: null }])
  expect([match.hand(0).cards, match.hand(1).cards]).toEqual([['american', 'french'], []])
  expect(match.truth.common.cards).toEqual([2, 0, 1, 1])
})

test('[SA-10] the guesser throws away the new card or another, and then the turn is over', () => {
  for (const [card, kept] of [
    ['french', ['american']],
    ['american', ['french']],
  ] as const) {
    const match = position({ hands: fourHands, dice: threeOf('french') })
    match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
    expect(match.mayDo(0)).toEqual(['throwAway'])
    expect(match.attempt(0, { do: 'throwAway', card })).toBeUndefined()
    expect(match.hand(0).cards).toEqual(kept)
    expect(match.truth.hands[0]!.thrown).toEqual([card])
    expect(match.truth.common.turn.roller).toBe(2)
  }
})

test('[SA-10] nobody but the guesser learns which card was thrown away', () => {
  const heardByOthers = (['french', 'american'] as const).map((card) => {
    const match = position({ hands: fourHands, dice: threeOf('french') })
    match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
    match.attempt(0, { do: 'throwAway', card })
    expect(match.lastHeard(0)).toContainEqual({ kind: 'ownCardThrown', spy: card })
    return [1, 2, 3, 'spectator' as const].map((viewer) => match.lastHeard(viewer))
  })
  expect(heardByOthers[0]).toEqual(heardByOthers[1])
  expect(heardByOthers[0]![0]![0]).toEqual({ kind: 'cardThrown', seat: 0, byClock: false })
})

test('[SA-10] a card that was thrown away is out', () => {
  const match = position({ hands: fourHands, dice: threeOf('french') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  match.attempt(0, { do: 'throwAway', card: 'french' })
  expect(match.truth.hands.flatMap((hand) => hand.cards)).toEqual(['american', 'german', 'italian'])
})

test('[SA-11] a wrong guess costs nothing, is known to all, and ends the turn', () => {
  const match = position({ hands: fourHands, dice: threeOf('german') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  expect(match.lastHeard('spectator')).toEqual([
    { kind: 'guessed', by: 0, whom: 1, spy: 'german', right: false, until: null },
    { kind: 'turnEnded', seat: 0, byClock: false },
    { kind: 'turnBegan', seat: 1, until: null },
  ])
  expect(match.truth.hands.map((hand) => hand.cards)).toEqual(fourHands)
  expect(match.truth.common.ruledOut).toEqual([[], ['german'], [], []])
})

test('[SA-11] what a wrong guess ruled out is remembered until that hand changes', () => {
  const match = position({ hands: twoHands, dice: threeOf('spanish') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'spanish' })
  expect(match.truth.common.ruledOut).toEqual([[], ['spanish']])
  const { guessed, cardHandedOver } = spyAlleyDice.common.on
  const afterRightGuess = guessed(match.truth.common, { kind: 'guessed', by: 0, whom: 1, spy: 'german', right: true, until: null })
  const afterHandingOver = cardHandedOver(match.truth.common, { kind: 'cardHandedOver', from: 0, to: 1, byClock: false, until: null })
  expect([afterRightGuess.ruledOut, afterHandingOver.ruledOut]).toEqual([
    [[], []],
    [[], []],
  ])
})

test('[SA-12] a player without cards is out at once, and is passed over', () => {
  const match = position({ hands: fourHands, dice: threeOf('french') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  expect(match.mayDo(1)).toEqual([])
  match.attempt(0, { do: 'throwAway', card: 'french' })
  expect(match.truth.common.turn.roller).toBe(2)
  expect(match.attempt(1, { do: 'roll' })).toEqual({ rule: 'SA-12', code: 'youAreOut' })
})

test('[SA-12] a player who loses one of two cards is still in', () => {
  const match = position({ hands: twoHands, dice: threeOf('german') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  match.attempt(0, { do: 'throwAway', card: 'american' })
  expect(match.truth.common).toMatchObject({ cards: [2, 1], turn: { roller: 1 }, ending: null })
})

test('[SA-12] dice of the turn before stay on the table until the next roll', () => {
  const match = position({ hands: fourHands, dice: mixed })
  match.attempt(0, { do: 'endTurn' })
  expect(match.truth.common.turn).toMatchObject({ roller: 1, rolls: 0, dice: mixed })
})
