// `npm run hostile`: attacks a real server while people play, and prints one table. `npm run hostile -- 10 frames` runs ten rounds of
// the attacks that have the word in their name; `--nodes` attacks two nodes over PostgreSQL and Redis.
import { register } from 'tsx/esm/api'
import { build } from './build.js'
import { install } from './install.js'
import { requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true }) || !build()) process.exit(1)
register()
await import('../packages/server/testing/hostile/main.ts')
