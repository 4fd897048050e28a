// The unit tests, in projects that differ in how they run; `npx vitest run packages/games` runs those of one package. A test is never
// tried twice, except where it starts, kills or talks to other processes, whose pace a busy machine decides.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inRoot } from './scripts/workspace.js'

const tests = '{src,test,testing}/**/*.test.{ts,tsx}'
/** Files of the server's tests that start or kill processes, databases or Redis. */
const withProcesses = ['acme', 'killed-server', 'faults', 'hostile', 'serve', 'without-rules', 'idle-memory', 'redis', 'postgres'].map(
  (name) => `packages/server/**/${name}.test.ts`,
)
/** Files of the command line's tests that start it as a program. */
const startedPrograms = ['backup', 'exploit', 'mcp', 'started-program'].map((name) => `packages/cli/src/${name}.test.ts`)
/** Files of the server's tests that replace a module, which those that share a worker may already have loaded. */
const withMocks = ['packages/server/src', 'packages/server/test']
  .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.test.ts') && readFileSync(inRoot(path), 'utf8').includes('vi.mock('))

const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], ...more },
})

/** What tests of the server and of the command line start, compiled once: packages/server/testing/compile-programs.ts. It finds the client's dist/ from there. */
const COMPILED_FOLDER = inRoot('packages/server/.cache')
const withCompiledPrograms = (name: string, include: readonly string[], more: object) => ({
  ...project(name, include, { globalSetup: 'packages/server/testing/compile-programs.ts', env: { COMPILED_FOLDER }, ...more }),
  resolve: { alias: [{ find: /^.*\/program-files\.ts$/, replacement: inRoot('packages/server/testing/compiled-workers.ts') }] },
})

const WITH_PROCESSES = 'processes'
/**
 * The order of test files. Those with processes, which mostly wait, come first: the short stages of `npm test` (scripts/stages.js), which
 * start together with the unit tests, need the cores meanwhile. vitest alone orders projects by their names, and files by their size, where it
 * has not seen how long they take: the conformance of a game is a short file that takes long, and would run alone in the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project, moduleId }: TestSpecification) =>
      project.name === WITH_PROCESSES ? 0 : moduleId.endsWith('/conformance.test.ts') ? 1 : 2
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

/**
 * `npm run test:deep` tries ten times as many random cases in property tests: packages/engine/testing/runs.ts. Only the whole configuration
 * is told the mode; each project, which is configured after it, is told `test`.
 */
function depthIn(mode: string): string {
  if (mode === 'deep') process.env.TEST_DEPTH = '10'
  return process.env.TEST_DEPTH ?? '1'
}

export default defineConfig(({ mode }) => ({
  test: {
    testTimeout: 60_000,
    // One second, as is usual, is too short for sockets on a machine whose cores are all busy.
    expect: { poll: { timeout: 30_000 } },
    env: { TEST_DEPTH: depthIn(mode) },
    sequence: { sequencer: LongestFirst },
    isolate: false, // files share a worker and what it has loaded
    experimental: { fsModuleCache: true }, // what was transformed is kept for the next run, by a hash of its text and of this configuration
    // Many tests wait for timers and sockets: as many workers as cores would leave some idle.
    maxWorkers: availableParallelism() + 2,
    projects: [
      // One project for all packages: each project transforms and loads all that it imports by itself.
      withCompiledPrograms('packages', [`packages/*/${tests}`, 'scripts/**/*.test.ts'], {
        exclude: [...withProcesses, ...startedPrograms, ...withMocks],
      }),
      withCompiledPrograms('server-mocks', withMocks, { isolate: true }),
      withCompiledPrograms(WITH_PROCESSES, [...withProcesses, ...startedPrograms], { retry: 1 }),
    ],
  },
}))
