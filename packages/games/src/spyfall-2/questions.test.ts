import { advanceTime } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { attempt, dare, minute, running, spy, staged, stageOf } from './staged.ts'

test('[SF-10] the dealer starts the clock and asks first; who has answered asks next', () => {
  const match = staged([0, spy, 1, 2])
  expect(attempt(match, 0, { do: 'ask', to: 2, text: '' }, 5)).toEqual({ rule: 'SF-10', code: 'clockNotStarted' })
  expect(attempt(match, 1, { do: 'startClock' }, 5)).toEqual({ rule: 'SF-10', code: 'notTheDealer' })
  dare(match, 0, { do: 'startClock' }, 1000)
  expect(stageOf(match)).toEqual({ is: 'running', until: 1000 + 6 * minute })
  expect(attempt(match, 2, { do: 'ask', to: 0, text: 'hm?' }, 2000)).toEqual({ rule: 'SF-10', code: 'notYourQuestion' })
  expect(attempt(match, 0, { do: 'ask', to: 0, text: '' }, 2000)).toEqual({ rule: 'SF-10', code: 'askedOneself' })
  dare(match, 0, { do: 'ask', to: 2, text: 'Windy today?' }, 2000)
  expect(attempt(match, 1, { do: 'answer', text: 'Yes.' }, 2500)).toEqual({ rule: 'SF-10', code: 'notAsked' })
  dare(match, 2, { do: 'answer', text: 'As ever.' }, 3000)
  expect(match.truth.common.turn).toEqual({ asker: 2, asked: null, barred: 0 })
})

describe('[SF-11]', () => {
  test('[SF-11] one may not ask back the player who has just asked one', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 0, { do: 'ask', to: 2, text: '' }, 10)
    dare(match, 2, { do: 'answer', text: '' }, 20)
    expect(attempt(match, 2, { do: 'ask', to: 0, text: '' }, 30)).toEqual({ rule: 'SF-11', code: 'askedBack' })
    dare(match, 2, { do: 'ask', to: 3, text: '' }, 30)
    dare(match, 3, { do: 'answer', text: '' }, 40)
    dare(match, 3, { do: 'ask', to: 0, text: '' }, 50)
  })
  test('[SF-11] one question at a time, no follow-up', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 0, { do: 'ask', to: 2, text: 'One?' }, 10)
    expect(attempt(match, 0, { do: 'ask', to: 1, text: 'Two?' }, 20)).toEqual({ rule: 'SF-11', code: 'oneQuestionAtATime' })
    dare(match, 2, { do: 'answer', text: 'One.' }, 30)
    expect(attempt(match, 0, { do: 'ask', to: 2, text: 'And?' }, 40)).toEqual({ rule: 'SF-10', code: 'notYourQuestion' })
  })
})

test('[SF-12] typed and spoken questions and answers mix at one table, and what is typed stays on record', () => {
  const match = running([0, spy, 1, 2])
  dare(match, 0, { do: 'ask', to: 2, text: 'Is it louder at night?' }, 10)
  dare(match, 2, { do: 'answer', text: '' }, 20)
  dare(match, 2, { do: 'ask', to: 1, text: '' }, 30)
  dare(match, 1, { do: 'answer', text: 'Only when the boat is late.' }, 40)
  expect(match.truth.common.record).toEqual([
    { by: 0, to: 2, question: 'Is it louder at night?', answer: '' },
    { by: 2, to: 1, question: '', answer: 'Only when the boat is late.' },
  ])
})

test('[SF-12] what is typed goes on record as one line of plain text, and too much of it is refused', () => {
  const match = running([0, spy, 1, 2])
  const tooLong = { rule: 'SF-12', code: 'textTooLong', with: { letters: 200 } }
  expect(attempt(match, 0, { do: 'ask', to: 2, text: 'x'.repeat(201) }, 10)).toEqual(tooLong)
  dare(match, 0, { do: 'ask', to: 2, text: ' Cold\u202e \u0000or\nwarm? ' }, 20)
  expect(attempt(match, 2, { do: 'answer', text: 'x'.repeat(201) }, 30)).toEqual(tooLong)
  dare(match, 2, { do: 'answer', text: '\u2067\u200b' }, 40)
  expect(match.truth.common.record).toEqual([{ by: 0, to: 2, question: 'Cold or warm?', answer: '' }])
})

test('[SF-12] the record can be read while voting and after time is up', () => {
  const match = running([0, spy, 1])
  dare(match, 0, { do: 'ask', to: 1, text: 'Cold?' }, 10)
  dare(match, 2, { do: 'accuse', suspect: 1 }, 20)
  expect(match.truth.common.record).toHaveLength(1)
  dare(match, 0, { do: 'vote', up: false }, 30)
  advanceTime(match, 20 * minute)
  expect(match.truth.common.record).toHaveLength(1)
})
