// `npm run slow-disk`: whether a slow disk stalls anything but what waits for it. `npm run slow-disk -- 20 3`: twenty seconds each,
// three rounds.
import { register } from 'tsx/esm/api'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
register()
await import('../packages/server/testing/slow-disk/main.ts')
