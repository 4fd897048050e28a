// Which beat is on at which time, for one scene and for several that come close together.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BeatName, beatNames, type Scene, type ScenePace, type ScheduledScene, sceneMs, stagedAt } from './staging.ts'

const sceneOf = (kind: string, holds: boolean, ...beats: [BeatName, number][]): Scene => ({
  kind,
  holds,
  beats: beats.map(([name, ms]) => ({ name, ms })),
})
const guess = sceneOf('guess', true, ['act', 1000], ['hush', 1200], ['turn', 600], ['sentence', 1600])
const hand = sceneOf('hand', false, ['act', 500], ['sentence', 500])

const beatAt = (scenes: readonly ScheduledScene[], now: number, pace?: ScenePace) => {
  const { running } = stagedAt(scenes, now, pace)
  return running && `${running.scene.kind}:${running.scene.beats[running.beat]!.name}`
}

describe('one scene', () => {
  const scenes = [{ scene: guess, at: 10_000, message: 7, openMessage: 5 }]
  test('shows its beats in order and is over when the last one is', () => {
    const times = [9999, 10_000, 10_999, 11_000, 12_199, 12_200, 12_800, 14_399, 14_400]
    const beats = ['act', 'act', 'hush', 'hush', 'turn', 'sentence', 'sentence'].map((name) => `guess:${name}`)
    expect(times.map((now) => beatAt(scenes, now))).toEqual([undefined, ...beats, undefined])
  })
  test('holds its message back until it is over', () => {
    expect([10_000, 14_399, 14_400].map((now) => stagedAt(scenes, now).heldFrom)).toEqual([7, 7, undefined])
  })
  test('says when its beat ends, so that a screen can set one timer', () => {
    expect(stagedAt(scenes, 11_500).running).toMatchObject({ startedAt: 10_000, beatStartedAt: 11_000, beatEndsAt: 12_200 })
  })
  test('plays faster at a table that is set so', () => {
    expect(beatAt(scenes, 10_250, { speed: 4 })).toBe('guess:hush')
    expect(stagedAt(scenes, 10_000, { speed: 4 }).endsAt).toBe(11_100)
  })
  test('plays its rest in a quarter of the time once everybody asked for it, and what was shown stays shown', () => {
    const hurried = [{ heard: 6, at: 11_600 }] // in the middle of the hush
    expect(beatAt(scenes, 11_600, { hurried })).toBe('guess:hush')
    expect(stagedAt(scenes, 11_600, { hurried })).toMatchObject({ running: { beatEndsAt: 11_750 }, endsAt: 12_300 })
    expect(stagedAt(scenes, 11_600, { hurried: [{ heard: 5, at: 11_600 }] }).endsAt).toBe(14_400) // asked for an earlier scene
  })
})

test('a scene beside the game holds nothing back', () => {
  expect(stagedAt([{ scene: hand, at: 0, message: 3, openMessage: 3 }], 100)).toMatchObject({ heldFrom: undefined, running: { message: 3 } })
})
test('a scene that comes while another plays begins when that one is over', () => {
  const scenes = [
    { scene: guess, at: 0, message: 1, openMessage: 1 },
    { scene: hand, at: 1000, message: 2, openMessage: 2 },
    { scene: guess, at: 50_000, message: 3, openMessage: 3 },
  ]
  expect([0, 4399, 4400, 5399, 5400, 50_000].map((now) => beatAt(scenes, now))).toEqual([
    'guess:act',
    'guess:sentence',
    'hand:act',
    'hand:sentence',
    undefined,
    'guess:act',
  ])
})
test('for any scenes: at most one runs, beats never go back, and when all are over nothing is held', () => {
  const scenes = fc
    .array(
      fc.record({
        wait: fc.nat(5000),
        holds: fc.boolean(),
        beats: fc.array(fc.record({ name: fc.constantFrom(...beatNames), ms: fc.nat(2000) }), { minLength: 1, maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((list) => {
      let at = 0
      return list.map(({ wait, holds, beats }, message) => {
        at += wait
        return { scene: { kind: 'any', holds, beats }, at, message, openMessage: message }
      })
    })
  fc.assert(
    fc.property(scenes, fc.array(fc.nat(40_000), { maxLength: 30 }), (list, times) => {
      let last = [-1, -1]
      for (const now of times.sort((a, b) => a - b)) {
        const { running } = stagedAt(list, now)
        if (!running) continue
        expect(running.message > last[0]! || (running.message === last[0] && running.beat >= last[1]!)).toBe(true)
        last = [running.message, running.beat]
      }
      const { endsAt } = stagedAt(list, 0)
      expect(endsAt).toBeGreaterThanOrEqual(list.at(-1)!.at + sceneMs(list.at(-1)!.scene))
      expect(stagedAt(list, endsAt!)).toMatchObject({ heldFrom: undefined, running: undefined })
    }),
  )
})
