// `npm run test:commands`: tries every command of README, CONTRIBUTING and docs, in a short form, in a fresh clone in which nothing is
// installed. Takes ten minutes and more. `npm run test:commands -- bench pack` tries only the commands that contain one of the words;
// if they need what earlier commands made, COMMANDS_CLONE names a clone of an earlier run.
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { trials } from './documented-commands.js'
import { inRoot, outputOf, requireNode, root } from './workspace.js'

/** @typedef {import('./documented-commands.js').Trial} Trial */
const SERVE_TIMEOUT_MS = 300_000
const PORT = process.env.E2E_PORT || '7207'

/** A clone of the last commit with the changes of the working tree. */
function makeFreshClone() {
  const clone = mkdtempSync(join(tmpdir(), 'safehouse-clone-'))
  const runGit = (/** @type {string[]} */ ...args) => outputOf('git', args)
  chmodSync(clone, 0o755) // PostgreSQL runs as a user of its own
  runGit('clone', '--quiet', '--no-hardlinks', root, clone)
  for (const path of runGit('ls-files', '-z', '--modified', '--others', '--deleted', '--exclude-standard').split('\0').filter(Boolean)) {
    if (existsSync(inRoot(path))) cpSync(inRoot(path), join(clone, path), { recursive: true })
    else rmSync(join(clone, path), { force: true })
  }
  return clone
}

const env = () => ({ ...process.env, PORT, DEV_PORT: String(Number(PORT) + 1), npm_config_update_notifier: 'false' })

/** Runs a command until it ends, or, if it serves, until it answers. Resolves to what is wrong. @param {string} clone @param {Trial} trial @returns {Promise<string | undefined>} */
async function tryCommand(clone, { short, serves, says, fails = false, isFigure = false }) {
  const child = spawn(short ?? serves ?? '', { cwd: clone, env: env(), shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)))
  const isOutputRight = () => says === undefined || says.test(output)
  if (serves === undefined) {
    const status = await ended
    return (isFigure || (status !== 0) === fails) && isOutputRight() ? undefined : `ended with ${status}:\n${output.slice(-3000)}`
  }
  const answered = await Promise.race([waitForPage(() => output), ended.then(() => false)])
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
  return answered ? undefined : `no page came:\n${output.slice(-3000)}`
}
/** Whether the server whose output this is serves a page. @param {() => string} output */
async function waitForPage(output) {
  for (const end = Date.now() + SERVE_TIMEOUT_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(stripVTControlCharacters(output())) ?? []
    const page =
      port &&
      (await fetch(`http://localhost:${port}/`)
        .then((answer) => answer.text())
        .catch(() => undefined))
    if (page?.includes('<title>Safehouse</title>')) return true
  }
  return false
}

requireNode()
const words = process.argv.slice(2)
const chosen = trials.filter(({ short, serves }) => words.length === 0 || words.some((word) => (short ?? serves ?? '').includes(word)))
const clone = process.env.COMMANDS_CLONE || makeFreshClone()
console.log(`In ${clone}:`)
let failures = 0
let tried = 0
for (const trial of chosen) {
  const command = trial.short ?? trial.serves
  if (command === undefined) {
    console.log(`not tried  ${trial.documented.source}: ${trial.untried}`)
    continue
  }
  tried++
  const start = performance.now()
  const problem = await tryCommand(clone, trial)
  if (problem !== undefined) failures++
  console.log(
    `${problem === undefined ? 'works    ' : 'FAILS    '}  ${command}  (${((performance.now() - start) / 1000).toFixed(0)} s)${problem === undefined ? '' : `\n${problem}`}`,
  )
}
if (!process.env.COMMANDS_CLONE && dirname(clone) === tmpdir()) rmSync(clone, { recursive: true, force: true })
console.log(`${tried - failures} of ${tried} work`)
process.exitCode = failures > 0 ? 1 : 0
