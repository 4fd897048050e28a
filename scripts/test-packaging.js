// `npm run test:packaging`: checks Dockerfile, compose files and the folders of packaging/ without a container engine. The Dockerfile's
// steps are followed in a bare root file system, which holds Node, its libraries and the installed package and nothing else; the server
// runs there as an unprivileged user with a read-only root, shows every game to a real browser, and is killed and upgraded. Needs Debian
// (its libraries are those of the base image) and root.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse as parseToml } from 'smol-toml'
import { register } from 'tsx/esm/api'
import { parse as parseYaml } from 'yaml'
import { pack } from './pack.js'
import { inRoot } from './workspace.js'

/** The user of distroless images that are named `nonroot`. */
const NONROOT = 65532
const PORT = 17_007
const ORIGIN = `http://127.0.0.1:${PORT}`
const MAX_IMAGE_MB = 150
/** How long the tables may take to answer on a busy machine. */
const ANSWER_MS = 60_000
/** Distroless' own files beside Node and its libraries: time zones, certificates, /etc, as published for nodejs20-debian12. */
const BASE_MB = 8

/** @type {string[]} */
const problems = []
/** @param {string} what @param {boolean | string | undefined} isRight true, or what is wrong */
function check(what, isRight) {
  const right = isRight === true
  console.log(`${right ? 'ok  ' : 'FAIL'} ${what}${typeof isRight === 'string' ? `: ${isRight}` : ''}`)
  if (!right) problems.push(what)
}

const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8')

/** @param {string} path @param {string} schemaPath absolute */
function checkAgainstSchema(path, schemaPath) {
  const text = readFileSync(schemaPath, 'utf8').replaceAll('(?P<', '(?<') // groups are named as in Python in Home Assistant's schema
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats.default(/** @type {never} */ (ajv)) // its types are those of a copy of Ajv of its own
  const isValid = ajv.compile({ ...JSON.parse(text), $schema: undefined })
  const content = path.endsWith('.toml') ? parseToml(read(path)) : parseYaml(read(path), { merge: true })
  check(`${path} fits its schema`, isValid(content) || ajv.errorsText(isValid.errors, { separator: '\n     ' }))
}

function checkPackagingFiles() {
  const schemas = inRoot('packaging', 'schemas')
  for (const path of ['compose.yaml', 'compose.nodes.yaml', 'packaging/umbrel/safehouse/docker-compose.yml'])
    checkAgainstSchema(path, join(schemas, 'compose-spec.json'))
  checkAgainstSchema('packaging/home-assistant/safehouse/config.yaml', join(schemas, 'home-assistant-addon.json'))
  checkAgainstSchema('packaging/umbrel/safehouse/umbrel-app.yml', join(schemas, 'umbrel-app.json'))
  checkAgainstSchema('packaging/yunohost/manifest.toml', join(schemas, 'yunohost-manifest.json'))
  // A folder with YunoHost's own schema, for a check against the newest one.
  const option = process.argv.indexOf('--schemas')
  const newest = option > 0 ? join(process.argv[option + 1] ?? '', 'manifest.v2.schema.json') : ''
  if (existsSync(newest)) checkAgainstSchema('packaging/yunohost/manifest.toml', newest)
  for (const name of readdirSync(inRoot('packaging', 'yunohost', 'scripts'))) {
    const { status, stderr } = spawnSync('bash', ['-n', inRoot('packaging', 'yunohost', 'scripts', name)], { encoding: 'utf8' })
    check(`packaging/yunohost/scripts/${name} is valid shell`, status === 0 || stderr)
  }
  const unit = spawnSync('systemd-analyze', ['verify', inRoot('packaging', 'systemd', 'safehouse.service')], { encoding: 'utf8' })
  if (unit.error) console.log('skip systemd-analyze is not here: the unit file was not checked')
  else check('packaging/systemd/safehouse.service is a valid unit', unit.stderr.trim() === '' || unit.stderr)
}

/** Steps of the Dockerfile by instruction, continued lines joined. @param {string} text @returns {{ name: string, rest: string }[]} */
const parseDockerfile = (text) =>
  text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }))

/** Debian packages with the libraries of the base image. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6']

/** Copies Node and the libraries of the base image, from this machine. @param {string} image */
function copyNode(image) {
  const { stdout } = spawnSync('dpkg', ['-L', ...LIBRARIES], { encoding: 'utf8' })
  const libraries = stdout.split('\n').filter((path) => /[.]so([.]|$)/.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile())
  const files = [...libraries, '/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'].filter((path) => existsSync(path))
  for (const path of files) {
    mkdirSync(join(image, dirname(path)), { recursive: true })
    cpSync(path, join(image, path), { dereference: true })
  }
  mkdirSync(join(image, 'nodejs', 'bin'), { recursive: true })
  cpSync(process.execPath, join(image, 'nodejs', 'bin', 'node'), { dereference: true })
}

/** Runs the install step of the Dockerfile, then follows its last stage. @param {string} image @param {string} archive @returns {{ command: string[], health: string[], env: Record<string, string> }} */
function buildImage(image, archive) {
  const steps = parseDockerfile(read('Dockerfile'))
  const install = steps.find(({ name, rest }) => name === 'RUN' && rest.includes('npm install'))?.rest ?? ''
  const installed = mkdtempSync(join(tmpdir(), 'safehouse-stage-'))
  const commands = install
    .replaceAll('/safehouse.tgz', archive)
    .replaceAll('/app', join(installed, 'app'))
    .replace('mkdir /data', `mkdir ${join(installed, 'data')}`)
  const { status, stderr } = spawnSync('sh', ['-c', commands], { encoding: 'utf8', env: { ...process.env, npm_config_prefer_offline: 'true' } })
  check('the steps of the stage "installed" succeed', status === 0 || stderr)
  copyNode(image)
  const lastStage = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'))
  for (const { name, rest } of lastStage) {
    if (name !== 'COPY') continue
    const [from = '', to = ''] = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
    cpSync(join(installed, from), join(image, to), { recursive: true, verbatimSymlinks: true })
  }
  rmSync(installed, { recursive: true })
  for (const folder of ['tmp', 'proc', 'dev']) mkdirSync(join(image, folder), { recursive: true })
  chmodSync(join(image, 'tmp'), 0o1777)
  spawnSync('chown', ['-R', `${NONROOT}:${NONROOT}`, join(image, 'data')])
  const list = (/** @type {string} */ text) => /** @type {string[]} */ (JSON.parse(text.slice(text.indexOf('['))))
  const argumentsOf = (/** @type {string} */ wanted) => lastStage.find(({ name }) => name === wanted)?.rest ?? ''
  const env = Object.fromEntries(
    argumentsOf('ENV')
      .split(/\s+/)
      .map((pair) => pair.split('=')),
  )
  return { command: ['/nodejs/bin/node', ...list(argumentsOf('CMD'))], health: list(argumentsOf('HEALTHCHECK')), env: { ...env, PORT: String(PORT) } }
}

/** Runs a command in the image: its root read-only but for /data, as the unprivileged user. @param {string} image @param {readonly string[]} command @param {Record<string, string>} env */
function runInImage(image, command, env) {
  const mounts = [
    `mount --bind ${image} ${image}`,
    `mount --bind ${image}/data ${image}/data`,
    `mount -o remount,bind,ro ${image}`,
    `mount -t tmpfs none ${image}/tmp`,
  ]
  const devices = `mount -t tmpfs none ${image}/dev && for d in null urandom random; do touch ${image}/dev/$d && mount --bind /dev/$d ${image}/dev/$d; done`
  const script = `${mounts.join(' && ')} && ${devices} && mount -t proc none ${image}/proc && exec chroot --userspec=${NONROOT}:${NONROOT} ${image} "$@"`
  return spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...command], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}
const exitOf = (/** @type {import('node:child_process').ChildProcess} */ child) => new Promise((resolve) => child.once('exit', resolve))

/** @param {string} folder @returns {number} */
function sizeInMegabytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
}

/** Starts the server in the image and waits until it is ready. @param {string} image @param {readonly string[]} command @param {Record<string, string>} env */
async function startInImage(image, command, env) {
  const server = runInImage(image, command, { ...env, LOG_LEVEL: 'warn' })
  const ended = exitOf(server)
  let isUp = false
  for (let i = 0; i < 300 && !isUp && server.exitCode === null; i++) {
    isUp = (await fetch(`${ORIGIN}/readyz`).catch(() => undefined))?.ok ?? false
    if (!isUp) await new Promise((done) => setTimeout(done, 50))
  }
  return {
    isUp,
    kill: () => {
      process.kill(-(server.pid ?? 0), 'SIGKILL') // the whole group: the server is a grandchild
      return ended
    },
  }
}

/** @param {string} what @param {Promise<readonly string[]>} found what is wrong, or a rejection; a table that is gone gives no answer */
async function checkNothingWrong(what, found) {
  const noAnswer = new Promise((_, fail) => setTimeout(fail, ANSWER_MS, new Error('no answer')).unref())
  const wrong = await Promise.race([found, /** @type {Promise<never>} */ (noAnswer)]).catch((error) => [String(error)])
  check(what, wrong.length === 0 || wrong.join(', '))
}

async function checkImage() {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-image-'))
  chmodSync(folder, 0o755)
  const image = join(folder, 'root')
  const { command, health, env } = buildImage(image, await pack(folder))
  const size = sizeInMegabytes(image) + BASE_MB
  check(`the image has ${size.toFixed(0)} MB of ${MAX_IMAGE_MB}`, size < MAX_IMAGE_MB)
  const started = Date.now()
  let server = await startInImage(image, command, env)
  check(`the server starts in the image, as user ${NONROOT}, with a read-only root (${Date.now() - started} ms)`, server.isUp)
  check('the health check of the image passes', (await exitOf(runInImage(image, health, env))) === 0)
  for (const path of ['/', '/api/games', '/open?game=spyfall-2', '/docs/']) {
    const answer = await fetch(`${ORIGIN}${path}`).catch(() => undefined)
    check(`${path} is served`, answer?.ok)
  }
  register() // for the TypeScript below
  const { findChanges, findLosses, showEveryGame } = await import('./image-games.ts')
  const { releases, unpackRelease } = await import('../packages/server/testing/upgrade/stored-tables.ts')
  const shown = await showEveryGame(ORIGIN).catch(String)
  check('a browser shows a match of every game, with bots', typeof shown !== 'string' || shown)
  await server.kill()
  check('a health check without a server fails', (await exitOf(runInImage(image, health, env))) !== 0)
  server = await startInImage(image, command, env)
  if (typeof shown !== 'string') await checkNothingWrong('after a kill -9 every match is as far as its player had seen it', findLosses(ORIGIN, shown))
  await server.kill()
  for (const release of releases) {
    const data = join(image, 'data')
    for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true })
    const written = unpackRelease(release, data)
    spawnSync('chown', ['-R', `${NONROOT}:${NONROOT}`, data])
    server = await startInImage(image, command, env)
    await checkNothingWrong(`tables that ${release} stored are the same for every device after the upgrade`, findChanges(ORIGIN, written))
    await server.kill()
  }
  rmSync(folder, { recursive: true, force: true })
}

checkPackagingFiles()
const canMakeImages = ['dpkg --version', 'unshare --mount --pid --fork true'].every((command) => spawnSync('sh', ['-c', command]).status === 0)
if (!canMakeImages) console.log('skip this is no Debian, or namespaces cannot be made here: the image was not tried')
else await checkImage()
console.log(problems.length === 0 ? 'All of packaging/ is right.' : `${problems.length} wrong`)
process.exit(problems.length === 0 ? 0 : 1)
