import { deal, feedOf, type Seat, seedFrom } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { count } from './dice.ts'
import { cardsEach, spies, spyAlleyDice, stillIn } from './index.ts'
import { lastHeard, mayDo, type Scene, step } from './scene.ts'

const dealt = (seats: number, name = 'opening'): Scene => deal(spyAlleyDice, { seats, options: { decisionSeconds: 0 } }, seedFrom(name), 0)
const allRoll = (play: Scene): void => {
  for (const seat of play.truth.table.opening.at(-1)!.seats) expect(step(play, seat, { do: 'rollForStart' })).toBeUndefined()
}
const russians = (play: Scene, round: number): { seat: Seat; russians: number }[] =>
  play.truth.table.opening[round]!.rolls.map(({ seat, dice }) => ({ seat, russians: count(dice, 'russian') }))

test('[SA-01] there are five dice with six spies, and six cards, one of each spy', () => {
  expect(spies).toEqual(['american', 'french', 'german', 'italian', 'russian', 'spanish'])
  const seen = new Set<string>()
  for (let seats = 2; seats <= 6; seats++) {
    for (let i = 0; i < 20; i++) {
      const play = dealt(seats, `${seats}/${i}`)
      expect([...play.truth.hands.flatMap((hand) => hand.cards), ...play.truth.hidden.undealt].sort()).toEqual([...spies])
      step(play, 0, { do: 'rollForStart' })
      const { dice } = play.truth.table.opening[0]!.rolls[0]!
      expect(dice).toHaveLength(5)
      for (const spy of dice) seen.add(spy)
    }
  }
  expect([...seen].sort()).toEqual([...spies])
})

test('[SA-02] two or three players hold two cards, more hold one; only the owner is told which, and nobody the rest', () => {
  expect([2, 3, 4, 5, 6].map(cardsEach)).toEqual([2, 2, 1, 1, 1])
  for (let seats = 2; seats <= 6; seats++) {
    const play = dealt(seats)
    for (let seat = 0; seat < seats; seat++) {
      const own = lastHeard(play, seat).filter((fact) => fact.kind === 'handDealt')
      expect(own).toEqual([{ kind: 'handDealt', cards: play.truth.hands[seat]!.cards }])
      expect(play.truth.hands[seat]!.cards).toHaveLength(cardsEach(seats))
    }
    expect(lastHeard(play, 'table').map((fact) => fact.kind)).toEqual(['dealt', 'startAsked'])
    expect(play.truth.hidden.undealt).toHaveLength(6 - seats * cardsEach(seats))
  }
})

test('[SA-02] every card is dealt to every seat about equally often', () => {
  const times = spies.map(() => [0, 0, 0, 0])
  for (let i = 0; i < 3000; i++) {
    for (const [seat, { cards }] of dealt(4, `fair ${i}`).truth.hands.entries()) times[spies.indexOf(cards[0]!)]![seat]!++
  }
  for (const bySeat of times) for (const often of bySeat) expect(Math.abs(often - 500)).toBeLessThan(100)
})

test('[SA-03] all roll at the same time, in any order, and most Russians starts', () => {
  const play = dealt(4)
  for (const seat of [2, 0, 3, 1]) {
    expect(mayDo(play, seat)).toEqual(['rollForStart'])
    expect(play.truth.table.due.what).toBe('start')
    step(play, seat, { do: 'rollForStart' })
    expect(lastHeard(play, 'table')[0]).toMatchObject({ kind: 'startRolled', seat, byClock: false })
    expect(mayDo(play, seat)).not.toContain('rollForStart')
  }
  const most = Math.max(...russians(play, 0).map((roll) => roll.russians))
  const ahead = russians(play, 0).filter((roll) => roll.russians === most)
  if (ahead.length === 1) expect(play.truth.table.turn.roller).toBe(ahead[0]!.seat)
  else expect(play.truth.table.opening[1]!.seats).toEqual(ahead.map((roll) => roll.seat).sort())
})

test('[SA-03] those who tie for the most, and only they, roll again until one is ahead', () => {
  let rounds = 0
  for (let i = 0; i < 100; i++) {
    const play = dealt(4, `tie ${i}`)
    while (play.truth.table.due.what === 'start') allRoll(play)
    const { opening, turn } = play.truth.table
    for (let round = 0; round < opening.length; round++) {
      const most = Math.max(...russians(play, round).map((roll) => roll.russians))
      const ahead = russians(play, round).flatMap((roll) => (roll.russians === most ? [roll.seat] : []))
      expect(opening[round + 1]?.seats ?? [turn.roller]).toEqual(ahead)
    }
    rounds = Math.max(rounds, opening.length)
  }
  expect(rounds).toBeGreaterThan(2)
})

test('[SA-03] turns go clockwise over the players still in', () => {
  const play = dealt(3)
  while (play.truth.table.due.what === 'start') allRoll(play)
  for (let i = 0; i < 7; i++) {
    const { roller } = play.truth.table.turn
    step(play, roller, { do: 'roll' })
    step(play, roller, { do: 'endTurn' })
    expect(play.truth.table.turn.roller).toBe((roller + 1) % 3)
  }
  expect(stillIn(play.truth.table)).toEqual([0, 1, 2])
  expect(feedOf(play.entries, 'table').at(-1)!.facts.at(-1)).toMatchObject({ kind: 'turnBegan' })
})
