import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['packages/*/{src,testing}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], testTimeout: 60_000 },
})
