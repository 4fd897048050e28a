// The JSON text of a pack that somebody wrote by hand: it is read, or its mistakes are named with their lines.
import { expect, test } from 'vitest'
import { fieldsOf, listOf, mistakesIn, type Spot, textOf } from './pack.ts'
import { readText } from './pack-text.ts'

const readShelf = (spot: Spot) => {
  const { name, books } = fieldsOf(spot, ['name', 'books'])
  return [textOf(name, 10), listOf(books, { min: 1, max: 9 }, (book) => textOf(book, 10))]
}
const shelf = `{
  "name": "Shelf \\"A\\"",
  "books": [
    "Emma",
    "",
    7
  ]
}`

test('a text is read as JSON reads it', () => {
  for (const text of [shelf, '[]', ' {"a": [1, -2.5e3, true, null, {"b": {}}]} ', '"x"']) expect(readText(text).value).toEqual(JSON.parse(text))
})
test('every mistake has its line', () => {
  const linesIn = (text: string) => {
    const { value, lineOf } = readText(text)
    return mistakesIn(value, readShelf).map(({ path, problem }) => [problem, lineOf(path)])
  }
  expect(linesIn(shelf)).toEqual([
    ['empty', 5],
    ['noText', 6],
  ])
  expect(linesIn('{\n\n}').map(([, line]) => line)).toEqual([1, 1])
})
test.each([
  ['', 1],
  ['{\n "name": "x",\n}', 3],
  ['{\n "name": "x"\n "books": []}', 3],
  ['[1,\n2', 2],
  ['[1]\n]', 2],
  ['{"a" 1}', 1],
  ['[\n\n"open]', 3],
])('a text that is no JSON is wrong on its line: %j', (text, line) => {
  expect(() => readText(text)).toThrow(expect.objectContaining({ mistakes: [{ path: [], problem: 'noJson', with: { line } }] }))
})
