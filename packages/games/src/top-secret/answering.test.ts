import { readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { topSecret } from './game.ts'
import { sitDown } from './sitting.ts'

test('[TS-05] a team is known to its own seat alone', () => {
  const { heard, hand, everyone } = sitDown(5)
  for (const seat of everyone)
    expect(heard(seat).filter((fact) => fact.kind === 'teamDealt')).toEqual([{ kind: 'teamDealt', yellow: hand(seat).team === 'yellow' ? 1 : 0 }])
  expect(heard('spectator').map((fact) => fact.kind)).toEqual(['roundBegun', 'cardTurned', 'answersOpened'])
})

test('[TS-06] three cards a round, and any answer of either team is taken as it is', () => {
  const common = sitDown(4)
  for (let card = 1; card <= 3; card++) {
    expect([common.common().phase, common.round().cards.length]).toEqual(['answering', card])
    for (const seat of common.everyone) expect(common.answers(seat, seat % 2 === 0)).toBeUndefined()
  }
  expect(common.common().phase).toBe('pointing')
  for (const card of common.round().cards) expect(card.tokens.map((token) => token.yes)).toEqual([true, false, true, false])
})

describe('reading', () => {
  test('[TS-07] answers open after the time for reading and not a moment before', () => {
    const common = sitDown(4, { readingSeconds: 5 })
    expect(common.answers(0)).toEqual({ rule: 'TS-07', code: 'stillReading' })
    common.wait(4.999)
    expect(common.choices(0)).toEqual([])
    expect(common.answers(0)).toEqual({ rule: 'TS-07', code: 'stillReading' })
    common.wait(0.001)
    expect(common.answers(0)).toBeUndefined()
  })
  test('[TS-07] each card has its own time for reading', () => {
    const common = sitDown(3, { readingSeconds: 20 })
    common.wait(20)
    for (const seat of common.everyone) common.answers(seat)
    expect(common.common().phase).toBe('reading')
    common.wait(20)
    expect(common.common().phase).toBe('answering')
  })
  test('[TS-07] 5 seconds unless the host says another number from 0 to 20', () => {
    const reading = (given: object) => readOptions(topSecret.options, given, 4).readingSeconds
    expect(reading({})).toBe(5)
    expect([reading({ readingSeconds: 0 }), reading({ readingSeconds: 20 })]).toEqual([0, 20])
    expect(() => reading({ readingSeconds: 21 })).toThrow('readingSeconds')
  })
})

describe('tokens', () => {
  test('[TS-07] in any order, each seen by all as it is placed', () => {
    const common = sitDown(4)
    common.answers(2, false)
    common.answers(0, true)
    expect(common.card().tokens).toEqual([
      { seat: 2, yes: false, byClock: false },
      { seat: 0, yes: true, byClock: false },
    ])
  })
  test('[TS-07] all at once: face down until the last lies there, known to their owners alone', () => {
    const common = sitDown(3, { reveal: 'allAtOnce' })
    common.answers(1, false)
    common.answers(0, true)
    expect(common.card().tokens.map(({ seat, yes }) => [seat, yes])).toEqual([
      [1, null],
      [0, null],
    ])
    expect(common.everyone.map((seat) => common.hand(seat).kept)).toEqual([true, false, null])
    expect(JSON.stringify(common.heard('spectator'))).not.toContain('"yes"')
    common.answers(2, false)
    expect(common.round().cards[0]!.tokens.map(({ seat, yes }) => [seat, yes])).toEqual([
      [1, false],
      [0, true],
      [2, false],
    ])
    expect(common.everyone.map((seat) => common.hand(seat).kept)).toEqual([null, null, null])
  })
  test.each(['asPlaced', 'allAtOnce'] as const)('[TS-08, TS-17] shown %s, a token that lies stays', (reveal) => {
    const common = sitDown(4, { reveal })
    common.answers(1, true)
    const before = common.common()
    expect(common.answers(1, false)).toEqual({ rule: 'TS-08', code: 'tokenStays' })
    expect(common.common()).toBe(before)
  })
  test('[TS-08] the next card comes with the last token, and an answer to the old one is refused', () => {
    const common = sitDown(4)
    const late = { do: 'answer', question: 'round 1 card 1', yes: true } as const
    for (const seat of [0, 1, 2]) common.answers(seat)
    expect(common.round().cards).toHaveLength(1)
    common.answers(3)
    expect(common.round().cards).toHaveLength(2)
    expect(common.does(0, late)).toEqual({ rule: 'TS-06', code: 'otherCard' })
  })
  test('[TS-17] no token once the cards are done', () => {
    const common = sitDown(4)
    common.answerAll()
    expect(common.answers(0)).toEqual({ rule: 'TS-06', code: 'noCardOpen' })
  })
})
