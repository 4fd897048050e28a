import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { cardsOf, lastHeard, mayDo, mixed, scene, step, threeOf } from './scene.ts'

const two = [
  ['american', 'french'],
  ['german', 'italian'],
] as const
const four = [['american'], ['french'], ['german'], ['italian']] as const

test('[SA-09] a right guess turns the card up for all to see, and it goes to the guesser', () => {
  const play = scene({ hands: four, dice: threeOf('french') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
  for (const viewer of [0, 1, 2, 3, 'table'] as const)
    expect(lastHeard(play, viewer)).toEqual([{ kind: 'guessed', by: 0, whom: 1, spy: 'french', right: true, until: null }])
  expect([cardsOf(play, 0), cardsOf(play, 1)]).toEqual([['american', 'french'], []])
  expect(play.truth.table.cards).toEqual([2, 0, 1, 1])
})

test('[SA-10] the guesser throws away the new card or another, and then the turn is over', () => {
  for (const [card, kept] of [
    ['french', ['american']],
    ['american', ['french']],
  ] as const) {
    const play = scene({ hands: four, dice: threeOf('french') })
    step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
    expect(mayDo(play, 0)).toEqual(['throwAway'])
    expect(step(play, 0, { do: 'throwAway', card })).toBeUndefined()
    expect(cardsOf(play, 0)).toEqual(kept)
    expect(play.truth.hands[0]!.thrown).toEqual([card])
    expect(play.truth.table.turn.roller).toBe(2)
  }
})

test('[SA-10] nobody but the guesser learns which card was thrown away', () => {
  const heard = (['french', 'american'] as const).map((card) => {
    const play = scene({ hands: four, dice: threeOf('french') })
    step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
    step(play, 0, { do: 'throwAway', card })
    expect(lastHeard(play, 0)).toContainEqual({ kind: 'ownCardThrown', spy: card })
    return [1, 2, 3, 'table' as const].map((viewer) => lastHeard(play, viewer))
  })
  expect(heard[0]).toEqual(heard[1])
  expect(heard[0]![0]![0]).toEqual({ kind: 'cardThrown', seat: 0, byClock: false })
})

test('[SA-10] a card that was thrown away is out', () => {
  const play = scene({ hands: four, dice: threeOf('french') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
  step(play, 0, { do: 'throwAway', card: 'french' })
  expect(play.truth.hands.flatMap((hand) => hand.cards)).toEqual(['american', 'german', 'italian'])
})

test('[SA-11] a wrong guess costs nothing, is known to all, and ends the turn', () => {
  const play = scene({ hands: four, dice: threeOf('german') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'german' })
  expect(lastHeard(play, 'table')).toEqual([
    { kind: 'guessed', by: 0, whom: 1, spy: 'german', right: false, until: null },
    { kind: 'turnEnded', seat: 0, byClock: false },
    { kind: 'turnBegan', seat: 1, until: null },
  ])
  expect(play.truth.hands.map((hand) => hand.cards)).toEqual(four)
  expect(play.truth.table.ruledOut).toEqual([[], ['german'], [], []])
})

test('[SA-11] what a wrong guess ruled out is remembered until that hand changes', () => {
  const play = scene({ hands: two, dice: threeOf('spanish') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'spanish' })
  expect(play.truth.table.ruledOut).toEqual([[], ['spanish']])
  const { guessed, cardHandedOver } = spyAlleyDice.table.on
  const right = guessed(play.truth.table, { kind: 'guessed', by: 0, whom: 1, spy: 'german', right: true, until: null })
  const given = cardHandedOver(play.truth.table, { kind: 'cardHandedOver', from: 0, to: 1, byClock: false, until: null })
  expect([right.ruledOut, given.ruledOut]).toEqual([
    [[], []],
    [[], []],
  ])
})

test('[SA-12] a player without cards is out at once, and is passed over', () => {
  const play = scene({ hands: four, dice: threeOf('french') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
  expect(mayDo(play, 1)).toEqual([])
  step(play, 0, { do: 'throwAway', card: 'french' })
  expect(play.truth.table.turn.roller).toBe(2)
  expect(step(play, 1, { do: 'roll' })).toEqual({ rule: 'SA-12', code: 'youAreOut' })
})

test('[SA-12] a player who loses one of two cards is still in', () => {
  const play = scene({ hands: two, dice: threeOf('german') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'german' })
  step(play, 0, { do: 'throwAway', card: 'american' })
  expect(play.truth.table).toMatchObject({ cards: [2, 1], turn: { roller: 1 }, ending: null })
})

test('[SA-12] dice of the turn before stay on the table until the next roll', () => {
  const play = scene({ hands: four, dice: mixed })
  step(play, 0, { do: 'endTurn' })
  expect(play.truth.table.turn).toMatchObject({ roller: 1, rolls: 0, dice: mixed })
})
