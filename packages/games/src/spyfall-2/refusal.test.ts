// What Spyfall 2 refuses, by which rule, and that nothing changes by it.
import type { Seat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS, type Position, position, type SpyfallAttempt, spy, startRound, vote } from './testing/position.ts'

const cards = [0, spy, 1, 2]
const afterQuestion = () => {
  const match = startRound(cards)
  match.does(0, { do: 'ask', to: 2, text: '' }, 10)
  return match
}
const afterAnswer = () => {
  const match = afterQuestion()
  match.does(2, { do: 'answer', text: '' }, 20)
  return match
}
const afterAccusation = () => {
  const match = startRound(cards)
  match.does(0, { do: 'accuse', suspect: 1 }, 10)
  return match
}
const afterAcquittal = () => {
  const match = afterAccusation()
  vote(match, [], 20)
  return match
}
const afterOneVote = () => {
  const match = afterAccusation()
  match.does(2, { do: 'vote', up: true }, 20)
  return match
}
const whileNaming = () => {
  const match = startRound(cards)
  match.does(1, { do: 'stopRound' }, 10)
  return match
}
const LATE_MS = 5 * MINUTE_MS

describe('[SF-34] refused, with nothing changed', () => {
  test.each<[string, () => Position, Seat, SpyfallAttempt, number, string]>([
    ['asking before the clock starts', () => position(cards), 0, { do: 'ask', to: 1, text: '' }, 30, 'clockNotStarted'],
    ['asking when another has the question', afterAnswer, 3, { do: 'ask', to: 1, text: '' }, 30, 'notYourQuestion'],
    ['asking oneself', afterAnswer, 2, { do: 'ask', to: 2, text: '' }, 30, 'askedOneself'],
    ['asking back', afterAnswer, 2, { do: 'ask', to: 0, text: '' }, 30, 'askedBack'],
    ['asking while another question is open', afterQuestion, 0, { do: 'ask', to: 3, text: '' }, 30, 'oneQuestionAtATime'],
    ['asking while the clock is stopped', afterAccusation, 0, { do: 'ask', to: 3, text: '' }, 30, 'clockStopped'],
    ['accusing twice in a round', afterAcquittal, 0, { do: 'accuse', suspect: 2 }, LATE_MS, 'alreadyAccused'],
    ['accusing oneself', afterAnswer, 2, { do: 'accuse', suspect: 2 }, 30, 'accusedOneself'],
    ['accusing a seat that is not there', afterAnswer, 2, { do: 'accuse', suspect: 7 }, 30, 'noSuchPlayer'],
    ['accusing before the clock runs', () => position(cards), 2, { do: 'accuse', suspect: 1 }, 30, 'clockNotStarted'],
    ['accusing while the clock is stopped', afterAccusation, 2, { do: 'accuse', suspect: 1 }, 30, 'clockStopped'],
    ['accusing when time is up', afterAnswer, 2, { do: 'accuse', suspect: 1 }, 6 * MINUTE_MS, 'timeIsUp'],
    ['voting twice', afterOneVote, 2, { do: 'vote', up: false }, 30, 'alreadyVoted'],
    ['the suspect voting', afterAccusation, 1, { do: 'vote', up: false }, 30, 'suspectHasNoVote'],
    ['voting when there is no vote', afterAnswer, 1, { do: 'vote', up: false }, 30, 'noVote'],
    ['a non-spy stopping the round', afterAnswer, 0, { do: 'stopRound' }, 30, 'notASpy'],
    ['a non-spy naming the location', whileNaming, 0, { do: 'namePlace', place: 'lamplight/lighthouse' }, 30, 'notYoursToName'],
    ['a location that is not on the list', whileNaming, 1, { do: 'namePlace', place: 'lamplight/moon' }, 30, 'placeNotOnTheList'],
    ['a spy naming while the clock is stopped', afterAccusation, 1, { do: 'stopRound' }, 30, 'clockStopped'],
    ['a spy naming without having shown the card', afterAnswer, 1, { do: 'namePlace', place: 'lamplight/bakery' }, 30, 'showYourCardFirst'],
    ['dealing while a round is on', afterAnswer, 1, { do: 'dealRound' }, 30, 'roundNotOver'],
    ['starting the clock twice', afterAnswer, 0, { do: 'startClock' }, 30, 'clockAlreadyStarted'],
    ['opening the voting before time is up', afterAnswer, 0, { do: 'openVoting' }, 30, 'timeIsNotUp'],
  ])('%s', (_, prepareMatch, seat, action, now, code) => {
    const match = prepareMatch()
    const stateOf = () => JSON.stringify([match.truth, match.entries.filter((entry) => typeof entry.input === 'object' && 'seat' in entry.input)])
    match.attempt(3, { do: 'dealRound' }, now) // lets time pass: only what follows must change nothing
    const before = stateOf()
    expect(match.attempt(seat, action, now)).toMatchObject({ rule: expect.stringMatching(/^SF-\d\d$/), code })
    expect(stateOf()).toBe(before)
  })
})
