// `npm run dev`: the server and the pages, each reloaded when its sources change. The pages come from Vite, which passes /api and
// its WebSocket on to the server. PORT is the server's (7007), DEV_PORT that of the pages (5173). Ctrl+C ends both.
import { spawn } from 'node:child_process'
import { install } from './install.js'
import { inRoot, requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)

const port = process.env.PORT || '7007'
const pagesPort = process.env.DEV_PORT || '5173'
const env = { ...process.env, PORT: port, SAFEHOUSE_DATA: process.env.SAFEHOUSE_DATA || inRoot('.cache', 'dev') }

/** @param {string} path @param {readonly string[]} args @param {{ cwd: string, stdout: 'ignore' | 'inherit' }} options */
function start(path, args, { cwd, stdout }) {
  const child = spawn(process.execPath, [inRoot('node_modules', path), ...args], { cwd, env, stdio: ['ignore', stdout, 'inherit'] })
  child.once('exit', (status) => stop(status ?? 0))
  return child
}
const children = [
  // The server prints an address, but has no pages until they are built, so its output is hidden.
  start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'packages/cli/src/main.ts', 'serve'], { cwd: inRoot(), stdout: 'ignore' }),
  start('vite/bin/vite.js', ['--port', pagesPort, '--strictPort', '--clearScreen', 'false'], { cwd: inRoot('packages', 'web'), stdout: 'inherit' }),
]
let isStopping = false
/** Stops both processes; called as well when one of them ends. @param {number} status */
function stop(status) {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = status
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
