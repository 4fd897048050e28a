// Cards and answers in Top Secret: reading, placing tokens, and turning them up.
import { readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { topSecret } from './game.ts'
import { ANSWERS_SHOWN_MS } from './rounds.ts'
import { position } from './testing/position.ts'

test('[TS-05] a team is known to its own seat alone', () => {
  const { heard, hand, everyone } = position(5)
  for (const seat of everyone)
    expect(heard(seat).filter((fact) => fact.kind === 'teamDealt')).toEqual([{ kind: 'teamDealt', yellow: hand(seat).team === 'yellow' ? 1 : 0 }])
  expect(heard('spectator').map((fact) => fact.kind)).toEqual(['roundBegun', 'cardTurned', 'answersOpened'])
})

test('[TS-06] three cards a round, and any answer of either team is taken as it is', () => {
  const match = position(4)
  for (let card = 1; card <= 3; card++) {
    expect([match.common().phase, match.round().cards.length]).toEqual(['answering', card])
    for (const seat of match.everyone) expect(match.answers(seat, seat % 2 === 0)).toBeUndefined()
  }
  expect(match.common().phase).toBe('pointing')
  for (const card of match.round().cards) expect(card.answerTokens.map((token) => token.yes)).toEqual([true, false, true, false])
})

describe('reading', () => {
  test('[TS-07] answers open after the time for reading and not a moment before', () => {
    const match = position(4, { readingSeconds: 5 })
    expect(match.answers(0)).toEqual({ rule: 'TS-07', code: 'stillReading' })
    match.waitSeconds(4.999)
    expect(match.choices(0)).toEqual([])
    expect(match.answers(0)).toEqual({ rule: 'TS-07', code: 'stillReading' })
    match.waitSeconds(0.001)
    expect(match.answers(0)).toBeUndefined()
  })
  test('[TS-07] each card has its own time for reading, after the answers to the card before have been shown', () => {
    const match = position(3, { readingSeconds: 20 })
    match.waitSeconds(20)
    for (const seat of match.everyone) match.answers(seat)
    match.waitSeconds(ANSWERS_SHOWN_MS / 1000 + 19.999)
    expect(match.common().phase).toBe('reading')
    match.waitSeconds(0.001)
    expect(match.common().phase).toBe('answering')
  })
  test('[TS-07] 5 seconds unless the host says another number from 0 to 20', () => {
    const readingSecondsWith = (given: object) => readOptions(topSecret.options, given, 4).readingSeconds
    expect(readingSecondsWith({})).toBe(5)
    expect([readingSecondsWith({ readingSeconds: 0 }), readingSecondsWith({ readingSeconds: 20 })]).toEqual([0, 20])
    expect(() => readingSecondsWith({ readingSeconds: 21 })).toThrow('readingSeconds')
  })
})

describe('tokens', () => {
  test('[TS-07] in any order, each seen by all as it is placed', () => {
    const match = position(4)
    match.answers(2, false)
    match.answers(0, true)
    expect(match.card().answerTokens).toEqual([
      { seat: 2, yes: false, byClock: false },
      { seat: 0, yes: true, byClock: false },
    ])
  })
  test('[TS-07] all at once: face down until the last lies there, known to their owners alone', () => {
    const match = position(3, { reveal: 'allAtOnce' })
    match.answers(1, false)
    match.answers(0, true)
    expect(match.card().answerTokens.map(({ seat, yes }) => [seat, yes])).toEqual([
      [1, null],
      [0, null],
    ])
    expect(match.everyone.map((seat) => match.hand(seat).kept)).toEqual([true, false, null])
    expect(JSON.stringify(match.heard('spectator'))).not.toContain('"yes"')
    match.answers(2, false)
    expect(match.round().cards[0]!.answerTokens.map(({ seat, yes }) => [seat, yes])).toEqual([
      [1, false],
      [0, true],
      [2, false],
    ])
    expect(match.everyone.map((seat) => match.hand(seat).kept)).toEqual([null, null, null])
  })
  test.each(['asPlaced', 'allAtOnce'] as const)('[TS-08, TS-17] shown %s, a token that lies stays', (reveal) => {
    const match = position(4, { reveal })
    match.answers(1, true)
    const before = match.common()
    expect(match.answers(1, false)).toEqual({ rule: 'TS-08', code: 'tokenStays' })
    expect(match.common()).toBe(before)
  })
  test('[TS-08] the next card comes with the last token, and an answer to the old one is refused', () => {
    const match = position(4)
    const lateAction = { do: 'answer', question: 'round 1 card 1', yes: true } as const
    for (const seat of [0, 1, 2]) match.answers(seat)
    expect(match.round().cards).toHaveLength(1)
    match.answers(3)
    expect(match.round().cards).toHaveLength(2)
    expect(match.attempt(0, lateAction)).toEqual({ rule: 'TS-17', code: 'questionGone' })
  })
  test('[TS-17] no token once the cards are done', () => {
    const match = position(4)
    match.answerAll()
    expect(match.answers(0)).toEqual({ rule: 'TS-17', code: 'questionGone' })
  })
})
