import { describe, expect, test } from 'vitest'
import type { TopSecretAction } from './facts.ts'
import { sitDown } from './sitting.ts'

const atPointing = (seats: number, name?: string) => {
  const common = sitDown(seats, {}, name)
  common.answerAll()
  return common
}

test('[TS-09, TS-17] nobody points before the third card is done', () => {
  const common = sitDown(4)
  expect(common.points(0, 1)).toEqual({ rule: 'TS-09', code: 'cardsFirst' })
})

test('[TS-09] all answers of the round stay in sight while pointing, and after the game', () => {
  const common = atPointing(4)
  expect(common.round().cards.map((card) => card.tokens.length)).toEqual([4, 4, 4])
  common.pointRound()
  expect(common.round().cards.map((card) => card.tokens.length)).toEqual([4, 4, 4])
})

test('[TS-09] a finger is known to its seat alone, "ready" to all', () => {
  const common = atPointing(4)
  const before = common.heard(3).length
  common.points(2, 0)
  expect(common.heard(3)).toHaveLength(before)
  expect(common.hand(2).finger).toBe(0)
  common.saysReady(2)
  expect(common.heard(3).at(-1)).toEqual({ kind: 'saidReady', seat: 2 })
  expect(common.round().ready).toEqual([2])
})

describe('a change of mind', () => {
  test('[TS-09] before "ready" nobody notices it', () => {
    const common = atPointing(4)
    common.points(2, 0)
    expect(common.points(2, 1)).toBeUndefined()
    expect(common.hand(2).finger).toBe(1)
    expect(common.heard('spectator').at(-1)!.kind).toBe('pointingOpened')
  })
  test('[TS-09] after "ready" it takes "ready" back', () => {
    const common = atPointing(4)
    common.points(2, 0)
    common.saysReady(2)
    expect(common.changes(2, 1)).toBeUndefined()
    expect([common.hand(2).finger, common.round().ready]).toEqual([1, []])
    expect(common.heard(0).at(-1)).toEqual({ kind: 'tookReadyBack', seat: 2 })
  })
  test('[TS-09] "ready" can be taken back by itself, and said again', () => {
    const common = atPointing(4)
    common.points(2, 0)
    common.saysReady(2)
    expect(common.takesBack(2)).toBeUndefined()
    expect(common.round().ready).toEqual([])
    expect(common.saysReady(2)).toBeUndefined()
  })
})

describe('the count', () => {
  test('[TS-09] begins when the last is ready, lasts three seconds, and shows all fingers at one moment', () => {
    const common = atPointing(4)
    for (const seat of common.everyone) common.points(seat, (seat + 1) % 4)
    for (const seat of [0, 1, 2]) common.saysReady(seat)
    expect(common.common().phase).toBe('pointing')
    common.saysReady(3)
    expect(common.common().phase).toBe('counting')
    common.wait(2.999)
    expect(common.round().pointings).toBeNull()
    common.wait(0.001)
    expect(common.round().pointings).toEqual([1, 2, 3, 0])
  })
  test.each<TopSecretAction>([
    { do: 'point', question: 'round 1 pointing', at: 2 },
    { do: 'changePointing', question: 'round 1 pointing', at: 2 },
    { do: 'takeReadyBack', question: 'round 1 pointing' },
    { do: 'sayReady', question: 'round 1 pointing' },
  ])('[TS-09] no changes once it has begun: $do', (action) => {
    const common = atPointing(4)
    for (const seat of common.everyone) common.points(seat, (seat + 1) % 4)
    for (const seat of common.everyone) common.saysReady(seat)
    expect(common.choices(0)).toEqual([])
    expect(common.does(0, action)).toEqual({ rule: 'TS-09', code: 'countBegun' })
  })
})

describe('at whom', () => {
  test.each([3, 4, 10])('[TS-10, TS-17] %i players: at exactly one, not at two, not at nobody', (seats) => {
    const common = atPointing(seats)
    const question = 'round 1 pointing'
    for (const at of [[1, 2], [], null, undefined, seats, -1])
      expect(common.does(0, { do: 'point', question, at } as unknown as TopSecretAction)).toEqual({ rule: 'TS-10', code: 'pointAtOne' })
    expect(common.saysReady(0)).toEqual({ rule: 'TS-10', code: 'pointFirst' })
    expect(common.points(0, 1)).toBeUndefined()
  })
  test.each([4, 5, 10])('[TS-11, TS-17] %i players: not at oneself', (seats) => {
    const common = atPointing(seats)
    expect(common.points(1, 1)).toEqual({ rule: 'TS-11', code: 'notYourself' })
    expect(common.hand(1).finger).toBeNull()
  })
  test('[TS-11] three players: at oneself, for those with a teammate too', () => {
    const common = atPointing(3)
    for (const seat of common.everyone) expect(common.points(seat, seat)).toBeUndefined()
  })
  test('[TS-14] three players: the choices of the one alone look like those of the others', () => {
    const common = atPointing(3)
    for (const seat of common.everyone)
      expect(common.choices(seat)).toEqual([{ do: 'point', question: 'round 1 pointing', fields: { at: { one: [0, 1, 2] } } }])
  })
  test.each<[string, TopSecretAction, string]>([
    ['"ready" twice', { do: 'sayReady', question: 'round 1 pointing' }, 'alreadyReady'],
    ['a quiet change after "ready"', { do: 'point', question: 'round 1 pointing', at: 2 }, 'alreadyReady'],
    ['a change to the same', { do: 'changePointing', question: 'round 1 pointing', at: 1 }, 'alreadyPointing'],
    ['a finger of another round', { do: 'point', question: 'round 2 pointing', at: 2 }, 'otherRound'],
  ])('[TS-09] refused: %s', (_, action, code) => {
    const common = atPointing(4)
    common.points(0, 1)
    common.saysReady(0)
    expect(common.does(0, action)).toEqual({ rule: 'TS-09', code })
  })
})

test('[TS-12, TS-13] teams, fingers and points are shown together and counted up', () => {
  const common = atPointing(4)
  const teams = common.teams()
  const mate = common.everyone.map((seat) => common.everyone.find((other) => other !== seat && teams[other] === teams[seat])!)
  common.pointAll(mate)
  expect(common.round().teams).toEqual(teams)
  expect(common.round().points).toEqual(common.everyone.map(() => ({ finding: 3, found: 1 })))
  expect(common.common().totals).toEqual([4, 4, 4, 4])
})
