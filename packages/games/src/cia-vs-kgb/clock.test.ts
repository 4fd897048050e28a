import { readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { ciaVsKgb } from './index.ts'
import { options } from './options.ts'
import { position } from './testing/position.ts'

describe('time limits', () => {
  test('[CK-27] are off in one room and on apart', () => {
    expect(readOptions(options, {}, 6).decisionSeconds).toBe(0)
    expect(readOptions(options, {}, 6, true).decisionSeconds).toBe(60)
    const match = position()
    const { ask } = match
    ask(0, 1)
    expect(ciaVsKgb.deadlines(match.truth)).toEqual([])
  })

  test('[CK-27] when the time is up, the player on turn asks somebody at random, marked as done by the clock', () => {
    const asked = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const { wait, common, feed } = position({ decisionSeconds: 30, seed: `lot ${i}` })
      wait(29.999)
      expect(common().questions).toEqual([])
      wait(0.001)
      const to = common().questions[0]!.to
      expect(feed('spectator').at(-1)!.facts).toEqual([{ kind: 'asked', by: 0, to, byClock: true, at: 30_000, until: 60_000 }])
      asked.add(to)
    }
    expect([...asked].sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('[CK-27] when the time is up, the answer is no, and nothing is shown to the asker', () => {
    const { ask, wait, common, feed, hand } = position({ decisionSeconds: 30 })
    ask(0, 4)
    expect(common().until).toBe(31_000)
    wait(30)
    expect(feed(0).at(-1)!.facts).toEqual([{ kind: 'answered', by: 4, to: 0, yes: false, byClock: true, at: 31_000, until: 61_000 }])
    expect(common().questions[0]!.answer).toEqual({ yes: false, at: 31_000, byClock: true })
    expect(hand(0).cards[4]).toBeNull()
  })

  test('[CK-27] when the time is up after a no, the player on turn sits down', () => {
    const { ask, answer, wait, common, feed } = position({ decisionSeconds: 30 })
    ask(0, 4)
    answer(4, false)
    wait(30)
    expect(feed('spectator').at(-1)!.facts).toEqual([{ kind: 'satDown', seat: 0, byClock: true, at: 32_000, until: 62_000 }])
    expect(common().standing).toEqual({ seat: 4, since: 32_000 })
  })

  test('[CK-27] each decision has its own time, and one made in time stops its clock', () => {
    const { ask, answer, wait, common } = position({ decisionSeconds: 30 })
    wait(20)
    ask(0, 4)
    wait(20)
    answer(4, true)
    wait(28)
    expect(common().questions).toHaveLength(1)
    expect(common().until).toBe(72_000)
    wait(2)
    expect(common().questions[1]).toMatchObject({ by: 4, byClock: true, at: 72_000 })
  })

  test('[CK-27] a whole match by the clock alone ends when the answers are used up', () => {
    const { wait, common } = position({ decisionSeconds: 30, answersEach: 5 })
    wait(30 * 200)
    expect(common().end).toMatchObject({ ground: 'answersUsedUp' })
    expect(common().questions.every(({ byClock, answer }) => byClock && answer?.byClock)).toBe(true)
  })
})
