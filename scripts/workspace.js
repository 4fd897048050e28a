// The project's folder, and functions that start its tools. Nothing here may import an installed package, because
// the script that installs packages uses it.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)
/** @param {string} path @returns {any} */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Runs a program with its output in this terminal. Returns whether it succeeded.
 * @param {string} command @param {readonly string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 */
export function run(command, args, { cwd = root, env = process.env, shell = false } = {}) {
  const { status, error } = spawnSync(command, args, { cwd, env, shell, stdio: 'inherit' })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** Runs a program and answers with its output; throws with what it says of the problem. @param {string} command @param {readonly string[]} args */
export function outputOf(command, args, cwd = root) {
  const isWindows = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, shell: isWindows })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** Runs a tool of node_modules by the path of its program there. @param {string} path @param {readonly string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] */
export const runTool = (path, args, options) => run(process.execPath, [inRoot('node_modules', path), ...args], options)

/**
 * Runs a Node program in the background. Its output goes to `print`; resolves to whether it succeeded.
 * @param {string} path @param {readonly string[]} args @param {(text: string) => void} print @returns {Promise<boolean>}
 */
export function runInBackground(path, args, print) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = spawn(process.execPath, [path, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return new Promise((resolve) => {
    child.once('error', (problem) => print(`${path}: ${problem.message}\n`))
    child.once('close', (status) => resolve(status === 0))
  })
}

/** Exits with a message if this Node is older than 20. */
export function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 20) return
  console.error(`Safehouse needs Node 20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
