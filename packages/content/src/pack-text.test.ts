import { expect, test } from 'vitest'
import { fieldsOf, listOf, type Spot, textOf } from './pack.ts'
import { mistakesInText, readText } from './pack-text.ts'

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
  expect(mistakesInText(shelf, readShelf)).toEqual([
    { path: ['books', 1], problem: 'empty', with: { line: 5 } },
    { path: ['books', 2], problem: 'noText', with: { line: 6 } },
  ])
  expect(mistakesInText('{\n\n}', readShelf).map((one) => one.with?.line)).toEqual([1, 1])
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
  expect(mistakesInText(text, readShelf)).toEqual([{ path: [], problem: 'noJson', with: { line } }])
})
