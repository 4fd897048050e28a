// The part of `npm run hostile` that needs a browser: markup and scripts in every text that people bring are shown as text.
import { expect, test } from '@playwright/test'
import { browserAttacks } from '../../server/testing/hostile/browser.ts'

for (const { name, run } of browserAttacks)
  test(`nothing comes of ${name}`, async ({ baseURL }) => {
    const { tried, held } = await run({ port: Number(new URL(baseURL!).port), code: '' }, 1)
    expect(tried).toBeGreaterThan(0)
    expect(held).toBe(tried)
  })
