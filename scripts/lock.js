// Makes lockfiles work on every platform: `npm run lock` completes them, `--check` (a stage of the tests) reports what is missing.
// Optional packages for other platforms that the registry lacked when the lock was written are added by name, version and platform;
// without them `npm ci` fails on a machine whose registry has them. Download addresses are not allowed, so that any registry can be used.
import { readdirSync, writeFileSync } from 'node:fs'
import { inRoot, readJson } from './workspace.js'

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Locked
 */
const platforms = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The lockfile's entry of an optional package, as npm would write it, with the platform read from its name. @param {string} name @param {string} version @param {boolean} dev */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/)
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  const os = platforms.filter((platform) => words.includes(platform))
  return {
    version: version.replace(/^[~^]/, ''),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

/** The optional packages that something in the lock asks for and that it does not list. @param {Record<string, Locked>} packages */
function missingFrom(packages) {
  /** @type {[string, Locked][]} */
  const missing = []
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
        missing.push([`node_modules/${name}`, entryFor(name, version, dev)])
  return missing
}
/** @param {Record<string, Locked>} packages */
const packagesWithAddress = (packages) => Object.entries(packages).flatMap(([path, { resolved, link }]) => (resolved && !link ? [path] : []))

/** The lockfile of the workspace and those of the programs that `npm run bench` compares it with, relative to the root. */
const peers = readdirSync(inRoot('bench', 'peers'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const lockfiles = ['package-lock.json', ...peers.map(({ name }) => `bench/peers/${name}/package-lock.json`)]

/** What is wrong with a lockfile, a line each. @param {string} file @param {Record<string, Locked>} packages */
const problemsOf = (file, packages) => [
  ...missingFrom(packages).map(([name]) => `${file} does not list ${name}. npm run lock completes it.`),
  ...packagesWithAddress(packages).map((name) => `${file} holds a download address of ${name}`),
]

/** @param {string} file */
function completeLock(file) {
  const lock = readJson(inRoot(file))
  const missing = missingFrom(lock.packages)
  const sorted = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(sorted)
  writeFileSync(inRoot(file), `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${file}: ${missing.length > 0 ? `${missing.length} packages added` : 'nothing to add'}`)
}

if (process.argv[1] === inRoot('scripts', 'lock.js')) {
  if (process.argv.includes('--check')) {
    const problems = lockfiles.flatMap((file) => problemsOf(file, readJson(inRoot(file)).packages))
    for (const problem of problems) console.error(problem)
    process.exitCode = problems.length > 0 ? 1 : 0
  } else for (const file of lockfiles) completeLock(file)
}
