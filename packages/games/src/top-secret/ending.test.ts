// From round to round of Top Secret, the end of the match, and what the clock does.
import { readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { topSecret } from './game.ts'
import { position } from './testing/position.ts'

describe('from round to round', () => {
  test('[TS-05] the next round begins when everyone has said to go on', () => {
    const match = position(4)
    match.answerAll()
    expect(match.goesOn(0)).toEqual({ rule: 'TS-05', code: 'roundRunning' })
    match.pointRound()
    for (const seat of [0, 1, 2]) expect(match.goesOn(seat)).toBeUndefined()
    expect(match.goesOn(0)).toEqual({ rule: 'TS-05', code: 'alreadyGoingOn' })
    expect(match.common().rounds).toHaveLength(1)
    match.goesOn(3)
    expect(match.common().rounds).toHaveLength(2)
    expect(match.hand(0).finger).toBeNull()
  })
  test('[TS-15] after three rounds most points win, and what was shown can be looked back at', () => {
    const match = position(4)
    for (let round = 1; round <= 3; round++) {
      expect(topSecret.outcome(match.common())).toBeUndefined()
      match.answerAll()
      const mate = match.everyone.find((seat) => seat > 0 && match.hand(seat).team === match.hand(0).team)!
      const otherSeat = match.everyone.find((seat) => seat > 0 && seat !== mate)!
      match.pointAll(match.everyone.map((seat) => (seat === 0 ? mate : seat === mate ? otherSeat : 0)))
      match.goOnAll()
    }
    const { winners, points } = topSecret.outcome(match.common())!
    expect(winners).toEqual([0])
    expect(points![0]).toBe(9)
    expect(match.common().rounds.map((round) => [round.cards.length, round.pointings!.length, round.teams!.length])).toEqual([
      [3, 4, 4],
      [3, 4, 4],
      [3, 4, 4],
    ])
    expect(match.goesOn(0)).toEqual({ rule: 'TS-15', code: 'gameOver' })
  })
  test('[TS-15] players who are tied for most points win together', () => {
    const { common } = position(5)
    const overCommon = { ...common(), phase: 'over' as const, totals: [4, 7, 0, 7, 7] }
    expect(topSecret.outcome(overCommon)).toMatchObject({ winners: [1, 3, 4], points: [4, 7, 0, 7, 7] })
  })
})

describe('the clock', () => {
  test('[TS-16] off in one room, 60 seconds apart', () => {
    expect(readOptions(topSecret.options, {}, 4).decisionSeconds).toBe(0)
    expect(readOptions(topSecret.options, {}, 4, true).decisionSeconds).toBe(60)
    const match = position(4)
    match.waitSeconds(100_000)
    expect(match.card().answerTokens).toEqual([])
  })
  test.each(['asPlaced', 'allAtOnce'] as const)('[TS-16] shown %s, missing answers are made by the clock and marked', (reveal) => {
    const answers = new Set<boolean>()
    for (let i = 0; i < 20; i++) {
      const match = position(4, { reveal, decisionSeconds: 30 }, `clock ${i}`)
      match.answers(2, true)
      match.waitSeconds(29.999)
      expect(match.card().answerTokens).toHaveLength(1)
      match.waitSeconds(0.001)
      const [given, ...made] = match.round().cards[0]!.answerTokens
      expect(given).toEqual({ seat: 2, yes: true, byClock: false })
      expect(made.map(({ seat, byClock }) => [seat, byClock])).toEqual([
        [0, true],
        [1, true],
        [3, true],
      ])
      for (const { yes } of made) answers.add(yes!)
      expect(match.round().cards).toHaveLength(2)
    }
    expect(answers).toEqual(new Set([true, false]))
  })
  test('[TS-16] the time for answering begins when the reading is done', () => {
    const match = position(4, { readingSeconds: 20, decisionSeconds: 30 })
    match.waitSeconds(49.999)
    expect(match.card().answerTokens).toEqual([])
    match.waitSeconds(0.001)
    expect(match.round().cards).toHaveLength(2)
  })
  test.each([3, 4, 7])('[TS-16] %i players: missing fingers are pointed by the clock at anybody allowed, and marked; chosen ones stand', (seats) => {
    const everyone = Array.from({ length: seats }, (_, seat) => seat)
    const cameFor = everyone.map(() => new Set<number>())
    for (let i = 0; i < 60; i++) {
      const match = position(seats, { decisionSeconds: 60 }, `fingers ${i}`)
      match.answerAll()
      match.points(0, 1)
      match.points(1, 2)
      match.saysReady(1)
      match.waitSeconds(60)
      expect(match.common().phase).toBe('counting')
      match.waitSeconds(3)
      const { pointings, pointedByClock } = match.round()
      expect(pointings!.slice(0, 2)).toEqual([1, 2])
      expect(pointedByClock).toEqual(everyone.slice(2))
      for (const seat of pointedByClock) cameFor[seat]!.add(pointings![seat]!)
    }
    for (const seat of everyone.slice(2)) expect([...cameFor[seat]!].sort()).toEqual(everyone.filter((other) => seats === 3 || other !== seat))
  })
  test('[TS-16] where the clock points for a seat does not depend on who else has chosen in secret', () => {
    const pointingOfSeat3 = (seat1HasPointed: boolean) => {
      const match = position(5, { decisionSeconds: 60 })
      match.answerAll()
      if (seat1HasPointed) match.points(1, 0)
      match.waitSeconds(63)
      return match.round().pointings![3]
    }
    expect(pointingOfSeat3(true)).toBe(pointingOfSeat3(false))
  })
  test('[TS-16] a match in which nobody acts is played to its end by the clock, and no clock runs after it', () => {
    const match = position(5, { decisionSeconds: 30 })
    match.waitSeconds(2000)
    expect(match.common().phase).toBe('over')
    expect(topSecret.deadlines(match.truth)).toEqual([])
  })
})
