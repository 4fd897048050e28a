// Accusations in Spyfall 2: the vote, a conviction, and how the round goes on without one.
import { advanceTime } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { mayTalk } from './common.ts'
import { FAILED_VOTE_SHOWN_MS } from './deadlines.ts'
import { fieldsOffered, MINUTE_MS, spy, startRound, vote } from './testing/position.ts'

test('[SF-17] an accusation stops the clock; everybody votes at once and nobody may talk', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(2, { do: 'accuse', suspect: 1 }, MINUTE_MS)
  expect(match.common().stage).toEqual({ is: 'voting', suspect: 1, accuser: 2, voted: [2], left: 5 * MINUTE_MS, until: null })
  expect(mayTalk(match.truth.common)).toBe(false)
  advanceTime(match, 60 * MINUTE_MS)
  expect(match.common().stage.is).toBe('voting')
})
test('[SF-17] anybody else may be named as suspect', () => {
  expect(fieldsOffered(startRound([0, spy, 1, 2]), 2, 'accuse')).toEqual({ suspect: { one: [0, 1, 3] } })
})
test('[SF-17] everybody may accuse once a round, spies too, and again in the next round', () => {
  const match = startRound([0, spy, 1])
  match.does(1, { do: 'accuse', suspect: 0 }, 100)
  vote(match, [], 100)
  const later = 200 + FAILED_VOTE_SHOWN_MS
  expect(match.attempt(1, { do: 'accuse', suspect: 2 }, later)).toEqual({ rule: 'SF-17', code: 'alreadyAccused' })
  match.does(0, { do: 'accuse', suspect: 1 }, later)
  vote(match, [2], later)
  expect(match.common().stage.is).toBe('scored')
  match.does(1, { do: 'dealRound' }, later)
  match.does(1, { do: 'startClock' }, later)
  match.does(1, { do: 'accuse', suspect: 0 }, later + 1)
})

test('[SF-18] when everybody but the suspect votes for it, the accuser automatically, the round is over', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(2, { do: 'accuse', suspect: 1 }, 100)
  expect(match.attempt(2, { do: 'vote', up: false }, 100)).toEqual({ rule: 'SF-13', code: 'alreadyVoted' })
  vote(match, [0, 3], 100)
  expect(match.truth.common.results[0]!.ending).toEqual({ how: 'accused', convicted: 1, firstAccuser: 2 })
})
test('[SF-18] the round is over also if the convicted suspect is no spy', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'accuse', suspect: 3 }, 100)
  vote(match, [0, 2], 100)
  expect(match.common().points).toEqual([0, 4, 0, 0])
})
test('[SF-18] one vote against a conviction prevents it with one spy, not with two', () => {
  const withOneSpy = startRound([0, spy, 1, 2, 3])
  withOneSpy.does(2, { do: 'accuse', suspect: 1 }, 100)
  vote(withOneSpy, [0, 3], 100)
  expect(withOneSpy.truth.common.results).toEqual([])
  const withTwoSpies = startRound([0, spy, 1, 2, spy], { spies: 2 })
  withTwoSpies.does(2, { do: 'accuse', suspect: 1 }, 100)
  vote(withTwoSpies, [0, 3], 100)
  expect(withTwoSpies.truth.common.results).toHaveLength(1)
})

test('[SF-19] without a conviction clock and questions go on exactly where they stopped', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 3, text: 'Well?' }, 500)
  match.does(2, { do: 'accuse', suspect: 1 }, 12_345)
  vote(match, [0], 99_999)
  const goesOn = 99_999 + FAILED_VOTE_SHOWN_MS
  expect(match.common().stage).toEqual({ is: 'settling', left: 6 * MINUTE_MS - 12_345, until: goesOn })
  advanceTime(match, goesOn)
  expect(match.common().stage).toEqual({ is: 'running', until: goesOn + 6 * MINUTE_MS - 12_345 })
  expect(match.truth.common.turn).toEqual({ asker: 0, asked: 3, barred: null })
  match.does(3, { do: 'answer', text: '' }, goesOn + 1)
})
test('[SF-19] another player may accuse the same suspect again', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(2, { do: 'accuse', suspect: 1 }, 100)
  vote(match, [], 100)
  match.does(3, { do: 'accuse', suspect: 1 }, 100 + FAILED_VOTE_SHOWN_MS)
  vote(match, [0, 2], 100 + FAILED_VOTE_SHOWN_MS)
  expect(match.truth.common.results[0]!.ending).toEqual({ how: 'accused', convicted: 1, firstAccuser: 2 })
})
