import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,testing,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    // A machine may be busy for a minute; `npm test` names whatever needed it. What a property has found once is true.
    retry: { count: 1, condition: /^(?!Property failed)/ },
  },
})
