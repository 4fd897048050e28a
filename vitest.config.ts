// The unit tests: one project a package, so that `npx vitest run --project=server` runs one of them. A test is never tried twice,
// except where it starts, kills or talks to other processes, whose pace a busy machine decides.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inRoot } from './scripts/workspace.js'

/** Packages of pure functions: their files share a worker and what it has loaded. */
const pure = ['engine', 'content', 'games', 'bots']
const tests = '{src,test,testing}/**/*.test.{ts,tsx}'
/** Files of the server's tests that start or kill processes, databases or Redis. */
const withProcesses = ['killed-server', 'faults', 'hostile', 'serve', 'shared-nodes', 'without-rules', 'idle-memory', 'redis', 'postgres'].map(
  (name) => `packages/server/**/${name}.test.ts`,
)

const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], isolate: !pure.includes(name), ...more },
})

export default defineConfig(({ mode }) => ({
  test: {
    testTimeout: 60_000,
    // `npm run test:deep` tries ten times as many random cases in property tests: packages/engine/testing/runs.ts.
    env: { TEST_DEPTH: mode === 'deep' ? '10' : '1' },
    // Many tests wait for timers and sockets: a worker less than there are cores, as is usual, would leave one idle.
    maxWorkers: availableParallelism(),
    projects: [
      ...readdirSync(inRoot('packages'))
        .filter((name) => !['server', 'cli'].includes(name))
        .map((name) => project(name, [`packages/${name}/${tests}`])),
      project('server', [`packages/server/${tests}`], { exclude: withProcesses }),
      project('server-processes', withProcesses, { retry: 1 }),
      project('cli', [`packages/cli/${tests}`], { retry: 1 }),
      project('scripts', ['scripts/**/*.test.ts']),
    ],
  },
}))
