// `npm run test:deep`: what takes too long for every `npm test`. Property tests try ten times as many random cases; programs sit in every seat
// of each game, and the packaged server is killed. In the browser whole matches are played to their end, all pages move, every staged moment
// is looked at from every side, barriers are looked for in every scene at every size and in every language, spoken games are played in every
// language, and a sixth game is built and played. Arguments are passed on to vitest, and then nothing else is run.
import { install } from './install.js'
import { requireNode, runTool } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
const vitestArgs = process.argv.slice(2)
const testPaths = [
  'packages/engine',
  'packages/games',
  'packages/beliefs',
  'packages/bots',
  'packages/cli/src/verify-py.test.ts',
  'packages/web/src/passing/whole-games.test.ts',
  'faults.test.ts',
  'idle-memory.test.ts',
  'packages/server/test/seats.test.ts',
  'scripts/pack.test.ts',
  'scripts/sixth-game.test.ts',
]
const isUnitFine = runTool('vitest/vitest.mjs', ['run', '--mode', 'deep', ...testPaths, ...vitestArgs])
const { build } = await import('./build.js')
const env = { ...process.env, TEST_DEPTH: '10', SCENE_SIZES: 'all', SPOKEN_LANGUAGES: 'all' }
const isBrowserFine = vitestArgs.length > 0 || (build() && runTool('@playwright/test/cli.js', ['test'], { env }))
process.exitCode = isUnitFine && isBrowserFine ? 0 : 1
