// The deal of Spy Alley Dice, and the roll for the start.
import { feedOf, type Seat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { count } from './dice.ts'
import { cardsEach, seatsStillIn, spies } from './index.ts'
import { newMatch, type Position } from './testing/position.ts'

const rollForAll = (match: Position): void => {
  for (const seat of match.truth.common.opening.at(-1)!.seats) expect(match.attempt(seat, { do: 'rollForStart' })).toBeUndefined()
}
const countRussians = (match: Position, round: number): { seat: Seat; russians: number }[] =>
  match.truth.common.opening[round]!.rolls.map(({ seat, dice }) => ({ seat, russians: count(dice, 'russian') }))

test('[SA-01] there are five dice with six spies, and six cards, one of each spy', () => {
  expect(spies).toEqual(['american', 'french', 'german', 'italian', 'russian', 'spanish'])
  const seenSpies = new Set<string>()
  for (let seats = 2; seats <= 6; seats++) {
    for (let i = 0; i < 20; i++) {
      const match = newMatch(seats, `${seats}/${i}`)
      expect([...match.truth.hands.flatMap((hand) => hand.cards), ...match.truth.hidden.undealt].sort()).toEqual([...spies])
      match.attempt(0, { do: 'rollForStart' })
      const { dice } = match.truth.common.opening[0]!.rolls[0]!
      expect(dice).toHaveLength(5)
      for (const spy of dice) seenSpies.add(spy)
    }
  }
  expect([...seenSpies].sort()).toEqual([...spies])
})

test('[SA-02] two or three players hold two cards, more hold one; only the owner is told which, and nobody the rest', () => {
  expect([2, 3, 4, 5, 6].map(cardsEach)).toEqual([2, 2, 1, 1, 1])
  for (let seats = 2; seats <= 6; seats++) {
    const match = newMatch(seats, 'opening')
    for (let seat = 0; seat < seats; seat++) {
      const ownFacts = match.lastHeard(seat).filter((fact) => fact.kind === 'handDealt')
      expect(ownFacts).toEqual([{ kind: 'handDealt', cards: match.truth.hands[seat]!.cards }])
      expect(match.truth.hands[seat]!.cards).toHaveLength(cardsEach(seats))
    }
    expect(match.lastHeard('spectator').map((fact) => fact.kind)).toEqual(['dealt', 'startAsked'])
    expect(match.truth.hidden.undealt).toHaveLength(6 - seats * cardsEach(seats))
  }
})

test('[SA-02] every card is dealt to every seat about equally often', () => {
  const times = spies.map(() => [0, 0, 0, 0])
  for (let i = 0; i < 3000; i++) {
    for (const [seat, { cards }] of newMatch(4, `fair ${i}`).truth.hands.entries()) times[spies.indexOf(cards[0]!)]![seat]!++
  }
  for (const timesBySeat of times) for (const dealt of timesBySeat) expect(Math.abs(dealt - 500)).toBeLessThan(100)
})

test('[SA-03] all roll at the same time, in any order, and most Russians starts', () => {
  const match = newMatch(4, 'opening')
  for (const seat of [2, 0, 3, 1]) {
    expect(match.mayDo(seat)).toEqual(['rollForStart'])
    expect(match.truth.common.due.what).toBe('start')
    match.attempt(seat, { do: 'rollForStart' })
    expect(match.lastHeard('spectator')[0]).toMatchObject({ kind: 'startRolled', seat, byClock: false })
    expect(match.mayDo(seat)).not.toContain('rollForStart')
  }
  const most = Math.max(...countRussians(match, 0).map((roll) => roll.russians))
  const ahead = countRussians(match, 0).filter((roll) => roll.russians === most)
  if (ahead.length === 1) expect(match.truth.common.turn.roller).toBe(ahead[0]!.seat)
  else expect(match.truth.common.opening[1]!.seats).toEqual(ahead.map((roll) => roll.seat).sort())
})

test('[SA-03] those who tie for the most, and only they, roll again until one is ahead', () => {
  let rounds = 0
  for (let i = 0; i < 100; i++) {
    const match = newMatch(4, `tie ${i}`)
    while (match.truth.common.due.what === 'start') rollForAll(match)
    const { opening, turn } = match.truth.common
    for (let round = 0; round < opening.length; round++) {
      const most = Math.max(...countRussians(match, round).map((roll) => roll.russians))
      const ahead = countRussians(match, round).flatMap((roll) => (roll.russians === most ? [roll.seat] : []))
      expect(opening[round + 1]?.seats ?? [turn.roller]).toEqual(ahead)
    }
    rounds = Math.max(rounds, opening.length)
  }
  expect(rounds).toBeGreaterThan(2)
})

test('[SA-03] turns go clockwise over the players still in', () => {
  const match = newMatch(3, 'opening')
  while (match.truth.common.due.what === 'start') rollForAll(match)
  for (let i = 0; i < 7; i++) {
    const { roller } = match.truth.common.turn
    match.attempt(roller, { do: 'roll' })
    match.attempt(roller, { do: 'endTurn' })
    expect(match.truth.common.turn.roller).toBe((roller + 1) % 3)
  }
  expect(seatsStillIn(match.truth.common)).toEqual([0, 1, 2])
  expect(feedOf(match.entries, 'spectator').at(-1)!.facts.at(-1)).toMatchObject({ kind: 'turnBegan' })
})
