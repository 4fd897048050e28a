// The commands that README, CONTRIBUTING and docs tell people to type, and a short form of each with which scripts/test-commands.js tries
// it in a fresh clone. A command without a short form fails a test: what is documented is tried.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './workspace.js'

const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(inRoot('docs'), { encoding: 'utf8', recursive: true }).map((path) => `docs/${path}`)]
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|safehouse|docker|pg_dump|pg_restore)(?: |$)/
/** These words by themselves in a sentence name a program or a package, and are no command. */
const bareNames = ['npm', 'npx', 'node', 'docker', 'safehouse']
/** The name of a hashed format, such as `safehouse seed 1`, which looks like a command. */
const isFormatName = /^safehouse \w+ \d/

/** Every command in code of the pages, without its comment. @returns {{ page: string, command: string }[]} */
export function findDocumentedCommands() {
  return pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => {
      const text = readFileSync(inRoot(page), 'utf8')
      const blocks = [...text.matchAll(/^ *```(?:sh|bash)?\n([\s\S]*?)^ *```/gm)].flatMap(([, lines = '']) => lines.split('\n'))
      const inline = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
      const lines = [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, '').trim())
      const commands = lines.flatMap((line) => (isCommand.test(line) ? line.split(' && ') : []))
      return commands
        .filter((command) => !isFormatName.test(command) && (!bareNames.includes(command) || blocks.includes(command)))
        .map((command) => ({ page, command }))
    })
}

/**
 * How a documented command is tried. Exactly one of `short` (a command that ends by itself), `serves` (a command that prints an address
 * and runs until it is stopped) and `untried` (why it is not tried).
 * `says`: what its output must contain. `fails`: it must end with an error. `isFigure`: it may fail, as it measures and the machine may be busy.
 * @typedef {{ documented: RegExp, short?: string, serves?: string, says?: RegExp, fails?: boolean, isFigure?: boolean, untried?: string }} Trial
 */

/** In the order in which they are tried: the first ones find a clone in which nothing is installed. @type {readonly Trial[]} */
export const trials = [
  { documented: /^npm start$/, serves: 'npm start' },
  { documented: /^npm run sizes/, short: 'npm run sizes', says: /landing \(en\)/ },
  { documented: /^npm run page/, short: 'npm run page -- --visits 1 --only landing', says: /\| landing \|/, isFigure: true },
  { documented: /^npm run scale -- --run/, short: 'TABLES=20 npm run scale -- --run restart', says: /running matches/ },
  { documented: /^npm run scale/, short: 'npm run scale', says: /1,000,000 players/ },
  { documented: /^npm run bench/, short: 'npm run bench -- --quick --only Colyseus', says: /moves\/s/ },
  { documented: /^npm run bench/, short: 'npm run bench -- --quick --only PostgreSQL', says: /moves\/s/ },
  { documented: /^npm run faults/, short: 'npm run faults -- 1 stopped', says: /0 lost, 0 doubled/, isFigure: true },
  { documented: /^npm run flood/, short: 'npm run flood -- 20 1 1' },
  { documented: /^npm run seats/, short: 'npm run seats -- 1 spy-alley-dice', says: /requests a decision/ },
  { documented: /^npm run slow-disk/, short: 'npm run slow-disk -- 1 1' },
  { documented: /^npm run hostile/, short: 'npm run hostile -- 1 frames', says: /held/ },
  { documented: /^npm run beliefs/, short: 'npm run beliefs -- spy-alley-dice:20', says: /holds/ },
  { documented: /^npm run fairness/, short: 'npm run fairness -- 2', says: /wins by seat/ },
  { documented: /^npm run tells/, short: 'npm run tells -- spy-alley-dice:10', says: /AUC/ },
  { documented: /^npm run arena/, short: 'npm run arena -- spy-alley-dice --games 4 --bots quick,random' },
  { documented: /^npx --no safehouse arena/, short: 'npx --no safehouse arena spy-alley-dice --games 2 --bots quick,random', says: /rating/ },
  { documented: /^npx --no safehouse simulate/, short: 'npx --no safehouse simulate spy-alley-dice --games 2 --seed 1 --records .cache/records' },
  { documented: /^(npx --no )?safehouse verify/, short: 'npx --no safehouse verify .cache/records/spy-alley-dice-0.json', says: /true/ },
  { documented: /^(SAFEHOUSE_DATA=\S+ )?(npx --no )?safehouse backup/, short: 'npx --no safehouse backup .cache/backup.db', says: /Backed up/ },
  { documented: /^(SAFEHOUSE_DATA=\S+ )?(npx --no )?safehouse restore/, short: 'npx --no safehouse restore .cache/backup.db', says: /Restored/ },
  { documented: /^npm run pictures/, short: 'npm run pictures' },
  { documented: /^npm run film/, short: 'npm run film -- .cache/film declined' },
  { documented: /^npm run icons/, short: 'npm run icons' },
  { documented: /^npm run dev/, serves: 'npm run dev' },
  { documented: /^npm run check:rules/, short: 'npm run check:rules', says: /npm test runs them all/, fails: true },
  { documented: /^npm run lock/, short: 'npm run lock', says: /nothing to add/ },
  { documented: /^npm run test:packaging/, short: 'npm run test:packaging', says: /All of packaging/ },
  { documented: /^npm run pack$/, short: 'npm run pack', says: /npm install -g/ },
  { documented: /^npm run pack:player/, short: 'npm run pack:player', says: /npm publish/ },
  { documented: /^npm run mcp:tokens/, short: 'npm run mcp:tokens', says: /of at most 2000 tokens/ },
  { documented: /^(npx --no )?safehouse mcp/, short: 'npx --no safehouse mcp', says: /--seat needs the link/, fails: true },
  { documented: /^npm install -g/, short: 'npm install -g --prefix .cache/prefix ./safehouse-*.tgz' },
  { documented: /^safehouse doctor/, short: '.cache/prefix/bin/safehouse doctor', says: /memory/ },
  { documented: /^safehouse --(version|help)/, short: '.cache/prefix/bin/safehouse --version', says: /^\d+[.]\d+[.]\d+$/m },
  { documented: /^(PORT=\d+ )?safehouse( serve)?( --https)?$/, serves: '.cache/prefix/bin/safehouse' },
  { documented: /^npm ci$/, short: 'npm ci' },
  { documented: /^npm test/, short: 'npm test -- lockfile architecture', says: /2 passed, 0 failed/ },
  { documented: /^npx vitest run/, short: 'npx vitest run packages/engine/src/fold.test.ts' },
  { documented: /^npm run test:deep/, short: 'npm run test:deep -- packages/engine -t fold' },
  { documented: /^npx biome check/, short: 'npx biome check --write scripts' },
  { documented: /^node scripts\/build.js/, short: 'node scripts/build.js' },
  { documented: /^(?:[A-Z_]+=\S+ )*npx playwright test/, short: 'npx playwright test --list spyfall-2.spec', says: /three rounds/ },
  { documented: /^npm run release/, short: 'npm run release', says: /what kind of release/, fails: true },
  { documented: /^npm run test:nodes/, short: 'npm run test:nodes -- --quick 24', says: /passed/ },
  { documented: /^npm run test:commands/, untried: 'this is it' },
  { documented: /^npm install$/, untried: 'npm ci is tried, which installs the same' },
  { documented: /^npx lighthouse/, untried: 'is a program of others, which this project does not install' },
  { documented: /^docker /, untried: 'needs a container engine' },
  { documented: /^pg_(dump|restore)/, untried: 'belongs to PostgreSQL' },
]
