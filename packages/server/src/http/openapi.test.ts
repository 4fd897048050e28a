import { expect, test } from 'vitest'
import { describeHttpApi, describeLiveConnection } from './openapi.ts'

test('the API is described once and not for every request, which would hold the event loop', () => {
  for (const describe of [describeHttpApi, describeLiveConnection]) {
    expect(describe('1.0.0')).toBe(describe('1.0.0'))
    expect(describe('1.0.1')).toMatchObject({ info: { version: '1.0.1' } })
  }
})
