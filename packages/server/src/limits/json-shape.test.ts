import { expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { isOutsized } from './json-shape.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON nests too deep from 65 levels on; brackets inside of strings do not count', () => {
  expect(isOutsized(nested(64))).toBe(false)
  expect(isOutsized(nested(65))).toBe(true)
  expect(isOutsized(`[${Array(100).fill('[]')},{"a":{}}]`)).toBe(false)
  expect(isOutsized(JSON.stringify({ text: `${'['.repeat(500)}"\\` }))).toBe(false)
  expect(isOutsized(`{"text":"\\"","list":${nested(64)}}`)).toBe(true)
})
test('JSON is outsized where a list or an object has more than 1,000 members; those of others and commas inside of strings do not count', () => {
  const list = (length: number) => JSON.stringify(Array(length).fill(','))
  const object = (length: number) => JSON.stringify(Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, 1])))
  for (const sized of [list, object]) {
    expect(isOutsized(sized(1000))).toBe(false)
    expect(isOutsized(sized(1001))).toBe(true)
    expect(isOutsized(`[${sized(999)},{"a":${sized(999)},"b":${sized(999)}},${sized(1001)}]`)).toBe(true)
    expect(isOutsized(`[${sized(999)},{"a":${sized(999)},"b":${sized(999)}}]`)).toBe(false)
  }
  expect(isOutsized(`}]${',1'.repeat(2000)}`)).toBe(false) // no JSON: parsing says so
})
test('a request with a body that nests too deep or has too many members is refused, and one that does not is taken', async () => {
  const { origin } = await testServer()
  const open = async (body: string) => {
    const response = await fetch(`${origin}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await open(`{"name":"Mara","place":"room","options":{"packs":${nested(1000)}}}`)).toEqual([400, 'badRequest'])
  expect(await open(`{"name":"Mara","place":"room","options":{"packs":[${Array(1001).fill(1)}]}}`)).toEqual([400, 'badRequest'])
  expect((await open('{"name":"Mara","place":"room"}'))[0]).toBeLessThan(300)
})
