// Questions and answers in Spyfall 2: whose turn it is, and whom they may ask.
import { advanceTime } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { MINUTE_MS, position, spy, startRound } from './testing/position.ts'

test('[SF-10] the dealer starts the clock and asks first; the player who has answered asks next', () => {
  const match = position([0, spy, 1, 2])
  expect(match.attempt(0, { do: 'ask', to: 2, text: '' }, 5)).toEqual({ rule: 'SF-10', code: 'clockNotStarted' })
  expect(match.attempt(1, { do: 'startClock' }, 5)).toEqual({ rule: 'SF-10', code: 'notTheDealer' })
  match.does(0, { do: 'startClock' }, 1000)
  expect(match.common().stage).toEqual({ is: 'running', until: 1000 + 6 * MINUTE_MS })
  expect(match.attempt(2, { do: 'ask', to: 0, text: 'hm?' }, 2000)).toEqual({ rule: 'SF-10', code: 'notYourQuestion' })
  expect(match.attempt(0, { do: 'ask', to: 0, text: '' }, 2000)).toEqual({ rule: 'SF-10', code: 'askedOneself' })
  match.does(0, { do: 'ask', to: 2, text: 'Windy today?' }, 2000)
  expect(match.attempt(1, { do: 'answer', text: 'Yes.' }, 2500)).toEqual({ rule: 'SF-10', code: 'notAsked' })
  match.does(2, { do: 'answer', text: 'As ever.' }, 3000)
  expect(match.truth.common.turn).toEqual({ asker: 2, asked: null, barred: 0 })
})

test('[SF-11] a player may not ask back the player by whom they were just asked', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 2, text: '' }, 10)
  match.does(2, { do: 'answer', text: '' }, 20)
  expect(match.attempt(2, { do: 'ask', to: 0, text: '' }, 30)).toEqual({ rule: 'SF-11', code: 'askedBack' })
  match.does(2, { do: 'ask', to: 3, text: '' }, 30)
  match.does(3, { do: 'answer', text: '' }, 40)
  match.does(3, { do: 'ask', to: 0, text: '' }, 50)
})
test('[SF-11] one question at a time, no follow-up', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 2, text: 'One?' }, 10)
  expect(match.attempt(0, { do: 'ask', to: 1, text: 'Two?' }, 20)).toEqual({ rule: 'SF-11', code: 'oneQuestionAtATime' })
  match.does(2, { do: 'answer', text: 'One.' }, 30)
  expect(match.attempt(0, { do: 'ask', to: 2, text: 'And?' }, 40)).toEqual({ rule: 'SF-10', code: 'notYourQuestion' })
})

test('[SF-12] typed and spoken questions and answers mix at one table, and what is typed stays on record', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 2, text: 'Is it louder at night?' }, 10)
  match.does(2, { do: 'answer', text: '' }, 20)
  match.does(2, { do: 'ask', to: 1, text: '' }, 30)
  match.does(1, { do: 'answer', text: 'Only when the boat is late.' }, 40)
  expect(match.truth.common.record).toEqual([
    { by: 0, to: 2, question: 'Is it louder at night?', answer: '' },
    { by: 2, to: 1, question: '', answer: 'Only when the boat is late.' },
  ])
})

test('[SF-12] what is typed goes on record as one line of plain text, and too much of it is refused', () => {
  const match = startRound([0, spy, 1, 2])
  const tooLong = { rule: 'SF-12', code: 'textTooLong', with: { letters: 200 } }
  expect(match.attempt(0, { do: 'ask', to: 2, text: 'x'.repeat(201) }, 10)).toEqual(tooLong)
  match.does(0, { do: 'ask', to: 2, text: ' Cold\u202e \u0000or\nwarm? ' }, 20)
  expect(match.attempt(2, { do: 'answer', text: 'x'.repeat(201) }, 30)).toEqual(tooLong)
  match.does(2, { do: 'answer', text: '\u2067\u200b' }, 40)
  expect(match.truth.common.record).toEqual([{ by: 0, to: 2, question: 'Cold or warm?', answer: '' }])
})

test('[SF-12] the player who answered aloud may add the shade of the answer', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 2, text: 'Loud?' }, 10)
  expect(match.attempt(2, { do: 'answer', text: 'Very.', shade: 'much' }, 20)).toEqual({ rule: 'SF-12', code: 'notSpoken' })
  match.does(2, { do: 'answer', text: '', shade: 'much' }, 20)
  expect(match.truth.common.record).toEqual([{ by: 0, to: 2, question: 'Loud?', answer: '', shade: 'much' }])
  for (const seat of [0, 2]) expect(match.attempt(seat, { do: 'shade', shade: 'little' }, 30)).toEqual({ rule: 'SF-12', code: 'notSpoken' })
})

test('[SF-12] the player who asked may add the shade of a spoken answer, once, and until the next question', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'ask', to: 2, text: 'Loud?' }, 10)
  expect(match.attempt(0, { do: 'shade', shade: 'some' }, 15)).toEqual({ rule: 'SF-12', code: 'notSpoken' })
  match.does(2, { do: 'answer', text: '' }, 20)
  expect(match.attempt(1, { do: 'shade', shade: 'some' }, 25)).toEqual({ rule: 'SF-12', code: 'notSpoken' })
  match.does(0, { do: 'shade', shade: 'unsaid' }, 30)
  expect(match.truth.common.record).toEqual([{ by: 0, to: 2, question: 'Loud?', answer: '', shade: 'unsaid' }])
  match.does(2, { do: 'ask', to: 1, text: '' }, 40)
  match.does(1, { do: 'answer', text: '' }, 50)
  match.does(1, { do: 'ask', to: 0, text: '' }, 60)
  expect(match.attempt(1, { do: 'shade', shade: 'some' }, 70)).toEqual({ rule: 'SF-12', code: 'notSpoken' })
})

test('[SF-12] the record can be read while voting and after time is up', () => {
  const match = startRound([0, spy, 1])
  match.does(0, { do: 'ask', to: 1, text: 'Cold?' }, 10)
  match.does(2, { do: 'accuse', suspect: 1 }, 20)
  expect(match.truth.common.record).toHaveLength(1)
  match.does(0, { do: 'vote', up: false }, 30)
  advanceTime(match, 20 * MINUTE_MS)
  expect(match.truth.common.record).toHaveLength(1)
})
