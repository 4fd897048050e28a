// Which lines are spoken for bots: what they typed, and nothing of people or of anybody's hand.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { botLines } from './spoken-bots.ts'

const person = (id: string, kind: 'person' | 'bot', standIn = false) => ({ id, kind, standIn })
const house = { people: [person('a', 'person'), person('b', 'bot'), person('c', 'person', true)] } as unknown as House
const match = { seats: ['a', 'b', 'c'] } as unknown as CurrentMatch

test('a bot’s question and answer are spoken, and those of a bot that plays for somebody', () => {
  const facts = [
    { kind: 'questionAsked', by: 1, to: 0, text: 'Is it warm here?' },
    { kind: 'questionAnswered', by: 0, text: 'Rather.' },
    { kind: 'questionAsked', by: 2, to: 1, text: 'Who pays?' },
    { kind: 'questionAnswered', by: 1, text: '' },
    { kind: 'dealt', seat: 1, role: 'spy' },
  ]
  expect(botLines(house, match, [{ at: 0, facts }] as never)).toEqual([
    { by: 'b', text: 'Is it warm here?' },
    { by: 'c', text: 'Who pays?' },
  ])
})
