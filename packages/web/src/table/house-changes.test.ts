import { expect, test } from 'vitest'
import { withHouseNews } from './house-changes.ts'

const event = (text: string, message: number, round?: number) => ({ text, message, round, seats: [] })

test('news of the house stand in the history where they happened, and only in their own match', () => {
  const events = [event('Mara asks', 0, 1), event('Noor answers', 1, 1), event('Noor asks', 2, 2)]
  const news = [
    { text: 'A bot plays for Jonas now.', message: 2, matchNumber: 4, seats: [2] },
    { text: 'of another match', message: 1, matchNumber: 3, seats: [] },
    { text: 'Jonas is back.', message: 3, matchNumber: 4, seats: [2] },
  ]
  expect(withHouseNews(events, news, 4).map(({ text, round }) => [text, round])).toEqual([
    ['Mara asks', 1],
    ['Noor answers', 1],
    ['A bot plays for Jonas now.', 1],
    ['Noor asks', 2],
    ['Jonas is back.', 2],
  ])
})
