// `npm run faults`: what can go wrong is tried for real, on servers under load. `npm run faults -- 2 PostgreSQL` tries each
// fault that has the word in its name twice.
import { register } from 'tsx/esm/api'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
register()
await import('../packages/server/testing/faults/main.ts')
