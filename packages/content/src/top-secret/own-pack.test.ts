// Decks that a host wrote: read as written, or refused with the place of the mistake.
import { describe, expect, test } from 'vitest'
import { mistakesIn, readPack } from '../pack.ts'
import { ownPackFormat, readOwnPack, readOwnPacks } from './own-pack.ts'

const side = { yellow: 'Is it raining where you are?', blue: 'Is somebody humming?' }
const good = { format: ownPackFormat, id: 'our-street', name: 'Our street', cards: [[side], [side, { ...side, rates: { yellow: 40, blue: 60 } }]] }

test('a deck without mistakes is read as it was written', () => {
  expect(readPack(good, readOwnPack)).toEqual(good)
})

describe('each mistake of a deck is named with its place', () => {
  test.each([
    ['an id that a built-in deck has', { ...good, id: 'kitchen-table' }, 'id', 'taken'],
    ['another format', { ...good, format: 'spyfall-2 pack 1' }, 'format', 'notOneOf'],
    ['no card at all', { ...good, cards: [] }, 'cards', 'tooFew'],
    ['a card with three sides', { ...good, cards: [[side, side, side]] }, 'cards.0', 'tooMany'],
    ['a side without a question for Blue', { ...good, cards: [[{ yellow: 'Hello?' }]] }, 'cards.0.0.blue', 'missing'],
    ['a question that does not fit the card', { ...good, cards: [[{ ...side, blue: 'x'.repeat(91) }]] }, 'cards.0.0.blue', 'tooLong'],
    ['a rate above a hundred', { ...good, cards: [[{ ...side, rates: { yellow: 101, blue: 5 } }]] }, 'cards.0.0.rates.yellow', 'noNumber'],
  ])('%s', (_, pack, place, problem) => {
    expect(mistakesIn(pack, readOwnPack).map((mistake) => [mistake.path.join('.'), mistake.problem])).toEqual([[place, problem]])
  })
  test('two decks with one id', () => {
    expect(mistakesIn([good, good], readOwnPacks)).toEqual([{ path: [1, 'id'], problem: 'repeated', with: { sameAs: 1 } }])
  })
})
