// A turn of Spy Alley Dice: rolling, rolling again, and stopping.
import { expect, test } from 'vitest'
import { findSpyOnDice } from './dice.ts'
import { spies } from './spies.ts'
import { fiveAlike, fourHands, mixed, position, threeOf } from './testing/position.ts'

test('[SA-04] the first roll is of all five dice', () => {
  const match = position({ hands: fourHands })
  expect(match.mayDo(0)).toEqual(['roll'])
  match.attempt(0, { do: 'roll' })
  expect(match.truth.common.turn).toMatchObject({ rolls: 1, kept: [] })
  expect(match.truth.common.turn.dice).toHaveLength(5)
})

test('[SA-04] a roll of chosen dice leaves the others lying', () => {
  const match = position({ hands: fourHands, dice: mixed })
  expect(match.attempt(0, { do: 'rollAgain', dice: [4, 2] })).toBeUndefined()
  const { dice, kept, rolls } = match.truth.common.turn
  expect([dice[0], dice[1], dice[3]]).toEqual([mixed[0], mixed[1], mixed[3]])
  expect({ kept, rolls }).toEqual({ kept: [0, 1, 3], rolls: 2 })
})

test('[SA-04] every side of each die that is rolled again comes up', () => {
  const sidesByDie = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (let name = 0; name < 60; name++) {
    const match = position({ hands: fourHands, dice: mixed, seed: `again ${name}` })
    match.attempt(0, { do: 'rollAgain', dice: [3, 1, 4] })
    for (const [i, die] of [1, 3, 4].entries()) sidesByDie[i]!.add(match.truth.common.turn.dice[die]!)
  }
  for (const sides of sidesByDie) expect([...sides].sort()).toEqual([...spies])
})

test('[SA-04] dice kept earlier may be rolled again', () => {
  const match = position({ hands: fourHands, dice: fiveAlike('french') })
  match.attempt(0, { do: 'rollAgain', dice: [0] })
  expect(match.truth.common.turn.kept).toEqual([1, 2, 3, 4])
  expect(match.attempt(0, { do: 'rollAgain', dice: [1] })).toBeUndefined()
  expect(match.truth.common.turn.kept).toEqual([0, 2, 3, 4])
})

test('[SA-04] the third roll is the last', () => {
  const match = position({ hands: fourHands, dice: threeOf('french'), rolls: 3 })
  expect(match.mayDo(0)).toEqual(['guess', 'endTurn'])
})

test('[SA-04] the roller may stop after any roll', () => {
  for (const rolls of [1, 2, 3]) {
    const match = position({ hands: fourHands, dice: threeOf('french'), rolls })
    expect(match.attempt(0, { do: 'endTurn' })).toBeUndefined()
    expect(match.truth.common.turn).toMatchObject({ roller: 1, rolls: 0 })
  }
})

test('[SA-05] three or more alike allow a guess, of the spy on them and of any opponent still in, or none', () => {
  for (const dice of [threeOf('german'), [...fiveAlike('german').slice(1), 'french'] as const]) {
    const match = position({ hands: fourHands, dice, roller: 2 })
    expect(match.mayDo(2)).toEqual(['rollAgain', 'guess', 'endTurn'])
    for (const whom of [0, 1, 3]) {
      const sameMatch = position({ hands: fourHands, dice, roller: 2 })
      expect(sameMatch.attempt(2, { do: 'guess', whom, spy: 'german' })).toBeUndefined()
    }
  }
})

test('[SA-05] there is one guess in a turn', () => {
  const match = position({ hands: fourHands, dice: threeOf('german') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  expect(match.truth.common.turn.roller).toBe(1)
  expect(match.mayDo(0)).toEqual([])
})

test('[SA-06] five alike allow a guess or the mission, or neither', () => {
  const matchWithFiveAlike = () => position({ hands: fourHands, dice: fiveAlike('german'), rolls: 3 })
  expect(matchWithFiveAlike().mayDo(0)).toEqual(['guess', 'attemptMission', 'endTurn'])
  const guessed = matchWithFiveAlike()
  guessed.attempt(0, { do: 'guess', whom: 1, spy: 'german' })
  expect(guessed.mayDo(0)).toEqual([])
  const attempted = matchWithFiveAlike()
  attempted.attempt(0, { do: 'attemptMission' })
  expect(attempted.mayDo(0)).toEqual([])
})

test('[SA-07] without three alike after the last roll the turn ends by itself', () => {
  let endedTurns = 0
  let openTurns = 0
  for (let i = 0; i < 40; i++) {
    const match = position({ hands: fourHands, dice: mixed, rolls: 2, roller: i % 4 })
    const rolledAgain = [i % 5, (i + 1 + (i % 3)) % 5]
    match.attempt(i % 4, { do: 'rollAgain', dice: rolledAgain })
    const rolled = match.lastHeard('spectator')[0]!
    const hasThreeAlike = rolled.kind === 'rolled' && findSpyOnDice(rolled.dice, 3) !== undefined
    expect(match.truth.common.turn.roller === i % 4).toBe(hasThreeAlike)
    if (hasThreeAlike) openTurns++
    else endedTurns++
  }
  expect([endedTurns > 0, openTurns > 0]).toEqual([true, true])
})

test('[SA-07] fewer than three alike allow no guess', () => {
  expect(position({ hands: fourHands, dice: mixed }).mayDo(0)).toEqual(['rollAgain', 'endTurn'])
})

test('[SA-08] everyone hears the dice and which of them were kept', () => {
  const match = position({ hands: fourHands, dice: mixed })
  match.attempt(0, { do: 'rollAgain', dice: [0, 1] })
  const { dice, kept } = match.truth.common.turn
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
    expect(match.lastHeard(viewer)).toEqual([{ kind: 'rolled', seat: 0, dice, kept, until: null }])
})
