import { dealMatch, readOptions, seedFromText } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { options } from './options.ts'
import { alike, cardsOf, lastHeard, mayDo, mixed, scene, step, threeOf, waitUntil } from './scene.ts'

const four = [['american'], ['french'], ['german'], ['italian']] as const
const limit = { hands: four, decisionSeconds: 30 } as const

test('[SA-21] the time limit is off in one room, and on where players are apart', () => {
  expect(readOptions(options, {}, 4)).toEqual({ decisionSeconds: 0 })
  expect(readOptions(options, {}, 4, true)).toEqual({ decisionSeconds: 60 })
  const match = scene({ hands: four })
  waitUntil(match, 1e9)
  expect(match.entries).toHaveLength(1)
})

test('[SA-21] each decision has its own time, which everyone hears', () => {
  const match = scene(limit)
  expect(match.truth.common.until).toBe(30_000)
  step(match, 0, { do: 'roll' }, 29_999)
  expect(lastHeard(match, 'spectator')[0]).toMatchObject({ kind: 'rolled', until: 59_999 })
  waitUntil(match, 59_998)
  expect(match.truth.common.turn.roller).toBe(0)
  waitUntil(match, 59_999)
  expect(match.truth.common.turn.roller).toBe(1)
})

test('[SA-21] when the time is up rolling stops and a guess is declined, by the clock for all to see', () => {
  for (const dice of [mixed, threeOf('french'), alike('american')]) {
    const match = scene({ ...limit, dice })
    waitUntil(match, 30_000)
    expect(lastHeard(match, 'spectator')).toEqual([
      { kind: 'turnEnded', seat: 0, byClock: true },
      { kind: 'turnBegan', seat: 1, until: 60_000 },
    ])
  }
})

test('[SA-21] when the time is up a mission is let pass by the clock', () => {
  const match = scene({ ...limit, dice: alike('american') })
  step(match, 0, { do: 'attemptMission' })
  waitUntil(match, 30_000)
  expect(lastHeard(match, 'spectator')).toEqual([{ kind: 'missionPassed', seat: 1, byClock: true, until: 60_000 }])
  expect(match.truth.common.due).toMatchObject({ asked: 2, passed: [{ seat: 1, byClock: true }] })
})

test('[SA-21] when the time is up a card to throw away is drawn at random by the clock', () => {
  const kept = new Set<string>()
  for (let name = 0; name < 20; name++) {
    const match = { ...scene({ ...limit, dice: threeOf('french') }), seed: seedFromText(`clock ${name}`) }
    step(match, 0, { do: 'guess', whom: 1, spy: 'french' })
    waitUntil(match, 30_000)
    expect(lastHeard(match, 'spectator')[0]).toEqual({ kind: 'cardThrown', seat: 0, byClock: true })
    kept.add(cardsOf(match, 0).join())
  }
  expect([...kept].sort()).toEqual(['american', 'french'])
})

test('[SA-21] when the time is up a card to give is drawn at random by the clock', () => {
  const two = [
    ['american', 'french'],
    ['german', 'italian'],
  ] as const
  const kept = new Set<string>()
  for (let name = 0; name < 20; name++) {
    const match = { ...scene({ hands: two, decisionSeconds: 30, dice: alike('german') }), seed: seedFromText(`clock ${name}`) }
    step(match, 0, { do: 'attemptMission' })
    step(match, 1, { do: 'challenge' })
    waitUntil(match, 30_000)
    expect(lastHeard(match, 'spectator')).toEqual([{ kind: 'cardHandedOver', from: 1, to: 0, byClock: true, until: 60_000 }])
    expect(cardsOf(match, 0)).toHaveLength(3)
    kept.add(cardsOf(match, 1).join())
  }
  expect([...kept].sort()).toEqual(['german', 'italian'])
})

test('[SA-21] when the time is up the clock rolls for the start, for those who have not', () => {
  const match = dealMatch(spyAlleyDice, { seats: 4, options: { decisionSeconds: 30 } }, seedFromText('start'), 0)
  step(match, 2, { do: 'rollForStart' }, 1000)
  waitUntil(match, 30_000)
  const { rolls } = match.truth.common.opening[0]!
  expect(rolls.map(({ seat, byClock }) => [seat, byClock])).toEqual([
    [2, false],
    [0, true],
    [1, true],
    [3, true],
  ])
})

test('[SA-22] a lap of turns made by the clock alone pauses the game', () => {
  const match = scene(limit)
  waitUntil(match, 90_000)
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 3 })
  waitUntil(match, 120_000)
  expect(lastHeard(match, 'spectator')).toEqual([
    { kind: 'turnEnded', seat: 3, byClock: true },
    { kind: 'playPaused' },
    { kind: 'turnBegan', seat: 0, until: null },
  ])
  waitUntil(match, 1e9)
  expect(match.truth.common).toMatchObject({ paused: true, turn: { roller: 0 } })
})

test('[SA-22] a lap counts the players still in, and only turns in which nobody did anything', () => {
  const three = scene({ ...limit, out: [1] })
  waitUntil(three, 90_000)
  expect(three.truth.common.paused).toBe(true)
  const match = scene(limit)
  waitUntil(match, 90_000)
  step(match, 3, { do: 'roll' }, 90_001)
  waitUntil(match, 230_000)
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 3 })
})

test('[SA-22] whoever is on turn ends the pause by rolling', () => {
  const match = scene(limit)
  waitUntil(match, 120_000)
  expect(step(match, 0, { do: 'roll' }, 500_000)).toBeUndefined()
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 0, until: 530_000 })
})

test('[SA-22] anyone still in may end the pause, and nobody who is out', () => {
  const lap = scene({ ...limit, out: [1] })
  waitUntil(lap, 90_000)
  expect([1, 2, 3].map((seat) => mayDo(lap, seat))).toEqual([[], ['resume'], ['resume']])
  expect(step(lap, 1, { do: 'resume' }, 500_000)).toEqual({ rule: 'SA-12', code: 'youAreOut' })
  const match = scene(limit)
  expect(step(match, 2, { do: 'resume' })).toEqual({ rule: 'SA-22', code: 'notPaused' })
  waitUntil(match, 120_000)
  expect([mayDo(match, 0), mayDo(match, 2)]).toEqual([['roll'], ['resume']])
  expect(step(match, 2, { do: 'resume' }, 500_000)).toBeUndefined()
  expect(lastHeard(match, 'spectator')).toEqual([{ kind: 'playResumed', by: 2, until: 530_000 }])
  expect(match.truth.common).toMatchObject({ paused: false, idleTurns: 0, turn: { roller: 0 } })
})
