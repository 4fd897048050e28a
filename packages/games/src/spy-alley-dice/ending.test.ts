import { type Play, randomBot, seedFrom, simulate } from '@safehouse/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spies, spyAlleyDice } from './index.ts'
import type { SpyAlleyDice } from './kinds.ts'
import { loaded } from './loaded.ts'
import { alike, lastHeard, mayDo, scene, step, threeOf } from './scene.ts'

const playRandomly = (seats: number, decisionSeconds: number, name: number, onDecision: (play: Play<SpyAlleyDice>) => void = () => {}) => {
  const bots = Array.from({ length: seats }, () => randomBot)
  return simulate<SpyAlleyDice>({ game: loaded, setup: { seats, options: { decisionSeconds } }, secret: seedFrom(String(name)), bots, onDecision })
}

test('[SA-20] the last player left wins at once, and all cards are shown', () => {
  const play = scene({ hands: [['american'], ['french']], dice: threeOf('french') })
  step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
  expect(lastHeard(play, 'table')[1]).toEqual({
    kind: 'gameEnded',
    winner: 0,
    how: 'lastOneLeft',
    hands: [['american', 'french'], []],
    thrown: [[], []],
    undealt: ['german', 'italian', 'russian', 'spanish'],
  })
  expect(spyAlleyDice.outcome(play.truth.table)).toMatchObject({ winners: [0] })
  expect([mayDo(play, 0), mayDo(play, 1)]).toEqual([[], []])
})

test('[SA-20] with two players left the game goes on, whichever way a third went', () => {
  const three = [['american'], ['french'], ['german']] as const
  const guessed = scene({ hands: three, dice: threeOf('french') })
  step(guessed, 0, { do: 'guess', whom: 1, spy: 'french' })
  const called = scene({ hands: three, dice: alike('italian') })
  step(called, 0, { do: 'attemptMission' })
  step(called, 1, { do: 'challenge' })
  step(called, 1, { do: 'give', card: 'french' })
  for (const play of [guessed, called]) {
    expect(play.truth.table).toMatchObject({ cards: [2, 0, 1], due: { what: 'throw', seat: 0 }, ending: null })
    expect(spyAlleyDice.outcome(play.truth.table)).toBeUndefined()
  }
})

test('[SA-20] a mission guessed right or wrong can leave one player, who wins', () => {
  for (const [spy, winner] of [
    ['american', 1],
    ['german', 0],
  ] as const) {
    const play = scene({ hands: [['american'], ['french']], dice: alike(spy) })
    step(play, 0, { do: 'attemptMission' })
    step(play, 1, { do: 'challenge' })
    if (winner === 0) step(play, 1, { do: 'give', card: 'french' })
    expect(play.truth.table.ending).toMatchObject({ winner, how: 'lastOneLeft' })
  }
})

test('[SA-20] an accomplished mission wins at once, however many are left', () => {
  const play = scene({ hands: [['american'], ['french'], ['german']], dice: alike('american') })
  step(play, 0, { do: 'attemptMission' })
  expect(spyAlleyDice.outcome(play.truth.table)).toBeUndefined()
  step(play, 1, { do: 'letPass' })
  expect(spyAlleyDice.outcome(play.truth.table)).toBeUndefined()
  step(play, 2, { do: 'letPass' })
  expect(spyAlleyDice.outcome(play.truth.table)).toMatchObject({ winners: [0] })
})

test('[SA-20, SA-10] at the end every card is shown where it is, also those thrown away and never dealt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (seats, name) => {
      const { table, hands, hidden } = playRandomly(seats, 0, name).truth
      expect(table.ending!.hands).toEqual(hands.map((hand) => hand.cards))
      expect(table.ending!.thrown).toEqual(hands.map((hand) => hand.thrown))
      expect(table.ending!.undealt).toEqual(hidden.undealt)
      expect([...table.ending!.hands, ...table.ending!.thrown, table.ending!.undealt].flat().sort()).toEqual([...spies])
    }),
    { numRuns: 100 },
  )
})

test('[SA-13] nobody ends any turn with more cards than at its start', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.constantFrom(0, 1), fc.nat(), (seats, decisionSeconds, name) => {
      let before: readonly number[] = []
      playRandomly(seats, decisionSeconds, name, ({ entries, truth }) => {
        const facts = entries.at(-1)!.told.map((told) => told.fact)
        for (const fact of facts) seen.add(fact.kind)
        if (!facts.some((fact) => fact.kind === 'turnBegan')) return
        for (const [seat, cards] of before.entries()) expect(truth.table.cards[seat]!).toBeLessThanOrEqual(cards)
        expect(truth.hands.map((hand) => hand.cards.length)).toEqual(truth.table.cards)
        before = truth.table.cards
      })
    }),
    { numRuns: 200 },
  )
  expect([...seen]).toEqual(expect.arrayContaining(['guessed', 'cardHandedOver', 'cardThrown', 'missionEnded']))
})
