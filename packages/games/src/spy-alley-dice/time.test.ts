import { deal, readOptions, seedFrom } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'
import { options } from './options.ts'
import { alike, cardsOf, lastHeard, mayDo, mixed, scene, step, threeOf, waitUntil } from './scene.ts'

const four = [['american'], ['french'], ['german'], ['italian']] as const
const limit = { hands: four, decisionSeconds: 30 } as const

test('[SA-21] the time limit is off in one room, and on where players are apart', () => {
  expect(readOptions(options, {}, 4)).toEqual({ decisionSeconds: 0 })
  expect(readOptions(options, {}, 4, true)).toEqual({ decisionSeconds: 60 })
  const play = scene({ hands: four })
  waitUntil(play, 1e9)
  expect(play.entries).toHaveLength(1)
})

test('[SA-21] each decision has its own time, which everyone hears', () => {
  const play = scene(limit)
  expect(play.truth.table.until).toBe(30_000)
  step(play, 0, { do: 'roll' }, 29_999)
  expect(lastHeard(play, 'table')[0]).toMatchObject({ kind: 'rolled', until: 59_999 })
  waitUntil(play, 59_998)
  expect(play.truth.table.turn.roller).toBe(0)
  waitUntil(play, 59_999)
  expect(play.truth.table.turn.roller).toBe(1)
})

test('[SA-21] when the time is up rolling stops and a guess is declined, by the clock for all to see', () => {
  for (const dice of [mixed, threeOf('french'), alike('american')]) {
    const play = scene({ ...limit, dice })
    waitUntil(play, 30_000)
    expect(lastHeard(play, 'table')).toEqual([
      { kind: 'turnEnded', seat: 0, byClock: true },
      { kind: 'turnBegan', seat: 1, until: 60_000 },
    ])
  }
})

test('[SA-21] when the time is up a mission is let pass by the clock', () => {
  const play = scene({ ...limit, dice: alike('american') })
  step(play, 0, { do: 'attemptMission' })
  waitUntil(play, 30_000)
  expect(lastHeard(play, 'table')).toEqual([{ kind: 'missionPassed', seat: 1, byClock: true, until: 60_000 }])
  expect(play.truth.table.due).toMatchObject({ asked: 2, passed: [{ seat: 1, byClock: true }] })
})

test('[SA-21] when the time is up a card to throw away is drawn at random by the clock', () => {
  const kept = new Set<string>()
  for (let name = 0; name < 20; name++) {
    const play = { ...scene({ ...limit, dice: threeOf('french') }), seed: seedFrom(`clock ${name}`) }
    step(play, 0, { do: 'guess', whom: 1, spy: 'french' })
    waitUntil(play, 30_000)
    expect(lastHeard(play, 'table')[0]).toEqual({ kind: 'cardThrown', seat: 0, byClock: true })
    kept.add(cardsOf(play, 0).join())
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
    const play = { ...scene({ hands: two, decisionSeconds: 30, dice: alike('german') }), seed: seedFrom(`clock ${name}`) }
    step(play, 0, { do: 'attemptMission' })
    step(play, 1, { do: 'challenge' })
    waitUntil(play, 30_000)
    expect(lastHeard(play, 'table')).toEqual([{ kind: 'cardHandedOver', from: 1, to: 0, byClock: true, until: 60_000 }])
    expect(cardsOf(play, 0)).toHaveLength(3)
    kept.add(cardsOf(play, 1).join())
  }
  expect([...kept].sort()).toEqual(['german', 'italian'])
})

test('[SA-21] when the time is up the clock rolls for the start, for those who have not', () => {
  const play = deal(spyAlleyDice, { seats: 4, options: { decisionSeconds: 30 } }, seedFrom('start'), 0)
  step(play, 2, { do: 'rollForStart' }, 1000)
  waitUntil(play, 30_000)
  const { rolls } = play.truth.table.opening[0]!
  expect(rolls.map(({ seat, byClock }) => [seat, byClock])).toEqual([
    [2, false],
    [0, true],
    [1, true],
    [3, true],
  ])
})

test('[SA-22] a lap of turns made by the clock alone pauses the game', () => {
  const play = scene(limit)
  waitUntil(play, 90_000)
  expect(play.truth.table).toMatchObject({ paused: false, idleTurns: 3 })
  waitUntil(play, 120_000)
  expect(lastHeard(play, 'table')).toEqual([
    { kind: 'turnEnded', seat: 3, byClock: true },
    { kind: 'playPaused' },
    { kind: 'turnBegan', seat: 0, until: null },
  ])
  waitUntil(play, 1e9)
  expect(play.truth.table).toMatchObject({ paused: true, turn: { roller: 0 } })
})

test('[SA-22] a lap counts the players still in, and only turns in which nobody did anything', () => {
  const three = scene({ ...limit, out: [1] })
  waitUntil(three, 90_000)
  expect(three.truth.table.paused).toBe(true)
  const play = scene(limit)
  waitUntil(play, 90_000)
  step(play, 3, { do: 'roll' }, 90_001)
  waitUntil(play, 230_000)
  expect(play.truth.table).toMatchObject({ paused: false, idleTurns: 3 })
})

test('[SA-22] whoever is on turn ends the pause by rolling', () => {
  const play = scene(limit)
  waitUntil(play, 120_000)
  expect(step(play, 0, { do: 'roll' }, 500_000)).toBeUndefined()
  expect(play.truth.table).toMatchObject({ paused: false, idleTurns: 0, until: 530_000 })
})

test('[SA-22] anyone still in may end the pause, and nobody who is out', () => {
  const lap = scene({ ...limit, out: [1] })
  waitUntil(lap, 90_000)
  expect([1, 2, 3].map((seat) => mayDo(lap, seat))).toEqual([[], ['resume'], ['resume']])
  expect(step(lap, 1, { do: 'resume' }, 500_000)).toEqual({ rule: 'SA-12', code: 'youAreOut' })
  const play = scene(limit)
  expect(step(play, 2, { do: 'resume' })).toEqual({ rule: 'SA-22', code: 'notPaused' })
  waitUntil(play, 120_000)
  expect([mayDo(play, 0), mayDo(play, 2)]).toEqual([['roll'], ['resume']])
  expect(step(play, 2, { do: 'resume' }, 500_000)).toBeUndefined()
  expect(lastHeard(play, 'table')).toEqual([{ kind: 'playResumed', by: 2, until: 530_000 }])
  expect(play.truth.table).toMatchObject({ paused: false, idleTurns: 0, turn: { roller: 0 } })
})
