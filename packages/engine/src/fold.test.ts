// Feeds hold what was told to their viewer and nothing else, and folding them gives the same state as folding the log.
import { describe, expect, test } from 'vitest'
import { type WinksTypes, winks } from '../testing/toy/index.ts'
import { type BareEntry, open, sealed, whisper } from './contract.ts'
import { feedOf, hears, messageOf, viewersOf } from './feed.ts'
import { foldFeed, foldLog, foldMessage, foldOpenFeed, initialView, viewOfSeat } from './fold.ts'

const setup = { seats: 3, options: { rounds: 3, seconds: 5 } }
const wink = { by: 0, to: 2, earlierWinks: 0, until: 3000 }
const log: BareEntry<WinksTypes>[] = [
  {
    at: 0,
    told: [
      whisper([0], { kind: 'cardDealt', card: 4 }),
      whisper([1], { kind: 'cardDealt', card: 2 }),
      whisper([2], { kind: 'cardDealt', card: 1 }),
      sealed({ kind: 'buried', card: 3 }),
      open({ kind: 'roundBegun', round: 0, until: 5000 }),
    ],
  },
  { at: 10, told: [whisper([0, 2], { kind: 'winked', ...wink })] },
  { at: 20, told: [open({ kind: 'rolled', seat: 0, pips: 6 }), open({ kind: 'roundBegun', round: 1, until: 5020 })] },
]

describe('a feed', () => {
  test('has what was told to its viewer, one message a decision, and nothing else', () => {
    expect(feedOf(log, 1)).toEqual([
      {
        at: 0,
        facts: [
          { kind: 'cardDealt', card: 2 },
          { kind: 'roundBegun', round: 0, until: 5000 },
        ],
      },
      {
        at: 20,
        facts: [
          { kind: 'rolled', seat: 0, pips: 6 },
          { kind: 'roundBegun', round: 1, until: 5020 },
        ],
      },
    ])
    expect(feedOf(log, 2)).toHaveLength(3)
  })
  test('of spectators has open facts alone', () => {
    expect(feedOf(log, 'spectator').flatMap(({ facts }) => facts.map(({ kind }) => kind))).toEqual(['roundBegun', 'rolled', 'roundBegun'])
  })
  test('has no message of a decision of which its viewer was told nothing', () => {
    expect(messageOf(log[1]!, 1)).toBeUndefined()
    expect(messageOf(log[1]!, 'spectator')).toBeUndefined()
  })
  test('has no sealed fact, whoever its viewer is', () => {
    const buried = log[0]!.told.find(({ channel }) => channel === 'sealed')!
    expect(viewersOf(3).filter((viewer) => hears(buried, viewer))).toEqual([])
    expect(viewersOf(3)).toEqual([0, 1, 2, 'spectator'])
  })
})

describe('folding', () => {
  const truth = foldLog(winks, setup, log)
  test('adds each fact to the state of those who were told it, and to no other', () => {
    expect(truth.hands.map(({ card }) => card)).toEqual([4, 2, 1])
    expect(truth.hands.map(({ unanswered }) => unanswered)).toEqual([[wink], [], [wink]])
    expect(truth.hidden).toEqual({ buried: 3 })
    expect(truth.common).toMatchObject({ round: 1, until: 5020, pips: [6, 0, 0] })
  })
  test('a feed folds to the view that the truth gives its viewer', () => {
    for (const seat of [0, 1, 2]) expect(foldFeed(winks, setup, feedOf(log, seat), seat)).toEqual(viewOfSeat(truth, seat))
    expect(foldOpenFeed(winks, setup, feedOf(log, 'spectator'))).toEqual(truth.common)
  })
  test('message by message gives the same view, and leaves the first view as it was', () => {
    const start = initialView(winks, setup, 2)
    const before = JSON.stringify(start)
    expect(feedOf(log, 2).reduce((view, message) => foldMessage(winks, view, message), start)).toEqual(viewOfSeat(truth, 2))
    expect(JSON.stringify(start)).toBe(before)
  })
})
