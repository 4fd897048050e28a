// `npm run bench`: how fast Safehouse is beside its peers; bench/src/run.ts says what it measures. Installs what it needs, peers included.
import { register } from 'tsx/esm/api'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
register()
await import('../bench/src/run.ts')
