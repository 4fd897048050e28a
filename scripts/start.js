// `npm start`: installs what is missing, builds what is stale, and starts the server. Needs Node and npm, nothing else.
import { build, hasWeb } from './build.js'
import { install } from './install.js'
import { requireNode } from './workspace.js'

/** Shuts down gracefully when npm is gone: a signal to npm ends npm and its shell, but is not passed on to this process. */
function stopWithNpm() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

requireNode()
if (!install({ withTools: false }) || (hasWeb() && !build())) process.exit(1)
if (process.env.npm_lifecycle_event) stopWithNpm()
process.argv.splice(2, Infinity, 'serve')
await import('../packages/cli/bin/safehouse.js')
