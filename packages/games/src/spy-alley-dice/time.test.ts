// Time limits in Spy Alley Dice: what the clock decides, and the pause after a round in which nobody played.
import { readOptions } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { options } from './options.ts'
import { fiveAlike, fourHands, mixed, newMatch, position, threeOf, twoHands } from './testing/position.ts'

const withTimeLimit = { hands: fourHands, decisionSeconds: 30 } as const

test('[SA-21] the time limit is off in one room, and on where players are apart', () => {
  expect(readOptions(options, {}, 4)).toEqual({ decisionSeconds: 0 })
  expect(readOptions(options, {}, 4, true)).toEqual({ decisionSeconds: 60 })
  const match = position({ hands: fourHands })
  match.waitUntil(1e9)
  expect(match.entries).toHaveLength(1)
})

test('[SA-21] each decision has its own time, which everyone hears', () => {
  const match = position(withTimeLimit)
  expect(match.truth.common.until).toBe(30_000)
  match.attempt(0, { do: 'roll' }, 29_999)
  expect(match.lastHeard('spectator')[0]).toMatchObject({ kind: 'rolled', until: 59_999 })
  match.waitUntil(59_998)
  expect(match.truth.common.turn.roller).toBe(0)
  match.waitUntil(59_999)
  expect(match.truth.common.turn.roller).toBe(1)
})

test('[SA-21] when the time is up rolling stops and a guess is declined, by the clock for all to see', () => {
  for (const dice of [mixed, threeOf('french'), fiveAlike('american')]) {
    const match = position({ ...withTimeLimit, dice })
    match.waitUntil(30_000)
    expect(match.lastHeard('spectator')).toEqual([
      { kind: 'turnEnded', seat: 0, byClock: true },
      { kind: 'turnBegan', seat: 1, until: 60_000 },
    ])
  }
})

test('[SA-21] when the time is up a mission is let pass by the clock', () => {
  const match = position({ ...withTimeLimit, dice: fiveAlike('american') })
  match.attempt(0, { do: 'attemptMission' })
  match.waitUntil(30_000)
  expect(match.lastHeard('spectator')).toEqual([{ kind: 'missionPassed', seat: 1, byClock: true, until: 60_000 }])
  expect(match.truth.common.due).toMatchObject({ asked: 2, passed: [{ seat: 1, byClock: true }] })
})

test('[SA-21] when the time is up a card to throw away is drawn at random by the clock', () => {
  const kept = new Set<string>()
  for (let seedNumber = 0; seedNumber < 20; seedNumber++) {
    const match = position({ ...withTimeLimit, dice: threeOf('french'), seed: `clock ${seedNumber}` })
    match.attempt(0, { do: 'guess', whom: 1, spy: 'french' })
    match.waitUntil(30_000)
    expect(match.lastHeard('spectator')[0]).toEqual({ kind: 'cardThrown', seat: 0, byClock: true })
    kept.add(match.hand(0).cards.join())
  }
  expect([...kept].sort()).toEqual(['american', 'french'])
})

test('[SA-21] when the time is up a card to give is drawn at random by the clock', () => {
  const kept = new Set<string>()
  for (let seedNumber = 0; seedNumber < 20; seedNumber++) {
    const match = position({ hands: twoHands, decisionSeconds: 30, dice: fiveAlike('german'), seed: `clock ${seedNumber}` })
    match.attempt(0, { do: 'attemptMission' })
    match.attempt(1, { do: 'challenge' })
    match.waitUntil(30_000)
    expect(match.lastHeard('spectator')).toEqual([{ kind: 'cardHandedOver', from: 1, to: 0, byClock: true, until: 60_000 }])
    expect(match.hand(0).cards).toHaveLength(3)
    kept.add(match.hand(1).cards.join())
  }
  expect([...kept].sort()).toEqual(['german', 'italian'])
})

test('[SA-21] when the time is up the clock rolls for the start, for those who have not', () => {
  const match = newMatch(4, 'start', 30)
  match.attempt(2, { do: 'rollForStart' }, 1000)
  match.waitUntil(30_000)
  const { rolls } = match.truth.common.opening[0]!
  expect(rolls.map(({ seat, byClock }) => [seat, byClock])).toEqual([
    [2, false],
    [0, true],
    [1, true],
    [3, true],
  ])
})

test('[SA-22] when the clock alone has made a whole round of turns, the match pauses', () => {
  const match = position(withTimeLimit)
  match.waitUntil(90_000)
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 3 })
  match.waitUntil(120_000)
  expect(match.lastHeard('spectator')).toEqual([
    { kind: 'turnEnded', seat: 3, byClock: true },
    { kind: 'playPaused' },
    { kind: 'turnBegan', seat: 0, until: null },
  ])
  match.waitUntil(1e9)
  expect(match.truth.common).toMatchObject({ paused: true, turn: { roller: 0 } })
})

test('[SA-22] that round has as many turns as there are players still in, and only turns in which nobody did anything count', () => {
  const threeLeft = position({ ...withTimeLimit, out: [1] })
  threeLeft.waitUntil(90_000)
  expect(threeLeft.truth.common.paused).toBe(true)
  const match = position(withTimeLimit)
  match.waitUntil(90_000)
  match.attempt(3, { do: 'roll' }, 90_001)
  match.waitUntil(230_000)
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 3 })
})

test('[SA-22] the player on turn ends the pause by rolling', () => {
  const match = position(withTimeLimit)
  match.waitUntil(120_000)
  expect(match.attempt(0, { do: 'roll' }, 500_000)).toBeUndefined()
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 0, until: 530_000 })
})

test('[SA-22] anyone still in may end the pause, and nobody who is out', () => {
  const paused = position({ ...withTimeLimit, out: [1] })
  paused.waitUntil(90_000)
  expect([1, 2, 3].map((seat) => paused.mayDo(seat))).toEqual([[], ['resume'], ['resume']])
  expect(paused.attempt(1, { do: 'resume' }, 500_000)).toEqual({ rule: 'SA-12', code: 'youAreOut' })
  const match = position(withTimeLimit)
  expect(match.attempt(2, { do: 'resume' })).toEqual({ rule: 'SA-22', code: 'notPaused' })
  match.waitUntil(120_000)
  expect([match.mayDo(0), match.mayDo(2)]).toEqual([['roll'], ['resume']])
  expect(match.attempt(2, { do: 'resume' }, 500_000)).toBeUndefined()
  expect(match.lastHeard('spectator')).toEqual([{ kind: 'playResumed', by: 2, until: 530_000 }])
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 0, turn: { roller: 0 } })
})
