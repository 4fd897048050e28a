// The layers, declared in one place: engine ← games, content ← beliefs ← bots, protocol ← player ← mcp ← server ← cli; web.
// Nothing may import against the arrows, round in a circle, or past a package's own entrance.
const layer = (name, ...below) => ({
  name: `${name}-looks-down`,
  comment: `${name} may import ${below.length > 0 ? below.join(', ') : 'no other package of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  // Browser tests run the attacks of `npm run hostile`, which the server's campaign defines.
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...below].join('|')})/|^packages/server/testing/hostile/browser[.]ts$` },
})
const tests = '[.]test[.]tsx?$|/e2e/|/testing/'

module.exports = {
  forbidden: [
    layer('engine'),
    layer('content', 'engine'),
    layer('games', 'engine', 'content'),
    layer('beliefs', 'engine', 'content', 'games'),
    layer('bots', 'engine', 'content', 'games', 'beliefs'),
    layer('protocol', 'engine', 'content', 'games'),
    layer('player', 'engine', 'content', 'games', 'protocol'),
    layer('mcp', 'engine', 'content', 'games', 'protocol', 'player'),
    layer('server', 'engine', 'content', 'games', 'beliefs', 'bots', 'protocol', 'player', 'mcp'),
    layer('web', 'engine', 'content', 'games', 'beliefs', 'protocol'),
    layer('cli', 'engine', 'content', 'games', 'beliefs', 'bots', 'protocol', 'player', 'mcp', 'server'),
    {
      name: 'engine-stands-alone',
      comment: 'the engine runs in browser and Node alike and has no I/O: hashes are all it needs from outside',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: tests },
      to: { dependencyTypesNot: ['local'], pathNot: 'node_modules/@noble/hashes' },
    },
    {
      name: 'rules-and-bots-do-no-io',
      comment: 'games, content, beliefs and bots are pure: no clock, no files, no network',
      severity: 'error',
      from: { path: '^packages/(games|content|beliefs|bots)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'beliefs-and-bots-know-what-their-seat-knows',
      comment: 'beliefs and bots get a feed; what decides and what deals is out of their reach',
      severity: 'error',
      from: { path: '^packages/(beliefs|bots)/src/', pathNot: tests },
      to: { path: '^packages/games/src/[^/]+/(decide|tell|hidden)[.]ts$' },
    },
    {
      name: 'pages-carry-no-schema-library',
      comment: 'facts.ts and view-schemas.ts are for the server: nothing of a game but its index.ts takes values from them',
      severity: 'error',
      from: { path: '^packages/games/src/[^/]+/', pathNot: `${tests}|/(index|facts|view-schemas)[.]ts$` },
      to: { path: '^packages/games/src/([^/]+/(facts|view-schemas)|fact)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'testing-is-for-tests',
      comment: 'what is in a testing/ folder helps tests; production code must not import it',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '^packages/.*/testing/' },
    },
    { name: 'tests-are-not-imported', severity: 'error', from: { pathNot: tests }, to: { path: '[.]test[.]tsx?$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|sixth-game)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count too. `verbatimModuleSyntax` makes them say so: what the compiler leaves out need not be found by compiling (`specify`).
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
