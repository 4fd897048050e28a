// `npm start`: installs what is missing, builds what is stale, and starts the server. Needs Node and npm, nothing else.
import { build, hasWeb } from './build.js'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: false }) || (hasWeb() && !build())) process.exit(1)
process.argv.splice(2, Infinity, 'serve')
await import('../packages/cli/bin/safehouse.js')
