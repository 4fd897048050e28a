import type { Refusal } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './testing/position.ts'

/** Does something wrong, and sees that it was refused so and changed nothing. */
function refused(game: Position, wrong: (game: Position) => Refusal | undefined, rule: string, code: string): void {
  const before = JSON.stringify([game.entries, game.truth])
  expect(wrong(game)).toMatchObject({ rule, code })
  expect(JSON.stringify([game.entries, game.truth])).toBe(before)
}

describe('what is refused', () => {
  test('[CK-29] asking when not on turn', () => {
    refused(position(), (game) => game.ask(1, 2), 'CK-06', 'notOnTurn')
    refused(position(), (game) => game.sitDown(1), 'CK-06', 'notOnTurn')
  })
  test('[CK-29] asking oneself, or somebody who is not there', () => {
    refused(position(), (game) => game.ask(0, 0), 'CK-29', 'askedOneself')
    refused(position(), (game) => game.ask(0, 6), 'CK-29', 'noSuchSeat')
  })
  test('[CK-29] asking someone who may not be asked', () => {
    const game = position()
    game.ask(0, 1)
    game.answer(1, false)
    refused(game, () => game.ask(0, 1), 'CK-11', 'alreadyAsked')
  })
  test('[CK-29] asking or sitting down while an answer is due', () => {
    const game = position()
    game.ask(0, 1)
    refused(game, () => game.ask(0, 2), 'CK-29', 'answerDue')
    refused(game, () => game.sitDown(0), 'CK-29', 'answerDue')
  })
  test('[CK-29] answering when not asked, or too late', () => {
    const game = position()
    refused(game, () => game.answer(1, true), 'CK-29', 'notAsked')
    game.ask(0, 1)
    refused(game, () => game.answer(2, true), 'CK-29', 'notAsked')
    refused(game, () => game.attempt(1, { do: 'answer', question: 'turn.1.0.answer', yes: true }), 'CK-29', 'questionGone')
  })
  test('[CK-29] acting on a question that is gone', () => {
    refused(position(), (game) => game.attempt(0, { do: 'ask', question: 'turn.0.0.act', whom: 1 }), 'CK-29', 'questionGone')
    refused(position(), (game) => game.attempt(0, { do: 'signal', question: 'signal.7', to: [1] }), 'CK-29', 'questionGone')
  })
  test('[CK-29] sitting down before having asked', () => {
    refused(position(), (game) => game.sitDown(0), 'CK-06', 'askFirst')
  })
  test('[CK-29] signalling oneself, nobody, a stranger, or somebody twice', () => {
    refused(position(), (game) => game.signal(2, [1, 2]), 'CK-29', 'signalToOneself')
    refused(position(), (game) => game.signal(2, []), 'CK-29', 'signalToNobody')
    refused(position(), (game) => game.signal(2, [1, 6]), 'CK-29', 'noSuchSeat')
    refused(position(), (game) => game.signal(2, [1, 1]), 'CK-29', 'namedTwice')
  })
  test('[CK-29] a signal before the next is allowed', () => {
    const game = position()
    game.signal(2, [3])
    refused(game, () => game.signal(2, [4]), 'CK-16', 'signalRuns')
    game.wait(10)
    refused(game, () => game.signal(2, [4]), 'CK-16', 'signalTooSoon')
  })
  test('[CK-29] the sender taking the hand back', () => {
    const game = position()
    game.signal(2, [3])
    refused(game, () => game.makeReady(2, 2, false), 'CK-16', 'sendersHandStays')
  })
  test('[CK-29] making ready for a signal one has not got, or has got no longer', () => {
    const game = position()
    game.signal(2, [3])
    refused(game, () => game.makeReady(4, 2), 'CK-29', 'questionGone')
    game.wait(10)
    refused(game, () => game.makeReady(3, 2), 'CK-29', 'questionGone')
  })
  test('[CK-16] making ready twice, or taking back what was not given', () => {
    const game = position()
    game.signal(2, [3])
    refused(game, () => game.makeReady(3, 2, false), 'CK-16', 'notReady')
    game.makeReady(3, 2)
    refused(game, () => game.makeReady(3, 2), 'CK-16', 'alreadyReady')
  })
})
