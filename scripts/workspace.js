// Where the project is, and how its own tools are started. Nothing here may need an installed package.
import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts)

/**
 * Runs a program in sight of the person who waits for it, and tells whether it went well.
 * @param {string} command @param {readonly string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 */
export function run(command, args, { cwd = root, env = process.env, shell = false } = {}) {
  const { status, error } = spawnSync(command, args, { cwd, env, shell, stdio: 'inherit' })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** A tool of node_modules, by the path of its program in there. @param {string} path @param {readonly string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] */
export const runTool = (path, args, options) => run(process.execPath, [inRoot('node_modules', path), ...args], options)

/**
 * Runs a Node program beside others. Its output goes to `print`; resolves to whether it went well.
 * @param {string} path @param {readonly string[]} args @param {(text: string) => void} print @returns {Promise<boolean>}
 */
export function runBeside(path, args, print) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = spawn(process.execPath, [path, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return new Promise((resolve) => {
    child.once('error', (problem) => print(`${path}: ${problem.message}\n`))
    child.once('close', (status) => resolve(status === 0))
  })
}

/** Ends with a sentence if this Node is too old for what follows. */
export function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 20) return
  console.error(`Safehouse needs Node 20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
