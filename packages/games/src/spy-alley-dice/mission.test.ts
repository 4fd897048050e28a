import type { Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { alike, cardsOf, lastHeard, mayDo, scene, step } from './scene.ts'
import type { Spy } from './spies.ts'

const four = [['american'], ['french'], ['german'], ['italian']] as const
const two = [
  ['american', 'french'],
  ['german', 'italian'],
] as const
const attempt = (hands: readonly (readonly Spy[])[], spy: Spy, roller = 0, out: Seat[] = []) => {
  const play = scene({ hands, dice: alike(spy), roller, out })
  expect(step(play, roller, { do: 'attemptMission' })).toBeUndefined()
  return play
}

test('[SA-14] an attempt is accepted whether or not the roller holds the spy, and sounds the same', () => {
  const [held, bluffed] = [attempt(four, 'american'), attempt(four, 'german')]
  for (const [play, spy] of [
    [held, 'american'],
    [bluffed, 'german'],
  ] as const) {
    for (const viewer of [0, 1, 2, 3, 'table'] as const)
      expect(lastHeard(play, viewer)).toEqual([{ kind: 'missionAttempted', seat: 0, spy, until: null }])
  }
})

test('[SA-14] the others are asked clockwise from the left, in the open, one after another', () => {
  const play = attempt(four, 'american', 2)
  for (const asked of [3, 0, 1]) {
    expect(play.truth.table.due).toMatchObject({ what: 'mission', asked })
    for (const seat of [0, 1, 2, 3]) expect(mayDo(play, seat)).toEqual(seat === asked ? ['challenge', 'letPass'] : [])
    step(play, asked, { do: 'letPass' })
    for (const viewer of [0, 1, 2, 3, 'table'] as const)
      expect(lastHeard(play, viewer)[0]).toEqual({ kind: 'missionPassed', seat: asked, byClock: false, until: null })
  }
})

test('[SA-14] who is out is not asked, and who let it pass is remembered', () => {
  const play = attempt(four, 'american', 0, [2])
  step(play, 1, { do: 'letPass' })
  expect(play.truth.table.due).toEqual({ what: 'mission', spy: 'american', asked: 3, passed: [{ seat: 1, byClock: false }] })
})

test('[SA-15] the first guess settles the attempt, and nobody after that is asked', () => {
  const play = attempt(four, 'german')
  step(play, 1, { do: 'letPass' })
  step(play, 2, { do: 'challenge' })
  expect(play.truth.table.due).toEqual({ what: 'give', from: 2, to: 0 })
  expect(mayDo(play, 3)).toEqual([])
})

test('[SA-16] a wrong guess at a mission costs a card of the guesser’s choice, face down, and the roller throws one away', () => {
  const play = attempt(two, 'german')
  step(play, 1, { do: 'challenge' })
  expect(lastHeard(play, 'table')).toEqual([{ kind: 'guessed', by: 1, whom: 0, spy: 'german', right: false, until: null }])
  expect(mayDo(play, 1)).toEqual(['give'])
  step(play, 1, { do: 'give', card: 'italian' })
  expect([cardsOf(play, 0), cardsOf(play, 1)]).toEqual([['american', 'french', 'italian'], ['german']])
  expect(mayDo(play, 0)).toEqual(['throwAway'])
  step(play, 0, { do: 'throwAway', card: 'american' })
  expect(cardsOf(play, 0)).toEqual(['french', 'italian'])
  expect(play.truth.table.turn.roller).toBe(1)
})

test('[SA-16] only giver and roller learn which card was given', () => {
  const three = [
    ['american', 'french'],
    ['german', 'italian'],
    ['russian', 'spanish'],
  ] as const
  const heard = (['german', 'italian'] as const).map((card) => {
    const play = attempt(three, 'german')
    step(play, 1, { do: 'challenge' })
    step(play, 1, { do: 'give', card })
    for (const seat of [0, 1]) expect(lastHeard(play, seat)).toContainEqual({ kind: 'cardGiven', from: 1, to: 0, spy: card })
    return [lastHeard(play, 2), lastHeard(play, 'table')]
  })
  expect(heard[0]).toEqual(heard[1])
  expect(heard[0]![0]).toEqual([{ kind: 'cardHandedOver', from: 1, to: 0, byClock: false, until: null }])
})

test('[SA-16] a guesser left without a card is out', () => {
  const play = attempt(four, 'german')
  step(play, 1, { do: 'challenge' })
  step(play, 1, { do: 'give', card: 'french' })
  expect(play.truth.table.cards).toEqual([2, 0, 1, 1])
  step(play, 0, { do: 'throwAway', card: 'french' })
  expect(play.truth.table.turn.roller).toBe(2)
})

test('[SA-17] a right guess at a mission takes the card from the roller, and the guesser throws one away', () => {
  const play = attempt(two, 'american')
  step(play, 1, { do: 'challenge' })
  expect([cardsOf(play, 0), cardsOf(play, 1)]).toEqual([['french'], ['american', 'german', 'italian']])
  expect([mayDo(play, 0), mayDo(play, 1)]).toEqual([[], ['throwAway']])
  step(play, 1, { do: 'throwAway', card: 'german' })
  expect(cardsOf(play, 1)).toEqual(['american', 'italian'])
  expect(play.truth.table.turn.roller).toBe(1)
})

test('[SA-17, SA-12] a roller left without a card is out, and the next turn goes on from that seat', () => {
  const play = attempt(four, 'german', 2)
  step(play, 3, { do: 'letPass' })
  step(play, 0, { do: 'challenge' })
  step(play, 0, { do: 'throwAway', card: 'german' })
  expect(play.truth.table).toMatchObject({ cards: [1, 1, 0, 1], turn: { roller: 3 } })
})

test('[SA-18] nobody guesses and the roller holds the spy, with either card: the roller has won', () => {
  for (const spy of ['american', 'french'] as const) {
    const play = attempt(two, spy)
    step(play, 1, { do: 'letPass' })
    expect(lastHeard(play, 'table')).toEqual([
      { kind: 'missionPassed', seat: 1, byClock: false, until: null },
      { kind: 'missionEnded', seat: 0, spy, accomplished: true },
      expect.objectContaining({ kind: 'gameEnded', winner: 0, how: 'mission' }),
    ])
  }
})

test('[SA-19] nobody guesses and the roller does not hold it: the turn is over, and no card is shown', () => {
  const play = attempt(four, 'german')
  for (const seat of [1, 2, 3]) step(play, seat, { do: 'letPass' })
  expect(lastHeard(play, 'table').slice(1)).toEqual([
    { kind: 'missionEnded', seat: 0, spy: 'german', accomplished: false },
    { kind: 'turnEnded', seat: 0, byClock: false },
    { kind: 'turnBegan', seat: 1, until: null },
  ])
  expect(play.truth.hands.map((hand) => hand.cards)).toEqual(four)
  expect(play.truth.table.ruledOut[0]).toEqual(['german'])
})
