// What CIA vs. KGB refuses, by which rule, and that nothing changes by it.
import type { Refusal } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './testing/position.ts'

/** Expects that an attempt is refused with this rule and code and changes nothing. */
function expectRefused(match: Position, attempt: (match: Position) => Refusal | undefined, rule: string, code: string): void {
  const before = JSON.stringify([match.entries, match.truth])
  expect(attempt(match)).toMatchObject({ rule, code })
  expect(JSON.stringify([match.entries, match.truth])).toBe(before)
}

describe('what is refused', () => {
  test('[CK-29] asking when not on turn', () => {
    expectRefused(position(), (match) => match.ask(1, 2), 'CK-06', 'notOnTurn')
    expectRefused(position(), (match) => match.sitDown(1), 'CK-06', 'notOnTurn')
  })
  test('[CK-29] asking oneself, or somebody who is not there', () => {
    expectRefused(position(), (match) => match.ask(0, 0), 'CK-29', 'askedOneself')
    expectRefused(position(), (match) => match.ask(0, 6), 'CK-29', 'noSuchSeat')
  })
  test('[CK-29] asking someone who may not be asked', () => {
    const match = position()
    match.ask(0, 1)
    match.answer(1, false)
    expectRefused(match, () => match.ask(0, 1), 'CK-11', 'alreadyAsked')
  })
  test('[CK-29] asking or sitting down while an answer is due', () => {
    const match = position()
    match.ask(0, 1)
    expectRefused(match, () => match.ask(0, 2), 'CK-29', 'answerDue')
    expectRefused(match, () => match.sitDown(0), 'CK-29', 'answerDue')
  })
  test('[CK-29] answering when not asked, or too late', () => {
    const match = position()
    expectRefused(match, () => match.answer(1, true), 'CK-29', 'notAsked')
    match.ask(0, 1)
    expectRefused(match, () => match.answer(2, true), 'CK-29', 'notAsked')
    expectRefused(match, () => match.attempt(1, { do: 'answer', question: 'turn.1.0.answer', yes: true }), 'CK-29', 'questionGone')
  })
  test('[CK-29] acting on a question that is gone', () => {
    expectRefused(position(), (match) => match.attempt(0, { do: 'ask', question: 'turn.0.0.act', whom: 1 }), 'CK-29', 'questionGone')
    expectRefused(position(), (match) => match.attempt(0, { do: 'signal', question: 'signal.7', to: [1] }), 'CK-29', 'questionGone')
  })
  test('[CK-29] sitting down before having asked', () => {
    expectRefused(position(), (match) => match.sitDown(0), 'CK-06', 'askFirst')
  })
  test('[CK-29] signalling oneself, nobody, a stranger, or somebody twice', () => {
    expectRefused(position(), (match) => match.signal(2, [1, 2]), 'CK-29', 'signalToOneself')
    expectRefused(position(), (match) => match.signal(2, []), 'CK-29', 'signalToNobody')
    expectRefused(position(), (match) => match.signal(2, [1, 6]), 'CK-29', 'noSuchSeat')
    expectRefused(position(), (match) => match.signal(2, [1, 1]), 'CK-29', 'namedTwice')
  })
  test('[CK-29] a signal before the next is allowed', () => {
    const match = position()
    match.signal(2, [3])
    expectRefused(match, () => match.signal(2, [4]), 'CK-16', 'signalRuns')
    match.waitSeconds(10)
    expectRefused(match, () => match.signal(2, [4]), 'CK-16', 'signalTooSoon')
  })
  test('[CK-29] the sender taking the hand back', () => {
    const match = position()
    match.signal(2, [3])
    expectRefused(match, () => match.makeReady(2, 2, false), 'CK-16', 'sendersHandStays')
  })
  test('[CK-29] making ready for a signal that the seat has not received, or that is over', () => {
    const match = position()
    match.signal(2, [3])
    expectRefused(match, () => match.makeReady(4, 2), 'CK-29', 'questionGone')
    match.waitSeconds(10)
    expectRefused(match, () => match.makeReady(3, 2), 'CK-29', 'questionGone')
  })
  test('[CK-16] making ready twice, or taking back a readiness that was not there', () => {
    const match = position()
    match.signal(2, [3])
    expectRefused(match, () => match.makeReady(3, 2, false), 'CK-16', 'notReady')
    match.makeReady(3, 2)
    expectRefused(match, () => match.makeReady(3, 2), 'CK-16', 'alreadyReady')
  })
})
