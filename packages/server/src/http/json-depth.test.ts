import { expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { nestsTooDeep } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON nests too deep from 65 levels on; brackets inside of strings do not count', () => {
  expect(nestsTooDeep(nested(64))).toBe(false)
  expect(nestsTooDeep(nested(65))).toBe(true)
  expect(nestsTooDeep(`[${Array(100).fill('[]')},{"a":{}}]`)).toBe(false)
  expect(nestsTooDeep(JSON.stringify({ text: `${'['.repeat(500)}"\\` }))).toBe(false)
  expect(nestsTooDeep(`{"text":"\\"","list":${nested(64)}}`)).toBe(true)
})
test('a request with a body that nests too deep is refused, and one that does not is taken', async () => {
  const { origin } = await testServer()
  const open = async (body: string) => {
    const response = await fetch(`${origin}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await open(`{"name":"Mara","place":"room","options":{"packs":${nested(1000)}}}`)).toEqual([400, 'badRequest'])
  expect((await open('{"name":"Mara","place":"room"}'))[0]).toBeLessThan(300)
})
