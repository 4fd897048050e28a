// The end of Spy Alley Dice: who wins, and what everybody is shown.
import { type Match, randomBot, seedFromText, simulate } from '@safehouse/engine'
import { scaledRuns } from '@safehouse/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spies, spyAlleyDice } from './index.ts'
import { spyAlleyDiceWithLoadedDice } from './testing/loaded-dice.ts'
import { fiveAlike, position, threeOf } from './testing/position.ts'
import type { AlleyTypes } from './types.ts'

const playRandomly = (seats: number, decisionSeconds: number, seed: number, onDecision: (match: Match<AlleyTypes>) => void = () => {}) => {
  const bots = Array.from({ length: seats }, () => randomBot)
  return simulate<AlleyTypes>({
    game: spyAlleyDiceWithLoadedDice,
    setup: { seats, options: { decisionSeconds } },
    secret: seedFromText(String(seed)),
    bots,
    onDecision,
  })
}

test('[SA-20] the last player left wins at once, and all cards are shown', () => {
  const match = position({ hands: [['american'], ['french']], dice: threeOf('french') })
  match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  expect(match.lastHeard('spectator')[1]).toEqual({
    kind: 'gameEnded',
    winner: 0,
    how: 'lastOneLeft',
    hands: [['american', 'french'], []],
    thrown: [[], []],
    undealt: ['german', 'italian', 'russian', 'spanish'],
  })
  expect(spyAlleyDice.outcome(match.truth.common)).toMatchObject({ winners: [0] })
  expect([match.mayDo(0), match.mayDo(1)]).toEqual([[], []])
})

test('[SA-20] with two players left the game goes on, whichever way a third went', () => {
  const threeHands = [['american'], ['french'], ['german']] as const
  const guessed = position({ hands: threeHands, dice: threeOf('french') })
  guessed.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
  const challenged = position({ hands: threeHands, dice: fiveAlike('italian') })
  challenged.attempt(0, { do: 'attemptMission' })
  challenged.attempt(1, { do: 'challenge' })
  challenged.attempt(1, { do: 'give', card: 'french' })
  for (const match of [guessed, challenged]) {
    expect(match.truth.common).toMatchObject({ cards: [2, 0, 1], due: { what: 'throw', seat: 0 }, ending: null })
    expect(spyAlleyDice.outcome(match.truth.common)).toBeUndefined()
  }
})

test('[SA-20] a mission guessed right or wrong can leave one player, who wins', () => {
  for (const [spy, winner] of [
    ['american', 1],
    ['german', 0],
  ] as const) {
    const match = position({ hands: [['american'], ['french']], dice: fiveAlike(spy) })
    match.attempt(0, { do: 'attemptMission' })
    match.attempt(1, { do: 'challenge' })
    if (winner === 0) match.attempt(1, { do: 'give', card: 'french' })
    expect(match.truth.common.ending).toMatchObject({ winner, how: 'lastOneLeft' })
  }
})

test('[SA-20] an accomplished mission wins at once, however many are left', () => {
  const match = position({ hands: [['american'], ['french'], ['german']], dice: fiveAlike('american') })
  match.attempt(0, { do: 'attemptMission' })
  expect(spyAlleyDice.outcome(match.truth.common)).toBeUndefined()
  match.attempt(1, { do: 'letPass' })
  expect(spyAlleyDice.outcome(match.truth.common)).toBeUndefined()
  match.attempt(2, { do: 'letPass' })
  expect(spyAlleyDice.outcome(match.truth.common)).toMatchObject({ winners: [0] })
})

test('[SA-20, SA-10] at the end every card is shown where it is, also those thrown away and never dealt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (seats, seed) => {
      const { common, hands, hidden } = playRandomly(seats, 0, seed).truth
      expect(common.ending!.hands).toEqual(hands.map((hand) => hand.cards))
      expect(common.ending!.thrown).toEqual(hands.map((hand) => hand.thrown))
      expect(common.ending!.undealt).toEqual(hidden.undealt)
      expect([...common.ending!.hands, ...common.ending!.thrown, common.ending!.undealt].flat().sort()).toEqual([...spies])
    }),
    { numRuns: scaledRuns(100) },
  )
})

test('[SA-13] nobody ends any turn with more cards than at its start', () => {
  const factKinds = new Set<string>()
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.constantFrom(0, 1), fc.nat(), (seats, decisionSeconds, seed) => {
      let cardsAtLastTurn: readonly number[] = []
      playRandomly(seats, decisionSeconds, seed, ({ entries, truth }) => {
        const facts = entries.at(-1)!.told.map((told) => told.fact)
        for (const fact of facts) factKinds.add(fact.kind)
        if (!facts.some((fact) => fact.kind === 'turnBegan')) return
        for (const [seat, cards] of cardsAtLastTurn.entries()) expect(truth.common.cards[seat]!).toBeLessThanOrEqual(cards)
        expect(truth.hands.map((hand) => hand.cards.length)).toEqual(truth.common.cards)
        cardsAtLastTurn = truth.common.cards
      })
    }),
    { numRuns: scaledRuns(200) },
  )
  expect([...factKinds]).toEqual(expect.arrayContaining(['guessed', 'cardHandedOver', 'cardThrown', 'missionEnded']))
})
