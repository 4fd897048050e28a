// Packs in general, of any game: what is read, and how each mistake is named.
import { cleanText } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { BadPack, checkDistinct, fieldsOf, idOf, listOf, mistakesIn, oneOf, readPack, type Spot, textOf } from './pack.ts'

const readShelf = (spot: Spot) => {
  const { name, books, colour } = fieldsOf(spot, ['name', 'books'], ['colour'])
  const titles = listOf(books, { min: 2, max: 3 }, (book) => textOf(book, 10))
  checkDistinct(books, titles)
  return { name: idOf(name), titles, colour: colour ? oneOf(colour, ['red', 'blue']) : 'red' }
}

test('a pack without mistakes is read, with blanks around texts taken off', () => {
  expect(readPack({ name: 'my-shelf', books: [' Emma ', 'Ada'] }, readShelf)).toEqual({ name: 'my-shelf', titles: ['Emma', 'Ada'], colour: 'red' })
})

test('texts are cleaned as everywhere, whatever is in them', () => {
  const readText = (text: string) => readPack(text, (spot) => textOf(spot, 100))
  const differences: string[] = []
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
  for (const code of [...range(1, 0x190), ...range(0x2000, 0x2030)]) {
    const character = String.fromCharCode(code)
    for (const text of [`a${character}b`, `a ${character}`, `e${character}\u0301 x`, `a  ${character}b`, `${character}é`])
      if (readText(text) !== cleanText(text)) differences.push(`${code.toString(16)} in ${JSON.stringify(text)}`)
  }
  expect(differences).toEqual([])
})

describe('each mistake is named with its exact place', () => {
  const good = { name: 'my-shelf', books: ['Emma', 'Ada'] }
  test.each([
    ['a pack that is no object', [], [{ path: [], problem: 'noObject' }]],
    ['a missing field', { name: 'a' }, [{ path: ['books'], problem: 'missing' }]],
    ['a field that does not belong', { ...good, size: 3 }, [{ path: ['size'], problem: 'unknown' }]],
    ['a text where a list belongs', { ...good, books: 'Emma' }, [{ path: ['books'], problem: 'noList' }]],
    ['too short a list', { ...good, books: ['Emma'] }, [{ path: ['books'], problem: 'tooFew', with: { atLeast: 2 } }]],
    ['too long a list', { ...good, books: ['a', 'b', 'c', 'd'] }, [{ path: ['books'], problem: 'tooMany', with: { atMost: 3 } }]],
    ['a number where a text belongs', { ...good, books: ['a', 2] }, [{ path: ['books', 1], problem: 'noText' }]],
    ['an empty text', { ...good, books: ['a', '  '] }, [{ path: ['books', 1], problem: 'empty' }]],
    ['too long a text', { ...good, books: ['a', 'abcdefghijk'] }, [{ path: ['books', 1], problem: 'tooLong', with: { atMost: 10 } }]],
    [
      'a text so long that it is not cleaned',
      { ...good, books: ['a', ' '.repeat(100_000)] },
      [{ path: ['books', 1], problem: 'tooLong', with: { atMost: 10 } }],
    ],
    ['the same twice', { ...good, books: ['a', 'b', 'A'] }, [{ path: ['books', 2], problem: 'repeated', with: { sameAs: 1 } }]],
    ['a name that is no id', { ...good, name: 'My shelf' }, [{ path: ['name'], problem: 'noId' }]],
    ['a value that it may not have', { ...good, colour: 'pink' }, [{ path: ['colour'], problem: 'notOneOf', with: { of: 'red, blue' } }]],
  ])('%s', (_, pack, mistakes) => {
    expect(mistakesIn(pack, readShelf)).toEqual(mistakes)
  })
})

test('all mistakes are told at once, and as one text for a terminal', () => {
  const readShelfWithMistakes = () => readPack({ name: 'A b', books: ['x', 'X'] }, readShelf)
  expect(readShelfWithMistakes).toThrow(BadPack)
  expect(readShelfWithMistakes).toThrow('books[1]: repeated (sameAs 1); name: noId')
})
test('the text of an error names twenty mistakes, however many there are', () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, 1]))
  const mistakes = mistakesIn(unknown, readShelf)
  expect(mistakes).toHaveLength(502) // with two fields that are missing
  expect(new BadPack(mistakes).message.split('; ')).toHaveLength(20)
})
