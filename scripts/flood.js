// `npm run flood`: what those who play notice of a flood of strangers. `npm run flood -- 600 10 3`: 600 of each kind a second,
// ten seconds each, three rounds.
import { register } from 'tsx/esm/api'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
register()
await import('../packages/server/testing/flood/main.ts')
