// Pointing in Top Secret: secret fingers, changes of mind, and the count.
import { describe, expect, test } from 'vitest'
import type { TopSecretAction } from './facts.ts'
import { position } from './testing/position.ts'

const playToPointing = (seats: number) => {
  const match = position(seats)
  match.answerAll()
  return match
}

test('[TS-09, TS-17] nobody points before the third card is done', () => {
  const match = position(4)
  expect(match.points(0, 1)).toEqual({ rule: 'TS-09', code: 'cardsFirst' })
})

test('[TS-09] all answers of the round stay in sight while pointing, and after the game', () => {
  const match = playToPointing(4)
  expect(match.round().cards.map((card) => card.answerTokens.length)).toEqual([4, 4, 4])
  match.pointRound()
  expect(match.round().cards.map((card) => card.answerTokens.length)).toEqual([4, 4, 4])
})

test('[TS-09] a finger is known to its seat alone, "ready" to all', () => {
  const match = playToPointing(4)
  const before = match.heard(3).length
  match.points(2, 0)
  expect(match.heard(3)).toHaveLength(before)
  expect(match.hand(2).finger).toBe(0)
  match.saysReady(2)
  expect(match.heard(3).at(-1)).toEqual({ kind: 'saidReady', seat: 2 })
  expect(match.round().ready).toEqual([2])
})

describe('a change of mind', () => {
  test('[TS-09] before "ready" nobody notices it', () => {
    const match = playToPointing(4)
    match.points(2, 0)
    expect(match.points(2, 1)).toBeUndefined()
    expect(match.hand(2).finger).toBe(1)
    expect(match.heard('spectator').at(-1)!.kind).toBe('pointingOpened')
  })
  test('[TS-09] after "ready" it takes "ready" back', () => {
    const match = playToPointing(4)
    match.points(2, 0)
    match.saysReady(2)
    expect(match.changes(2, 1)).toBeUndefined()
    expect([match.hand(2).finger, match.round().ready]).toEqual([1, []])
    expect(match.heard(0).at(-1)).toEqual({ kind: 'tookReadyBack', seat: 2 })
  })
  test('[TS-09] "ready" can be taken back by itself, and said again', () => {
    const match = playToPointing(4)
    match.points(2, 0)
    match.saysReady(2)
    expect(match.takesBack(2)).toBeUndefined()
    expect(match.round().ready).toEqual([])
    expect(match.saysReady(2)).toBeUndefined()
  })
})

describe('the count', () => {
  test('[TS-09] begins when the last is ready, lasts three seconds, and shows all fingers at one moment', () => {
    const match = playToPointing(4)
    for (const seat of match.everyone) match.points(seat, (seat + 1) % 4)
    for (const seat of [0, 1, 2]) match.saysReady(seat)
    expect(match.common().phase).toBe('pointing')
    match.saysReady(3)
    expect(match.common().phase).toBe('counting')
    match.waitSeconds(2.999)
    expect(match.round().pointings).toBeNull()
    match.waitSeconds(0.001)
    expect(match.round().pointings).toEqual([1, 2, 3, 0])
  })
  test.each<TopSecretAction>([
    { do: 'point', question: 'round 1 pointing', at: 2 },
    { do: 'changePointing', question: 'round 1 pointing', at: 2 },
    { do: 'takeReadyBack', question: 'round 1 pointing' },
    { do: 'sayReady', question: 'round 1 pointing' },
  ])('[TS-09] no changes once it has begun: $do', (action) => {
    const match = playToPointing(4)
    for (const seat of match.everyone) match.points(seat, (seat + 1) % 4)
    for (const seat of match.everyone) match.saysReady(seat)
    expect(match.choices(0)).toEqual([])
    expect(match.attempt(0, action)).toEqual({ rule: 'TS-09', code: 'countBegun' })
  })
})

describe('at whom', () => {
  test.each([3, 4, 10])('[TS-10, TS-17] %i players: at exactly one, not at two, not at nobody', (seats) => {
    const match = playToPointing(seats)
    const question = 'round 1 pointing'
    for (const at of [[1, 2], [], null, undefined, seats, -1])
      expect(match.attempt(0, { do: 'point', question, at } as unknown as TopSecretAction)).toEqual({ rule: 'TS-10', code: 'pointAtOne' })
    expect(match.saysReady(0)).toEqual({ rule: 'TS-10', code: 'pointFirst' })
    expect(match.points(0, 1)).toBeUndefined()
  })
  test.each([4, 5, 10])('[TS-11, TS-17] %i players: not at oneself', (seats) => {
    const match = playToPointing(seats)
    expect(match.points(1, 1)).toEqual({ rule: 'TS-11', code: 'notYourself' })
    expect(match.hand(1).finger).toBeNull()
  })
  test('[TS-11] three players: at oneself, for those with a teammate too', () => {
    const match = playToPointing(3)
    for (const seat of match.everyone) expect(match.points(seat, seat)).toBeUndefined()
  })
  test('[TS-14] three players: the choices of the one alone look like those of the others', () => {
    const match = playToPointing(3)
    for (const seat of match.everyone)
      expect(match.choices(seat)).toEqual([{ do: 'point', question: 'round 1 pointing', fields: { at: { one: [0, 1, 2] } } }])
  })
  test.each<[string, TopSecretAction, string]>([
    ['"ready" twice', { do: 'sayReady', question: 'round 1 pointing' }, 'alreadyReady'],
    ['a quiet change after "ready"', { do: 'point', question: 'round 1 pointing', at: 2 }, 'alreadyReady'],
    ['a change to the same', { do: 'changePointing', question: 'round 1 pointing', at: 1 }, 'alreadyPointing'],
    ['a finger of another round', { do: 'point', question: 'round 2 pointing', at: 2 }, 'questionGone'],
  ])('[TS-09] refused: %s', (_, action, code) => {
    const match = playToPointing(4)
    match.points(0, 1)
    match.saysReady(0)
    expect(match.attempt(0, action)).toEqual({ rule: code === 'questionGone' ? 'TS-17' : 'TS-09', code })
  })
})

test('[TS-12, TS-13] teams, fingers and points are shown together and counted up', () => {
  const match = playToPointing(4)
  const teams = match.teams()
  const mates = match.everyone.map((seat) => match.everyone.find((other) => other !== seat && teams[other] === teams[seat])!)
  match.pointAll(mates)
  expect(match.round().teams).toEqual(teams)
  expect(match.round().points).toEqual(match.everyone.map(() => ({ finding: 3, found: 1 })))
  expect(match.common().totals).toEqual([4, 4, 4, 4])
})
