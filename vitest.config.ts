import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    include: ['packages/*/{src,testing}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    // `npm run test:deep` tries ten times as many random cases in property tests: packages/engine/testing/runs.ts.
    env: { TEST_DEPTH: mode === 'deep' ? '10' : '1' },
    // A machine may be busy for a minute; `npm test` names whatever needed it. What a property has found once is true.
    retry: { count: 1, condition: /^(?!Property failed)/ },
  },
}))
