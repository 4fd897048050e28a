// Time limits in CIA vs. KGB: what the clock decides for a player.
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
    const askedSeats = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const { waitSeconds, common, feed } = position({ decisionSeconds: 30, seed: `lot ${i}` })
      waitSeconds(29.999)
      expect(common().questions).toEqual([])
      waitSeconds(0.001)
      const askedSeat = common().questions[0]!.to
      expect(feed('spectator').at(-1)!.facts).toEqual([{ kind: 'asked', by: 0, to: askedSeat, byClock: true, at: 30_000, until: 60_000 }])
      askedSeats.add(askedSeat)
    }
    expect([...askedSeats].sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('[CK-27] when the time is up, the answer is no, and nothing is shown to the asker', () => {
    const { ask, waitSeconds, common, feed, hand } = position({ decisionSeconds: 30 })
    ask(0, 4)
    expect(common().until).toBe(31_000)
    waitSeconds(30)
    expect(feed(0).at(-1)!.facts).toEqual([{ kind: 'answered', by: 4, to: 0, yes: false, byClock: true, at: 31_000, until: 61_000 }])
    expect(common().questions[0]!.answer).toEqual({ yes: false, at: 31_000, byClock: true })
    expect(hand(0).cards[4]).toBeNull()
  })

  test('[CK-27] when the time is up after a no, the player on turn sits down', () => {
    const { ask, answer, waitSeconds, common, feed } = position({ decisionSeconds: 30 })
    ask(0, 4)
    answer(4, false)
    waitSeconds(30)
    expect(feed('spectator').at(-1)!.facts).toEqual([{ kind: 'satDown', seat: 0, byClock: true, at: 32_000, until: 62_000 }])
    expect(common().standing).toEqual({ seat: 4, since: 32_000 })
  })

  test('[CK-27] each decision has its own time, and one made in time stops its clock', () => {
    const { ask, answer, waitSeconds, common } = position({ decisionSeconds: 30 })
    waitSeconds(20)
    ask(0, 4)
    waitSeconds(20)
    answer(4, true)
    waitSeconds(28)
    expect(common().questions).toHaveLength(1)
    expect(common().until).toBe(72_000)
    waitSeconds(2)
    expect(common().questions[1]).toMatchObject({ by: 4, byClock: true, at: 72_000 })
  })

  test('[CK-27] a whole match by the clock alone ends when the answers are used up', () => {
    const { waitSeconds, common } = position({ decisionSeconds: 30, answersEach: 5 })
    waitSeconds(30 * 200)
    expect(common().end).toMatchObject({ ground: 'answersUsedUp' })
    expect(common().questions.every(({ byClock, answer }) => byClock && answer?.byClock)).toBe(true)
  })
})
