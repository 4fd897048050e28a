// The end of a round of Spyfall 2 when its time is up: talk, then votes on one suspect after another.
import { advanceTime, feedOf, readOptions } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { mayTalk } from './common.ts'
import { FAILED_VOTE_SHOWN_MS } from './deadlines.ts'
import { spyfall2 } from './game.ts'
import { MINUTE_MS, type Position, spy, startRound, vote } from './testing/position.ts'

const suspectOf = (match: Position) => {
  const stage = match.common().stage
  return stage.is === 'voting' ? stage.suspect : undefined
}
const playUntilTimeUp = (cards: readonly (number | null)[], chosenOptions = {}) => {
  const match = startRound(cards, chosenOptions)
  const roundEndsAt = match.truth.common.terms.roundMs
  advanceTime(match, roundEndsAt)
  return { match, end: roundEndsAt }
}

test('[SF-13] at zero everyone may talk until the dealer opens the voting', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  expect(match.common().stage).toEqual({ is: 'talking', until: end + MINUTE_MS })
  expect(mayTalk(match.truth.common)).toBe(true)
  expect(match.attempt(2, { do: 'openVoting' }, end + 10)).toEqual({ rule: 'SF-13', code: 'notTheDealer' })
  match.does(0, { do: 'openVoting' }, end + 20)
  expect(suspectOf(match)).toBe(0)
  expect(mayTalk(match.truth.common)).toBe(true)
})
test('[SF-13] the voting opens by itself after 60 seconds, marked as done by the clock', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  advanceTime(match, end + MINUTE_MS - 1)
  expect(match.common().stage.is).toBe('talking')
  advanceTime(match, end + MINUTE_MS)
  expect(suspectOf(match)).toBe(0)
  expect(match.lastFacts()[0]).toEqual({ kind: 'votingOpened', byClock: true })
})
test('[SF-13] suspects are tried one at a time, the dealer first, then clockwise', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2], { firstDealer: 2 })
  const tried: unknown[] = []
  match.does(2, { do: 'openVoting' }, end)
  while (suspectOf(match) !== undefined) {
    tried.push(suspectOf(match))
    vote(match, [], end)
  }
  expect(tried).toEqual([2, 3, 0, 1])
})
test('[SF-13] votes are secret until all have voted, then all are shown; the suspect has no vote', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  match.does(0, { do: 'openVoting' }, end)
  expect(match.attempt(0, { do: 'vote', up: true }, end)).toEqual({ rule: 'SF-13', code: 'suspectHasNoVote' })
  const from = feedOf(match.entries, 3).length
  match.does(1, { do: 'vote', up: true }, end)
  match.does(2, { do: 'vote', up: false }, end)
  expect(feedOf(match.entries, 3).slice(from)).toEqual([
    { at: end, facts: [{ kind: 'voted', by: 1 }] },
    { at: end, facts: [{ kind: 'voted', by: 2 }] },
  ])
  match.does(3, { do: 'vote', up: true }, end)
  expect(match.lastFacts()).toContainEqual({ kind: 'votesShown', hands: [1, 3], missing: [], convicted: false, goesOnAt: null })
  expect(match.truth.common.trials).toHaveLength(1)
  expect(match.truth.hands.map((hand) => hand.vote)).toEqual([null, null, null, null])
})

test('[SF-14] everybody but the suspect votes against a spy: the others win, and the voting is over', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  match.does(0, { do: 'openVoting' }, end)
  vote(match, [1, 3], end)
  vote(match, [0, 2, 3], end)
  expect(match.truth.common.results[0]).toMatchObject({ ending: { how: 'timeUp', convicted: 1 } })
  expect(match.common().points).toEqual([1, 0, 1, 1])
  expect(match.common().stage.is).toBe('scored')
})
test('[SF-14] everybody but the suspect votes against somebody who is no spy: the spies win', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  match.does(0, { do: 'openVoting' }, end)
  vote(match, [1, 2, 3], end)
  expect(match.truth.common.results[0]).toMatchObject({ ending: { how: 'timeUp', convicted: 0 } })
  expect(match.common().points).toEqual([0, 2, 0, 0])
})

test('[SF-15] nobody convicted after everybody was tried: the spies win', () => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2])
  match.does(0, { do: 'openVoting' }, end)
  for (let tried = 0; tried < 4; tried++) vote(match, [0, 1], end)
  expect(match.truth.common.results[0]!.ending).toEqual({ how: 'timeUp', convicted: null })
  expect(match.common().points).toEqual([0, 2, 0, 0])
})

test.each([
  ['one voter may dissent', {}, [2, 3, 4, 5, 6], true],
  ['two may not', {}, [3, 4, 5, 6], false],
  ['two may, if the host has chosen that reading', { dissent: 2 }, [3, 4, 5, 6], true],
  ['three may not', { dissent: 2 }, [4, 5, 6], false],
] as const)('[SF-16] two spies, seven players: %s', (_, chosen, up, convicted) => {
  const { match, end } = playUntilTimeUp([0, spy, 1, 2, spy, 3, 4], { spies: 2, ...chosen })
  match.does(0, { do: 'openVoting' }, end)
  vote(match, up, end)
  expect(match.truth.common.results.length === 1).toBe(convicted)
})

describe('[SF-33] a time for votes and for naming the place', () => {
  test('[SF-33] is off in one room and 60 seconds apart', () => {
    const inRoom = startRound([0, spy, 1])
    inRoom.does(0, { do: 'accuse', suspect: 1 }, 5)
    expect(inRoom.common().stage).toMatchObject({ until: null })
    const apart = startRound([0, spy, 1], readOptions(spyfall2.options, { firstDealer: 0 }, 3, true))
    apart.does(0, { do: 'accuse', suspect: 1 }, 5)
    expect(apart.common().stage).toMatchObject({ until: 5 + MINUTE_MS })
  })
  test('[SF-33] who has not voted in time has raised no hand, and is marked', () => {
    const { match, end } = playUntilTimeUp([0, spy, 1, 2], { decisionSeconds: 30 })
    match.does(0, { do: 'openVoting' }, end)
    match.does(1, { do: 'vote', up: true }, end + 1)
    advanceTime(match, end + 29_999)
    expect(suspectOf(match)).toBe(0)
    advanceTime(match, end + 30_000)
    expect(match.truth.common.trials).toEqual([{ suspect: 0, accuser: null, raisedHands: [1], missing: [2, 3], convicted: false }])
    expect(suspectOf(match)).toBe(1)
  })
  test('[SF-33] a spy who names nothing in time has named a wrong place', () => {
    const match = startRound([0, spy, 1, 2], { decisionSeconds: 30 })
    match.does(1, { do: 'stopRound' }, 100)
    advanceTime(match, 30_100)
    expect(match.truth.common.results[0]).toMatchObject({ named: [{ by: 1, place: null, byClock: true }], ending: { how: 'named', right: [] } })
    expect(match.common().points).toEqual([1, 0, 1, 1])
  })
  test('[SF-33] the second spy has as much time, from the first one’s word on', () => {
    const match = startRound([0, spy, 1, spy, 2], { spies: 2, decisionSeconds: 30 })
    match.does(1, { do: 'stopRound' }, 100)
    match.does(1, { do: 'namePlace', place: 'lamplight/bakery' }, 20_000)
    expect(match.common().stage).toMatchObject({ shown: [1, 3], until: 50_000 })
    advanceTime(match, 50_000)
    expect(match.truth.common.results[0]!.named[1]).toEqual({ by: 3, place: null, byClock: true })
  })
  test('[SF-33] an accusation whose votes are missing fails and the clock goes on', () => {
    const match = startRound([0, spy, 1, 2], { decisionSeconds: 30 })
    match.does(0, { do: 'accuse', suspect: 1 }, 100)
    advanceTime(match, 30_100)
    expect(match.truth.common.trials[0]).toMatchObject({ raisedHands: [0], missing: [2, 3], convicted: false })
    advanceTime(match, 30_100 + FAILED_VOTE_SHOWN_MS)
    expect(match.common().stage).toEqual({ is: 'running', until: 30_000 + FAILED_VOTE_SHOWN_MS + 6 * MINUTE_MS })
  })
})
